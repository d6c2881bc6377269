import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useUiState } from '#ui/ui-state.tsx';

/** Counts a layer for as long as it is open. */
export const useCountedLayer = (isOpen: boolean) => {
  const { countLayers } = useUiState();
  useLayoutEffect(() => {
    if (!isOpen) return;
    countLayers(1);
    return () => countLayers(-1);
  }, [isOpen, countLayers]);
};

/** Whether a sheet or a dialog stands above the page: what can wait does not open over it. */
export const useIsCovered = () => {
  const { subscribe, isCovered } = useUiState();
  return useSyncExternalStore(subscribe, isCovered);
};
