import { openRoutes } from '#contract/routes.ts';
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
 */
export function createStorageWarning(session: Session, messages: Messages): (path: string) => void {
  let warned = false;
  return function arrived(path) {
    if (!session.facts().loggedIn) warned = false;
    else if (!warned && session.storage.isTemporary() && !openRoutes.some((route) => route === path)) {
      warned = true;
      void messages.popup(answersAreLost);
    }
  };
}
