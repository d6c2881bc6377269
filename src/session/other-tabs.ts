import type { LogoutReason } from './logout.ts';
import { browserStorage } from './storage-keys.ts';

interface OtherTabs {
  /** Another tab logged this borrower out. */
  ended(reason: LogoutReason): void;
  /** Somebody logged in meanwhile, in another tab: what stands here is no longer theirs. */
  replaced(): void;
}

/** §4 "a logout signal is shared across tabs via storage". For as long as the token lasts; gives how to stop. */
export function listenToOtherTabs({ ended, replaced }: OtherTabs): () => void {
  const mine = browserStorage.get('token');
  const hear = ({ key, newValue }: StorageEvent) => {
    const now = browserStorage.get('token');
    // A tab that slept may hear of a logout long after the next login.
    const isAnother = now !== null && now !== mine;
    const isLogout = key === 'user-activity-logout' && newValue !== null;
    if (!isLogout && !(key === 'token' && isAnother)) return;
    stop();
    if (isAnother) replaced();
    else ended(newValue === 'inactivity' ? 'inactivity' : 'logout');
  };
  const stop = () => removeEventListener('storage', hear);
  addEventListener('storage', hear);
  return stop;
}
