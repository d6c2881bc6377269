/** What changed, in words, and what it does to saved drafts where that is known. */
export type ChangedPart = readonly [text: string, drafts?: string | undefined];

interface Words<Part, Line> {
  readonly changed: (was: Part, is: Part, key: string) => readonly Line[];
  readonly added: (is: Part, key: string) => Line;
  readonly removed: (was: Part, key: string) => Line;
  readonly moved: (kept: readonly string[]) => Line;
}

/** What differs between the parts of two times by their keys: those of both, the new ones, the removed ones, the order. */
export function keyedChanges<Part, Line>(
  before: Readonly<Record<string, Part>>,
  after: Readonly<Record<string, Part>>,
  { changed, added, removed, moved }: Words<Part, Line>,
): Line[] {
  const [was, is] = [Object.entries(before), Object.entries(after)];
  const kept = Object.keys(after).filter((key) => key in before);
  const previous = Object.keys(before).filter((key) => key in after);
  return [
    ...was.flatMap(([key, part]) => (after[key] === undefined ? [] : changed(part, after[key], key))),
    ...is.flatMap(([key, part]) => (key in before ? [] : [added(part, key)])),
    ...was.flatMap(([key, part]) => (key in after ? [] : [removed(part, key)])),
    ...(kept.join() === previous.join() ? [] : [moved(kept)]),
  ];
}
