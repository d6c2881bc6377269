import { useEffect } from 'react';

/**
 * Focuses the field of a screen that opened which asks for it, or its heading, unless a field has the focus already.
 * The button of a step is no such field: it has stayed from the step before.
 */
function focusHeading(heading: HTMLHeadingElement): () => void {
  // In the frame that lays the screen out: a focus before it would lay it out once more.
  const frame = requestAnimationFrame(() => {
    const focused = document.activeElement;
    if (focused?.closest('main, fieldset, [role="dialog"]') && !focused.matches('[type="submit"]')) return;
    const field = heading.closest('main')?.querySelector<HTMLElement>('[data-autofocus]');
    (field ?? heading).focus({ preventScroll: true });
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
