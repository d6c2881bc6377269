/** Whether one text becomes the other by putting in, taking out or changing at most so many letters. */
function within(changes: number, from: string, to: string): boolean {
  if (from === to) return true;
  if (changes === 0) return false;
  const [fromRest, toRest] = [from.slice(1), to.slice(1)];
  if (from[0] === to[0]) return within(changes, fromRest, toRest);
  return [
    within(changes - 1, fromRest, toRest),
    within(changes - 1, from, toRest),
    within(changes - 1, fromRest, to),
  ].some(Boolean);
}

/** The known text that was most likely meant by one that is not known; none where all of them are far. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const most = Math.min(4, Math.max(1, Math.floor(written.length / 3)));
  const changes = Array.from({ length: most }, (_, less) => less + 1);
  return changes.flatMap((so) => known.find((text) => within(so, written, text)) ?? [])[0];
}

/** A longer list is not printed; the message names the file that has it. */
const longestList = 45;

/** The valid ones, in quotes. */
export const oneOf = (known: readonly string[]) => `one of ${known.map((text) => `'${text}'`).join(', ')}`;

/** What to write for an unknown text: the known one that was most likely meant, or the list of them. */
export function didYouMean(written: string, known: readonly string[], listedIn: string): string {
  const meant = nearest(written, known);
  if (meant !== undefined) return `'${meant}'`;
  const listed = known.length > 0 && known.length <= longestList && known.every((text) => text.length < 20);
  return listed ? oneOf(known) : `one of those in ${listedIn}, or add it there`;
}
