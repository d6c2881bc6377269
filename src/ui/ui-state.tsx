import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createRequiredContext } from './required-context.ts';

interface UiState {
  /** The last one is above the others. */
  readonly openLayers: readonly Element[];
  setOpenLayers(change: (layers: readonly Element[]) => readonly Element[]): void;
  /** The element that opened each layer; for a layer on another, the one that opened the first. */
  readonly openers: WeakMap<Element, Element>;
  readonly lastPercent: RefObject<number>;
}

const [UiContext, useUiState] = createRequiredContext<UiState>('UiProvider');

export { useUiState };

/**
 * The page behind a layer does not scroll, and does not move when the scroll bar of a desktop browser disappears.
 * Not with `:has()` on the root, which would recompute the style of the root, and so all tokens, at each change of focus.
 */
function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const { style, clientWidth } = document.documentElement;
    if (window.innerWidth !== clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, [isLocked]);
}

/** Once around the whole page. */
export function UiProvider({ children }: { children?: ReactNode }) {
  const [openLayers, setOpenLayers] = useState<readonly Element[]>([]);
  const [openers] = useState(() => new WeakMap<Element, Element>());
  const lastPercent = useRef(0);
  useScrollLock(openLayers.length > 0);
  return <UiContext value={{ openLayers, setOpenLayers, openers, lastPercent }}>{children}</UiContext>;
}
