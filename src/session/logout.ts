import type { Session } from './session.ts';
import { browserStorage } from './storage-keys.ts';

/** Why a session ended: by the borrower or the server, or because nothing happened any more. */
export type LogoutReason = 'logout' | 'inactivity';

/** §2 "/logout": local storage is cleared, but for the record of feedback shown; the other tabs are told. */
export function clearLogin(session: Session, reason: LogoutReason = 'logout'): void {
  session.clear();
  const shown = browserStorage.get('feedbackDrawerLastShownDate');
  browserStorage.clear();
  if (shown) browserStorage.set('feedbackDrawerLastShownDate', shown);
  signalLogout(reason);
}

/** §4 "a logout signal is shared across tabs via storage". The signal itself does not stay there. */
function signalLogout(reason: LogoutReason): void {
  browserStorage.set('user-activity-logout', reason);
  browserStorage.remove('user-activity-logout');
}
