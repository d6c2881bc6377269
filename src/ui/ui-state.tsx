import { createContext, type ReactNode, useContext, useState } from 'react';

/** What the components of one page know of one another. */
interface UiState {
  /** What had the focus before each layer that is open. */
  readonly openers: WeakMap<Element, Element>;
  /** Where the last progress bar ended. */
  lastPercent: number;
  isCovered(): boolean;
  /** A layer opened, or closed. */
  countLayers(by: 1 | -1): void;
  subscribe(listener: () => void): () => void;
}

function createUiState(): UiState {
  const listeners = new Set<() => void>();
  let openLayers = 0;
  return {
    openers: new WeakMap(),
    lastPercent: 0,
    isCovered: () => openLayers > 0,
    countLayers(by) {
      openLayers += by;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const UiContext = createContext<UiState | undefined>(undefined);

/** Once around a whole page. */
export function UiProvider({ children }: { children?: ReactNode }) {
  const [state] = useState(createUiState);
  return <UiContext value={state}>{children}</UiContext>;
}

export function useUiState(): UiState {
  const state = useContext(UiContext);
  if (!state) throw new Error('useUiState needs a <UiProvider> above it.');
  return state;
}
