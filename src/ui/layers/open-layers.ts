import { useLayoutEffect } from 'react';
import { useUiState } from '#ui/ui-state.tsx';

/** Counts a layer for as long as it is open. */
export function useCountedLayer(isOpen: boolean) {
  const { setOpenLayers } = useUiState();
  useLayoutEffect(() => {
    if (!isOpen) return;
    setOpenLayers((count) => count + 1);
    return () => setOpenLayers((count) => count - 1);
  }, [isOpen, setOpenLayers]);
}

/** Whether a sheet or a dialog stands above the page: what can wait does not open over it. */
export function useIsCovered() {
  return useUiState().openLayers > 0;
}
