import { readFileSync, writeFileSync } from 'node:fs';
import { numbersIn } from '#authoring/check-hindi.ts';
import { textsOf } from '#authoring/step-texts.ts';
import { placeholdersIn } from '#languages/format.ts';
import { steps } from '#schemas/index.ts';

export type Catalogue = Record<string, string>;

export const catalogueFile = (code: string) => `src/languages/${code}.json`;

export function readCatalogue(code: string): Catalogue {
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
  const [wanted, given] = [english, translation].map(placeholdersIn) as [string[], string[]];
  const [expected, written] = [english, translation].map(numbersIn) as [string[], string[]];
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `lacks {${name}}`),
    ...given.filter((name) => !wanted.includes(name)).map((name) => `has {${name}}, which the English has not`),
    ...written
      .filter((number) => !expected.includes(number))
      .map((number) => `has ${number}, which the English has not`),
    // A small number may be written as a word.
    ...expected.filter((number) => number.length > 1 && !written.includes(number)).map((number) => `lacks ${number}`),
  ];
}
