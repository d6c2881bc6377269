import { useDeferredValue, useEffect, useRef } from 'react';
import { useLangOf } from '#ui/translate.ts';
import { Note } from './note.tsx';

/**
 * The text of a closed dialog or toast.
 *
 * - **Use** through `ScreenFrame`, which shows it until the next act.
 * - **Accessibility**: added after its status region, so that screen readers announce it.
 */
export function PageMessage({ children }: { children: string }) {
  const langOf = useLangOf();
  const note = useRef<HTMLDivElement>(null);
  const announced = useDeferredValue(children, '');
  // The message is above the form, whose top may be scrolled out of view.
  useEffect(() => {
    if (announced) note.current?.scrollIntoView({ block: 'nearest' });
  }, [announced]);
  return (
    <Note role="status" tone="danger" lang={langOf(children)} ref={note}>
      {announced}
    </Note>
  );
}
