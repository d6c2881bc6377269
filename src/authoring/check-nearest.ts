import { closest, distance } from 'fastest-levenshtein';

/** The known text that was most likely meant by an unknown one; undefined if none is similar. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const lower = written.toLowerCase();
  const meant = known.find((text) => text.toLowerCase() === lower) ?? closest(written, known);
  if (meant.toLowerCase() === lower) return meant;
  // 'min' is short for 'minLength', although it is nearer to 'pan'.
  const longer = known.filter((text) => written.length > 2 && text.startsWith(written));
  if (longer.length === 1) return longer[0];
  // Two swapped letters are a distance of two. Otherwise a short text has one wrong letter: 'date' does not mean 'days'.
  const least = [...written].every((letter) => meant.includes(letter)) ? 2 : 1;
  const most = Math.min(4, written.length - 1, Math.max(least, Math.floor(written.length / 3)));
  return distance(written, meant) <= most ? meant : undefined;
}

/** A longer list is not printed; the message names the file that has it. */
const maxListLength = 45;

/** The valid texts, in quotes. */
export function oneOf(known: readonly string[]): string {
  return `${known.length > 1 ? 'one of ' : ''}${known.map((text) => `'${text}'`).join(', ')}`;
}

/** What to write for an unknown text: the known one that was most likely meant, those that contain it, or the list. */
export function didYouMean(written: string, known: readonly string[], listedIn: string): string {
  const meant = nearest(written, known);
  if (meant !== undefined) return `'${meant}'`;
  const longer = known.filter((text) => written !== '' && text.includes(written));
  if (longer.length > 0 && longer.length <= maxListLength) return oneOf(longer);
  const listed = known.length > 0 && known.length <= maxListLength && known.every((text) => text.length < 20);
  return listed ? oneOf(known) : `one of those in ${listedIn}`;
}
