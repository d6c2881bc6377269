/** Milliseconds within which a second tap belongs to the first one: nobody has read what the first one opened. */
export const secondTapMs = 400;

/** For a part that has come under the finger: it does not take the second of two quick taps. */
export function ignoreSecondTap(part: Element | null): void {
  // A quick second tap would select the word below it.
  const ignored = { pointerEvents: ['none', 'none'], userSelect: ['none', 'none'] };
  part?.animate(ignored, secondTapMs);
}
