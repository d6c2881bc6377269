import { msg } from '#languages/message.ts';
import type { Session } from '#session/session.ts';
import type { Messages, PopupOutcome } from './messages.ts';

const answersAreLost: PopupOutcome = {
  kind: 'popup',
  tone: 'warning',
  message: msg('This browser does not keep your answers. They are lost when you close this page.'),
};

/**
 * §18 "A browser without storage": warns on the first screen after the login that answers are lost when the page is
 * closed. Returns what to call on each navigation. `isOpen`: whether a screen opens without a token.
 */
export function createStorageWarning(session: Session, messages: Messages, isOpen: (path: string) => Promise<boolean>) {
  let warned = false;
  return async function onNavigated(path: string) {
    if (!session.facts().loggedIn) {
      warned = false;
      return;
    }
    if (warned || !session.storage.isTemporary()) return;
    // Two navigations may get here at once.
    if ((await isOpen(path)) || warned) return;
    warned = true;
    void messages.show(answersAreLost);
  };
}
