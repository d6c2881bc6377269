import { useEffect } from 'react';

/**
 * Focuses the `data-autofocus` field of a screen that opened, or its heading, unless something in it has the focus already.
 * The focus of a submit button does not count: the button of a step stays from the step before.
 */
function focusHeading(heading: HTMLHeadingElement): () => void {
  // In the next frame, which lays out the screen: a focus before it would cost another layout.
  const frame = requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused?.closest('main, fieldset, [data-layer]:not([inert])') && !focused.matches('[type="submit"]')) return;
    const field = heading.closest('main')?.querySelector<HTMLElement>('[data-autofocus]');
    // A caret left in the last answer would move into the heading first, and some screen readers would not read it.
    getSelection()?.empty();
    // A new view of the same screen opens where the one before was scrolled to, which may be below the field.
    (field ?? heading).focus({ preventScroll: !field });
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * Sets the title of the page. Returns the ref of the heading, which takes the focus when it appears. `ScreenFrame` calls
 * this for the screens it draws.
 */
export function useScreenTitle(name: string) {
  useEffect(() => {
    document.title = `${name} · Kadam`;
  }, [name]);
  return focusHeading;
}
