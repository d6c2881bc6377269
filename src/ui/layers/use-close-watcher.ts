import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /* Newer than the DOM library; Safari and Firefox have none, nor a Back button that would need it. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** The Back button of the phone closes what is open before it leaves the screen. */
export function useCloseWatcher(active: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!active || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [active]);
}
