import { useEffect } from 'react';

/** Focuses the heading of a screen that opened, unless one of the screen's fields has the focus. */
function focusHeading(heading: HTMLHeadingElement): () => void {
  // In the frame that lays the screen out: a focus before it would lay it out once more.
  const frame = requestAnimationFrame(() => {
    if (!document.activeElement?.closest('main, fieldset, [role="dialog"]')) heading.focus({ preventScroll: true });
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
