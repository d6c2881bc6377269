import { useLayoutEffect, useRef } from 'react';
import { useUiState } from '#ui/ui-state.tsx';

/*
 * What had the focus, and, where that was in a layer, the opener of that one, which may close first. A layer that is closing
 * is inert, and may have lost the focus already.
 */
const findOpeners = (openers: WeakMap<Element, Element>) => {
  const active = document.activeElement;
  const layer =
    active === document.body ? document.querySelector('[data-layer][inert]') : active?.closest('[data-layer]');
  return [active, layer && openers.get(layer)];
};

/*
 * The opener can be gone with its screen, or nothing had the focus; and another layer can still be open. The heading of a
 * screen can take the focus: Storybook's own page has another heading.
 */
const findTarget = (candidates: readonly (Element | null | undefined)[]) => {
  const layer = document.querySelector('[data-layer]:not([inert])');
  const canFocus = (one: Element | null | undefined) =>
    one?.isConnected && one !== document.body && (layer ? layer.contains(one) : !one.closest('[inert]'));
  return candidates.find(canFocus) ?? layer ?? document.querySelector('h1[tabindex]');
};

/** Radix returns the focus to its own trigger only; our layers also open with a response of the server. */
export function useReturnFocus(open: boolean) {
  const { openers } = useUiState();
  const candidates = useRef<ReturnType<typeof findOpeners>>([]);
  useLayoutEffect(() => {
    if (open) candidates.current = findOpeners(openers);
  }, [open, openers]);
  return {
    setLayer: (layer: Element | null) => {
      const [active, outer] = candidates.current;
      const opener = outer ?? active;
      if (layer && opener) openers.set(layer, opener);
    },
    /* Only if nothing took the focus since: the heading of a next screen keeps it. */
    returnFocus: (event: Event) => {
      event.preventDefault();
      const lost = document.activeElement === null || document.activeElement === document.body;
      const target = lost && findTarget(candidates.current);
      if (target instanceof HTMLElement) target.focus();
    },
  };
}
