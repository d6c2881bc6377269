import { didYouMean } from '#authoring/check-nearest.ts';

/** What was asked for cannot be: the message says in a line what was wrong and what to write. */
export class BadOrder extends Error {}

/** Refuses a name that is not known, with the known one that was most likely meant. */
export function meant(what: string, written: string, known: readonly string[], listedIn: string): never {
  const nearest = didYouMean(written, known, listedIn);
  const hint = nearest.startsWith("'") ? `Did you mean ${nearest}?` : `They are listed in ${listedIn}.`;
  throw new BadOrder(`There is no ${what} '${written}'. ${hint}`);
}
