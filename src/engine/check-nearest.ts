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

/** What to write for a text that is not known: the known one that was most likely meant, or where they are listed. */
export function didYouMean(written: string, known: readonly string[], listedIn: string): string {
  for (const changes of [1, 2, 3, 4]) {
    const meant = known.find((text) => within(changes, written, text));
    if (meant !== undefined) return `'${meant}'`;
  }
  return `one of those in ${listedIn}, or add it there`;
}
