import { useLayoutEffect } from 'react';
import { useUiState } from '#ui/ui-state.tsx';

/** Counts a layer for as long as it is open. */
export const useCountedLayer = (isOpen: boolean) => {
  const { setOpenLayers } = useUiState();
  useLayoutEffect(() => {
    if (!isOpen) return;
    setOpenLayers((count) => count + 1);
    return () => setOpenLayers((count) => count - 1);
  }, [isOpen, setOpenLayers]);
};

/** Whether a sheet or a dialog stands above the page: what can wait does not open over it. */
export const useIsCovered = () => useUiState().openLayers > 0;
