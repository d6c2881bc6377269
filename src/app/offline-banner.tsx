import { useSyncExternalStore } from 'react';
import { useTranslate } from '#ui/translate.ts';
import styles from './banner.module.css';

function listen(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** A lost connection is told where it is noticed: nothing is sent by itself, and nothing is lost. */
export function OfflineBanner() {
  const t = useTranslate();
  const online = useSyncExternalStore(listen, () => navigator.onLine);
  return (
    <div role="status">
      {!online && <p className={styles.banner}>{t('You are offline. Your answers are kept.')}</p>}
    </div>
  );
}
