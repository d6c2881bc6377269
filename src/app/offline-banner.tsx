import { useSyncExternalStore } from 'react';
import { useTranslate } from '#ui/translate.ts';
import styles from './banner.module.css';

function subscribe(changed: () => void): () => void {
  const stopped = new AbortController();
  for (const type of ['online', 'offline']) addEventListener(type, changed, { signal: stopped.signal });
  return () => stopped.abort();
}

export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Shown while there is no connection. Nothing is sent automatically later. */
export function OfflineBanner() {
  const t = useTranslate();
  const online = useOnline();
  return (
    <div role="status">
      {!online && <p className={styles.banner}>{t('You are offline. Your answers are kept.')}</p>}
    </div>
  );
}
