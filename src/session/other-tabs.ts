import type { LogoutReason } from './logout.ts';
import type { Session } from './session.ts';

interface OtherTabs {
  /** Another tab logged this borrower out. */
  ended(reason: LogoutReason): void;
  /** Another borrower logged in in another tab: what this tab shows is not theirs. */
  replaced(): void;
}

/**
 * §4 "Inactivity": the logout signal of another tab. §18 "Two tabs": another borrower's login ends
 * this session, the same borrower's does not. For as long as the login lasts; gives how to stop.
 */
export function listenToOtherTabs(session: Session, { ended, replaced }: OtherTabs): () => void {
  const mine = session.storage.get('token');
  const listen = ({ key, newValue }: StorageEvent) => {
    const isLogout = key === 'user-activity-logout' && newValue !== null;
    if (!isLogout && key !== 'token') return;
    const now = session.storage.get('token');
    // A tab that was asleep may receive a logout long after the next login.
    const isLoggedIn = now !== null && now !== mine;
    if (isLoggedIn ? session.isOurs() : !isLogout) return;
    stop();
    if (isLoggedIn) replaced();
    else ended(newValue === 'inactivity' ? 'inactivity' : 'logout');
  };
  const stop = () => removeEventListener('storage', listen);
  addEventListener('storage', listen);
  return stop;
}
