import { useEffect, useRef } from 'react';

/**
 * A screen has arrived: its name stands in the title bar, and its heading takes the focus unless a field of the
 * screen has it already. Gives the ref for that heading. `ScreenFrame` does this for the screens it frames.
 */
export function useArrival(name: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${name} · Kadam`;
    if (!document.activeElement?.closest('main, fieldset, [role="dialog"]'))
      heading.current?.focus({ preventScroll: true });
  }, [name]);
  return heading;
}
