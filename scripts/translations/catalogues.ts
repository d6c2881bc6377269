import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { numbersIn } from '#authoring/check-hindi.ts';
import { textsOf } from '#authoring/step-texts.ts';
import { placeholdersIn } from '#languages/format.ts';
import { steps } from '#schemas/index.ts';
import { UsageError } from '../command.ts';

export type Catalogue = Record<string, string>;

export const catalogueFile = (code: string) => `src/languages/${code}.json`;

export function readCatalogue(code: string): Catalogue {
  if (!existsSync(catalogueFile(code)))
    throw new UsageError(`${catalogueFile(code)} does not exist. Write it, with {} in it.`);
  return JSON.parse(readFileSync(catalogueFile(code), 'utf8'));
}

export function writeCatalogue(code: string, catalogue: Catalogue): void {
  const sorted = Object.fromEntries(Object.entries(catalogue).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(catalogueFile(code), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The texts of the steps. Their Hindi is in the schemas, any other language in its catalogue. */
export const stepTexts = steps.flatMap((step) =>
  textsOf(step).map(({ key, text }) => ({ step, key, text, hindi: step.hindi?.[text] })),
);

const valuesIn = (text: string) => [...placeholdersIn(text).map((name) => `{${name}}`), ...numbersIn(text)];

/** What of a translation does not fit its English text, in plain words. */
export function misfits(english: string, translation: string): string[] {
  if (translation.trim() === '') return ['is empty'];
  const [expected, written] = [valuesIn(english), valuesIn(translation)];
  // A small number may be written as a word.
  const lacking = expected.filter((value) => value.length > 1 && !written.includes(value));
  const surplus = written.filter((value) => !expected.includes(value));
  return [
    // No text of a borrower has either.
    ...(/[\n\r\\]/.test(translation) ? ['has a line break or a backslash'] : []),
    ...lacking.map((value) => `lacks ${value}`),
    ...surplus.map((value) => `has ${value}, which the English has not`),
  ];
}
