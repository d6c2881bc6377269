import { useEffect, useRef } from 'react';

/**
 * Sets the title of the page, and focuses the heading of the screen unless one of its fields has the focus. Returns the
 * ref for that heading. `ScreenFrame` calls this for the screens it draws.
 */
export function useScreenTitle(name: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${name} · Kadam`;
    // In the frame that lays the screen out: a focus before it would lay it out once more.
    const frame = requestAnimationFrame(() => {
      if (!document.activeElement?.closest('main, fieldset, [role="dialog"]'))
        heading.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [name]);
  return heading;
}
