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

/** What to write for a text that is not known: the known one that was most likely meant, or where they are listed. */
export function didYouMean(written: string, known: readonly string[], listedIn: string): string {
  const meant = nearest(written, known);
  return meant === undefined ? `one of those in ${listedIn}, or add it there` : `'${meant}'`;
}
