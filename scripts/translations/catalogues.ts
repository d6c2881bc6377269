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

/** What of a translation does not fit its English text, in plain words. */
export function misfits(english: string, translation: string): string[] {
  if (translation.trim() === '') return ['is empty'];
  const missing = (of: (text: string) => readonly string[], from: string, to: string) =>
    of(from).filter((part) => !of(to).includes(part));
  const surplus = (part: string) => `has ${part}, which the English has not`;
  return [
    // The Hindi of a step is written between quotes, on one line.
    ...(/[\n\r\\]/.test(translation) ? ['has a line break or a backslash'] : []),
    ...missing(placeholdersIn, english, translation).map((name) => `lacks {${name}}`),
    ...missing(placeholdersIn, translation, english).map((name) => surplus(`{${name}}`)),
    ...missing(numbersIn, translation, english).map(surplus),
    // A small number may be written as a word.
    ...missing(numbersIn, english, translation).flatMap((number) => (number.length > 1 ? [`lacks ${number}`] : [])),
  ];
}
