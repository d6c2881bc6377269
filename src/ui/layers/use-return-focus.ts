import { useLayoutEffect, useRef } from 'react';
import { useUiState } from '#ui/ui-state.tsx';

/*
 * The focused element; and if it is in a layer, which may close first, the element that opened that layer. A closing layer
 * is inert, and may already have lost the focus.
 */
const findOpeners = (openers: WeakMap<Element, Element>) => {
  const active = document.activeElement;
  const layer =
    active === document.body ? document.querySelector('[data-layer][inert]') : active?.closest('[data-layer]');
  return [active, layer && openers.get(layer)];
};

/*
 * The first candidate that can take the focus now, else the layer that is still open, else the heading of the screen. That
 * heading has a tabindex; the heading of Storybook's own page has none.
 */
const findTarget = (candidates: readonly (Element | null | undefined)[]) => {
  const layer = document.querySelector('[data-layer]:not([inert])');
  const canFocus = (one: Element | null | undefined) =>
    one?.isConnected && one !== document.body && (layer ? layer.contains(one) : !one.closest('[inert]'));
  return candidates.find(canFocus) ?? layer ?? document.querySelector('h1[tabindex]');
};

/** Radix returns the focus to its own trigger only; our layers also open with a response of the server. */
export function useReturnFocus(open: boolean, layer: Element | null) {
  const { openers } = useUiState();
  const candidates = useRef<ReturnType<typeof findOpeners>>([]);
  useLayoutEffect(() => {
    if (open) candidates.current = findOpeners(openers);
  }, [open, openers]);
  useLayoutEffect(() => {
    const [active, outer] = candidates.current;
    const opener = outer ?? active;
    if (!open || !layer) return;
    if (opener) openers.set(layer, opener);
    /* Radix keeps the focus in the layer. What asks for it, such as the field of a refused code, gets it afterwards. */
    const prefer = ({ relatedTarget: target }: FocusEvent) => {
      if (target instanceof Element && !target.closest('[data-layer], [data-toasts]'))
        candidates.current.unshift(target);
    };
    addEventListener('focusout', prefer, { capture: true });
    return () => removeEventListener('focusout', prefer, { capture: true });
  }, [open, layer, openers]);
  /* Does nothing if something else has taken the focus since, such as the heading of the next screen. */
  return () => {
    const lost = document.activeElement === document.body;
    const target = lost && findTarget(candidates.current);
    // Without scrolling: Next in the foot would move the page to its end, and the message of the dialog out of sight.
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  };
}
