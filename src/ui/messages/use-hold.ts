import { type FocusEvent, useRef } from 'react';

type Hold = { onHold?: (() => void) | undefined; onRelease?: (() => void) | undefined };

/** Hover, touch and focus hold what would leave by itself; it goes on once none of them is left. */
export function useHold({ onHold, onRelease }: Hold) {
  const holders = useRef(new Set<'pointer' | 'focus'>());
  const hold = (by: 'pointer' | 'focus') => {
    if (holders.current.size === 0) onHold?.();
    holders.current.add(by);
  };
  const release = (by: 'pointer' | 'focus') => {
    if (holders.current.delete(by) && holders.current.size === 0) onRelease?.();
  };
  return {
    onPointerEnter: () => hold('pointer'),
    onPointerLeave: () => release('pointer'),
    onPointerCancel: () => release('pointer'),
    onFocus: () => hold('focus'),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) release('focus');
    },
  };
}
