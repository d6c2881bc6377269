import type { Session } from './session.ts';

/** Why a session ended: by the borrower or the server, or after inactivity. */
export type LogoutReason = 'logout' | 'inactivity';

/** §2 "/logout": clears the local storage, except the date of the last feedback, and signals the other tabs. */
export function clearLogin(session: Session, reason: LogoutReason = 'logout'): void {
  const { storage } = session;
  session.clear();
  const shown = storage.get('feedbackDrawerLastShownDate');
  storage.clear();
  if (shown) storage.set('feedbackDrawerLastShownDate', shown);
  // §4 "Inactivity": the event is the signal, not the value.
  storage.set('user-activity-logout', reason);
  storage.remove('user-activity-logout');
}
