import { useLayoutEffect } from 'react';
import { useUiState } from '#ui/ui-state.tsx';

/** Counts a layer while it is open. */
export function useCountedLayer(open: boolean) {
  const { setOpenLayers } = useUiState();
  useLayoutEffect(() => {
    if (!open) return;
    setOpenLayers((count) => count + 1);
    return () => setOpenLayers((count) => count - 1);
  }, [open, setOpenLayers]);
}

/** Whether a sheet or a dialog covers the page: less urgent layers wait. */
export function useIsCovered() {
  return useUiState().openLayers > 0;
}
