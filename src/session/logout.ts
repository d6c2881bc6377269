import type { BrowserStorage } from './browser-storage.ts';
import type { Session } from './session.ts';

/** Why a session ended: by the borrower or the server, or because nothing happened any more. */
export type LogoutReason = 'logout' | 'inactivity';

/** §2 "/logout": local storage is cleared, but for the record of feedback shown; the other tabs are told. */
export function clearLogin(session: Session, reason: LogoutReason = 'logout'): void {
  const { storage } = session;
  session.clear();
  const shown = storage.get('feedbackDrawerLastShownDate');
  storage.clear();
  if (shown) storage.set('feedbackDrawerLastShownDate', shown);
  signalLogout(storage, reason);
}

/** §4 "Inactivity": the logout signal for the other tabs. The signal itself does not stay there. */
function signalLogout(storage: BrowserStorage, reason: LogoutReason): void {
  storage.set('user-activity-logout', reason);
  storage.remove('user-activity-logout');
}
