import { useEffect, useEffectEvent } from 'react';

declare global {
  interface Window {
    /** Not in the DOM types yet. Safari and Firefox lack it: there Back leaves the screen. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** While active, the Back button of the phone closes something, such as a layer, before it leaves the screen. */
export function useBackButton(active: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!active || !CloseWatcher) return;
    // A watcher ends with the first Back, but a busy layer stays open: each Back creates a new watcher.
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.addEventListener('close', () => {
        watch();
        close();
      });
    };
    let watcher: InstanceType<typeof CloseWatcher>;
    watch();
    return () => watcher.destroy();
  }, [active]);
}
