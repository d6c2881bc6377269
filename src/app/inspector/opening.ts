const place = 'kadam.inspector.open';

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(place) === 'yes';
  } catch {
    return false;
  }
}

function keep(open: boolean): void {
  try {
    sessionStorage.setItem(place, open ? 'yes' : 'no');
  } catch {
    // Then it opens anew with each page.
  }
}

/** Whether the panel is open; it stays so over a reload. It gives the focus back to where it was taken from. */
export function createOpening() {
  let open = wasOpen();
  let from: Element | null = null;
  const listeners = new Set<() => void>();

  function set(now: boolean): void {
    if (now === open) return;
    if (now) from = document.activeElement;
    open = now;
    keep(open);
    for (const listener of listeners) listener();
    if (!now && from instanceof HTMLElement && from.isConnected) from.focus();
  }
  return {
    isOpen: () => open,
    /** Whoever opened it wants to be in it; a reload leaves the focus to the product. */
    takesFocus: () => from !== null,
    toggle: () => set(!open),
    close: () => set(false),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Opening = ReturnType<typeof createOpening>;
