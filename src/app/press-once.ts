import { secondTapMs } from '#ui/second-tap.ts';

/**
 * Lets a held Enter press only once. Its repeats would press whatever is shown by then: a dialog that nobody has read, or
 * the same screen again.
 */
function ignoreRepeats(event: KeyboardEvent): void {
  if (!event.repeat || event.key !== 'Enter') return;
  const writesLines = event.target instanceof HTMLTextAreaElement;
  if (!writesLines) event.preventDefault();
}

/** On an empty form, a tap only shows what is missing. */
const isEmpty = ({ form }: HTMLButtonElement) =>
  form && [...new FormData(form).values()].every((value) => value === '');

/**
 * Ignores a tap in a screen or a layer that nobody has read: soon after the screen has opened, or in a row of quick taps
 * of which the first was elsewhere.
 */
function ignoreUnreadTaps(): void {
  /** When the last tap was, or when the screen has opened since. */
  let tappedAt = Number.NEGATIVE_INFINITY;
  let tappedOn: unknown = location.pathname;
  // Of the last press: a click has none in Safari before 18.2.
  let pointerType = '';
  addEventListener('pointerdown', (event) => {
    ({ pointerType } = event);
  });
  const onClick = (event: MouseEvent) => {
    const { target, timeStamp } = event;
    if (!(target instanceof Element)) return;
    // A click by a key has no detail.
    const isTap = pointerType === 'touch' && event.detail > 0;
    const isQuick = isTap && timeStamp - tappedAt < secondTapMs;
    tappedAt = timeStamp;
    const place = target.closest('[data-layer]') ?? location.pathname;
    if (!isQuick) tappedOn = place;
    // Not the back arrow and the tabs, which are outside of main: a quick second step back is meant.
    const button = target.closest<HTMLButtonElement>('main button, [data-layer] button');
    if (!button || place === tappedOn || isEmpty(button)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', onClick, { capture: true });
  // The heading of a screen that opens takes the focus.
  addEventListener('focusin', ({ target, timeStamp }) => {
    if (target instanceof HTMLHeadingElement) tappedAt = timeStamp;
  });
  // After an input on the next screen, a quick tap on its button is meant.
  addEventListener('input', () => {
    tappedAt = Number.NEGATIVE_INFINITY;
  });
}

/** Lets a press count once, where the browser would press again on what the first one opened. */
export function pressOnce(): void {
  addEventListener('keydown', ignoreRepeats);
  ignoreUnreadTaps();
}
