import type { BrowserStorage } from './browser-storage.ts';
import { isInAppViewer } from './in-app-viewer.ts';
import type { Session } from './session.ts';

/** Why a session ended: by the borrower or the server, or after inactivity. */
export type LogoutReason = 'logout' | 'inactivity';

/**
 * §2 "/logout": clears the local storage, except the date of the last feedback, and signals the other tabs. The login of
 * another borrower in another tab stays (§18 "Two tabs").
 */
export function clearLogin(session: Session, reason: LogoutReason = 'logout'): void {
  const { storage } = session;
  if (storage.get('token') && !session.isOurs()) {
    session.switchLogin();
    return;
  }
  session.clear();
  const shown = storage.get('feedbackDrawerLastShownDate');
  storage.clear();
  if (shown) storage.set('feedbackDrawerLastShownDate', shown);
  // §4 "Inactivity": the event is the signal, not the value.
  storage.set('user-activity-logout', reason);
  storage.remove('user-activity-logout');
}

/** §4 "Inactivity": whether the login of a page that opens now is over. Never in the viewer of another app. */
export function isInactive(storage: BrowserStorage, timeoutMs: number): boolean {
  const seenAt = Number(storage.get('user-activity-timestamp'));
  return seenAt > 0 && Date.now() - seenAt >= timeoutMs && !isInAppViewer(navigator);
}
