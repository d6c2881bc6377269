import type { Dispatch, ReactNode, RefObject, SetStateAction } from 'react';
import { createContext, useContext, useRef, useState } from 'react';

/** What the components of one page know of one another. */
interface UiState {
  readonly openLayers: number;
  readonly setOpenLayers: Dispatch<SetStateAction<number>>;
  /** What had the focus before each layer that is open. */
  readonly openers: WeakMap<Element, Element>;
  /** Where the last progress bar ended. */
  readonly lastPercent: RefObject<number>;
}

const UiContext = createContext<UiState | undefined>(undefined);

/** Once around a whole page. */
export function UiProvider({ children }: { children?: ReactNode }) {
  const [openLayers, setOpenLayers] = useState(0);
  const [openers] = useState(() => new WeakMap<Element, Element>());
  const lastPercent = useRef(0);
  return <UiContext value={{ openLayers, setOpenLayers, openers, lastPercent }}>{children}</UiContext>;
}

export function useUiState(): UiState {
  const state = useContext(UiContext);
  if (!state) throw new Error('useUiState needs a <UiProvider> above it.');
  return state;
}
