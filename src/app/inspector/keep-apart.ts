/** These go no further than the inspector: a dialog of the product would close, or take the focus back. */
const ours = ['pointerdown', 'focusin', 'focusout', 'click', 'keydown'] as const;

const dialogStands = () => document.querySelector('[data-layer]:not([inert])') !== null;

/**
 * The product does not feel that somebody is in the inspector: its dialogs stay open and let the focus go. Escape in
 * here is for the inspector alone.
 */
export function keepApart(host: HTMLElement, onEscape: () => void): () => void {
  const inHost = (target: EventTarget | null) => target instanceof Node && host.contains(target);
  const stop = (event: Event) => event.stopPropagation();
  const letFocusGo = (event: FocusEvent) => {
    if (inHost(event.relatedTarget) && !inHost(event.target) && dialogStands()) event.stopPropagation();
  };
  const hearEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !inHost(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  };
  for (const type of ours) host.addEventListener(type, stop);
  addEventListener('focusout', letFocusGo, { capture: true });
  addEventListener('keydown', hearEscape, { capture: true });
  return () => {
    removeEventListener('focusout', letFocusGo, { capture: true });
    removeEventListener('keydown', hearEscape, { capture: true });
  };
}
