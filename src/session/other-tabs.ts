import type { LogoutReason } from './logout.ts';
import type { Session } from './session.ts';

interface OtherTabs {
  onLogout(reason: LogoutReason): void;
  onOtherLogin(): void;
}

/**
 * §4 "Inactivity": the logout signal of another tab. §18 "Two tabs": another borrower's login ends this session, the same
 * borrower's does not. Returns how to stop; stops by itself when the login ends.
 */
export function listenToOtherTabs(session: Session, { onLogout, onOtherLogin }: OtherTabs): () => void {
  const mine = session.storage.get('token');
  const listen = ({ key, newValue }: StorageEvent) => {
    const isLogout = key === 'user-activity-logout' && newValue !== null;
    const now = session.storage.get('token');
    // A tab that was asleep may receive a logout long after the next login.
    const isLoggedIn = now !== null && now !== mine;
    if (isLoggedIn ? session.isOurs() : !isLogout) return;
    stop();
    if (isLoggedIn) onOtherLogin();
    else onLogout(newValue === 'inactivity' ? 'inactivity' : 'logout');
  };
  const stop = () => removeEventListener('storage', listen);
  addEventListener('storage', listen);
  return stop;
}
