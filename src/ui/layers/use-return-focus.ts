import { useLayoutEffect, useRef } from 'react';
import { useUiState } from '#ui/ui-state.tsx';

/*
 * A layer opened from another one returns the focus to the opener of that one. A layer that is closing is inert, and may
 * have lost the focus already.
 */
const findOpener = (openers: WeakMap<Element, Element>) => {
  const active = document.activeElement;
  const layer =
    active === document.body ? document.querySelector('[data-layer][inert]') : active?.closest('[data-layer]');
  return (layer ? openers.get(layer) : active) ?? null;
};

/*
 * The opener can be gone with its screen, or nothing had the focus; and another layer can still be open. The heading of a
 * screen can take the focus: Storybook's own page has another heading.
 */
const findTarget = (opener: Element | null) => {
  const layer = document.querySelector('[data-layer]:not([inert])');
  if (layer) return layer.contains(opener) ? opener : layer;
  return opener?.isConnected && opener !== document.body ? opener : document.querySelector('h1[tabindex]');
};

/** Radix returns the focus to its own trigger only; our layers also open with a response of the server. */
export function useReturnFocus(open: boolean) {
  const { openers } = useUiState();
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) opener.current = findOpener(openers);
  }, [open, openers]);
  return {
    setLayer: (layer: Element | null) => {
      if (layer && opener.current) openers.set(layer, opener.current);
    },
    /* Only if nothing took the focus since: the heading of a next screen keeps it. */
    returnFocus: (event: Event) => {
      event.preventDefault();
      const lost = document.activeElement === null || document.activeElement === document.body;
      const target = lost && findTarget(opener.current);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
