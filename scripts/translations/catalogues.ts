import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, modify } from 'jsonc-parser';
import { generateCode, parseModule } from 'magicast';
import { mismatches } from '#authoring/check-hindi.ts';
import { formatIssue } from '#authoring/issue.ts';
import { textsOf } from '#authoring/step-texts.ts';
import { longestText } from '#engine/fields/shapes.ts';
import { steps } from '#schemas/index.ts';
import { UsageError } from '../command.ts';
import { unreadableLine } from '../read-schemas.ts';
import { readSource } from '../schema-lines.ts';
import { schemaPath } from '../schema-names.ts';

export type Catalogue = Record<string, string>;

export const catalogueFile = (code: string) => `src/languages/${code}.json`;

export function readCatalogue(code: string): Catalogue {
  const file = catalogueFile(code);
  if (!existsSync(file)) throw new UsageError(`${file} does not exist. Write it, with {} in it.`);
  const text = readFileSync(file, 'utf8');
  const issue = unreadableLine(file, text, readSource(file, text));
  if (issue) throw new UsageError(formatIssue(issue));
  return JSON.parse(text);
}

export function writeCatalogue(code: string, catalogue: Catalogue): void {
  const sorted = Object.fromEntries(Object.entries(catalogue).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(catalogueFile(code), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The texts of the steps. */
export const stepTexts = steps.flatMap((step) =>
  textsOf(step).map(({ key, text }) => ({ step, key, text, hindi: step.hindi?.[text] })),
);

/** How a translation does not fit its English text, in plain words. */
export const misfits = (text: string, translation: string) =>
  mismatches(text, translation, stepTexts.some((one) => one.text === text) ? longestText : undefined);

/** The schema of a step, in either form, with the Hindi of a text. */
function withHindi(schema: string, file: string, text: string, hindi: string): string {
  if (file.endsWith('.json')) return applyEdits(schema, modify(schema, ['hindi', text], hindi, {}));
  const module = parseModule(schema);
  for (const declared of Object.values(module.exports)) {
    const [written] = declared.$callee === 'step' ? declared.$args : [];
    if (written?.$type !== 'object') continue;
    written.hindi ??= {};
    written.hindi[text] = hindi;
  }
  return generateCode(module).code;
}

/** Writes the Hindi of the steps into their schemas. */
export function writeStepTexts(accepted: Readonly<Catalogue>): void {
  for (const { step, text, hindi } of stepTexts) {
    const translation = accepted[text];
    const file = schemaPath(step.route);
    if (translation && translation !== hindi)
      writeFileSync(file, withHindi(readFileSync(file, 'utf8'), file, text, translation));
  }
}
