import { useLayoutEffect, useRef } from 'react';
import { useUiState } from '#ui/ui-state.tsx';

/* A layer opened from another returns to where the first came from. */
const openerNow = (openers: WeakMap<Element, Element>) => {
  const active = document.activeElement;
  const layer = active?.closest('[data-layer]');
  return (layer ? openers.get(layer) : active) ?? null;
};

/* What led here may be gone with its screen, and another layer may still stand above the page. */
const whereNext = (opener: Element | null) => {
  const above = document.querySelector('[data-layer]:not([inert])');
  if (above) return above.contains(opener) ? opener : above;
  return opener?.isConnected ? opener : document.querySelector('h1');
};

/** Radix returns the focus to its own trigger only, and ours are opened by an answer of the server as well. */
export function useReturnFocus(open: boolean) {
  const { openers } = useUiState();
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = openerNow(openers);
  }, [open, openers]);
  return {
    patch: (layer: Element | null) => {
      if (layer && opener.current) openers.set(layer, opener.current);
    },
    /* Only when nothing has taken the focus since: the heading of a next screen keeps it. */
    giveBack: (event: Event) => {
      event.preventDefault();
      const lost = document.activeElement === null || document.activeElement === document.body;
      const next = lost && whereNext(opener.current);
      if (next instanceof HTMLElement) next.focus();
    },
  };
}
