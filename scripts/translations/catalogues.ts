import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { textsOf } from '#authoring/step-texts.ts';
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
