/** What changed, in words, and what it does to saved drafts where that is known. */
export interface ChangedPart {
  readonly text: string;
  readonly drafts?: string;
}

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
  const kept = Object.keys(after).filter((key) => key in before);
  const isMoved =
    kept.join() !==
    Object.keys(before)
      .filter((key) => key in after)
      .join();
  return [
    ...Object.entries(before).flatMap(([key, was]) => (after[key] === undefined ? [] : changed(was, after[key], key))),
    ...Object.entries(after).flatMap(([key, is]) => (key in before ? [] : [added(is, key)])),
    ...Object.entries(before).flatMap(([key, was]) => (key in after ? [] : [removed(was, key)])),
    ...(isMoved ? [moved(kept)] : []),
  ];
}
