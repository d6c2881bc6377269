import { useLayoutEffect, useSyncExternalStore } from 'react';

let open = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  open += by;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Counts a layer for as long as it is open. */
export const useCountedLayer = (isOpen: boolean) => {
  useLayoutEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
};

/** Whether a sheet or a dialog stands above the page: what can wait does not open over it. */
export const useIsCovered = () => useSyncExternalStore(subscribe, () => open > 0);
