import type { Session } from '#session/session.ts';
import type { Messages, PopupOutcome } from './messages.ts';

const answersAreLost: PopupOutcome = {
  kind: 'popup',
  tone: 'warning',
  message: 'This browser does not keep your answers. They are lost when you close this page.',
};

/**
 * §18 "A browser without storage": the first screen after the code says that answers are lost when the page
 * is closed. Gives what to call on each arrival.
 *
 * @param isOpen Whether a screen opens without a token.
 */
export function createStorageWarning(
  session: Session,
  messages: Messages,
  isOpen: (path: string) => Promise<boolean>,
): (path: string) => Promise<void> {
  let warned = false;
  return async function arrived(path) {
    if (!session.facts().loggedIn) {
      warned = false;
      return;
    }
    if (warned || !session.storage.isTemporary()) return;
    // Two arrivals may ask at once.
    if ((await isOpen(path)) || warned) return;
    warned = true;
    void messages.popup(answersAreLost);
  };
}
