import { panVerification } from '#contract/kyc.ts';
import type { ConfirmRow, Step } from '#engine/step.ts';
import { shownAnswers } from '#engine/wording.ts';
import { exampleAnswers, exampleFacts } from './check-answers.ts';

/** A text a borrower reads on a step: the path in the schema, such as `fields.pan.label`, and the text in English. */
interface StepText {
  readonly key: string;
  readonly text: string;
}

type ReadableParts = Partial<Step> & Pick<Step, 'fields'>;

/** The parts of a step that are texts for the borrower, wherever they are in the schema. */
const readable = 'section title subtitle groupTitle label placeholder hint reason emptyText message text no yes'.split(
  ' ',
);

/** Whether borrowers read a text: by its name; the value of an option without a label; an option's label in a variant. */
function isRead(name: string, at: string, part: object): boolean {
  if (/options\[\d+\]$/.test(at) && !('label' in part) && name === 'value') return true;
  return readable.includes(name) || at.endsWith('.options');
}

function textsIn(part: object, at: string): StepText[] {
  return Object.entries(part).flatMap(([name, value]) => {
    const key = Array.isArray(part) ? `${at}[${name}]` : `${at}.${name}`;
    if (typeof value === 'object') return textsIn(value, key);
    return typeof value === 'string' && isRead(name, at, part) ? [{ key: key.slice(1), text: value }] : [];
  });
}

/** A borrower whose PAN was found: rows may show that. */
const facts = { ...exampleFacts, panVerifyData: panVerification.example.answer.data };

/** The rows of a confirmation; where a function makes them, those for the first example that passes. */
function rowsOf({ confirm, fields, examples }: ReadableParts): readonly ConfirmRow[] {
  const rows = confirm?.rows ?? [];
  if (typeof rows !== 'function') return rows;
  return examples ? rows(shownAnswers(fields, exampleAnswers({ fields, examples }, {})), facts) : [];
}

/** Every text of a step that a borrower reads, in the order of the schema, each path once; the keys of `hindi`. */
export function textsOf(step: ReadableParts): readonly StepText[] {
  const { section, title, subtitle, fields, summary, confirm, variants = {} } = step;
  const { save: _save, ...question } = confirm ?? {};
  const rows = rowsOf(step);
  return textsIn({ section, title, subtitle, fields, summary, confirm: { ...question, rows }, variants }, '');
}
