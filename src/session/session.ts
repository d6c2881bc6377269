import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Facts, Remembered } from '#contract/session.ts';
import { emptyDraft, emptyUserSession, registrationDraft, userSession } from '#contract/session.ts';
import { browserStorage } from './storage-keys.ts';
import { dropUnreadable } from './stored-state.ts';

/** Who is here, and what they have answered so far. Two slices persist: `kadam.user` and `kadam.register`. */
export interface Session {
  /** Both slices at once; a new object only when something changed. */
  facts(): Facts;
  remember(changes: Remembered): void;
  /** Keeps answers in the draft, by field name. The caller leaves out the secret ones. */
  keepAnswers(answers: Readonly<Record<string, string>>): void;
  /** §3 "A clear action resets all". */
  clear(): void;
  subscribe(listener: () => void): () => void;
}

/** A session over the browser's local storage. */
export function createSession(): Session {
  const user = createStore(
    persist(() => emptyUserSession, { name: 'kadam.user', storage: dropUnreadable(userSession) }),
  );
  const draft = createStore(
    persist(() => emptyDraft, { name: 'kadam.register', storage: dropUnreadable(registrationDraft) }),
  );
  let facts: Facts = { ...user.getState(), ...draft.getState() };
  const refresh = () => {
    facts = { ...user.getState(), ...draft.getState() };
  };
  user.subscribe(refresh);
  draft.subscribe(refresh);

  return {
    facts: () => facts,
    remember({ panVerifyData, answers, ...userChanges }) {
      if (Object.keys(userChanges).length > 0) user.setState(userChanges);
      if (panVerifyData !== undefined) draft.setState({ panVerifyData });
      if (answers !== undefined) draft.setState({ answers });
      mirror(userChanges);
    },
    keepAnswers(answers) {
      draft.setState((state) => ({ answers: { ...state.answers, ...answers } }));
    },
    clear() {
      user.setState(emptyUserSession, true);
      draft.setState(emptyDraft, true);
    },
    subscribe(listener) {
      const stops = [user.subscribe(listener), draft.subscribe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** §3: the lead's number and the customer's stand under the specified keys as well. */
function mirror({ leadID, customerID, productId }: Remembered): void {
  if (leadID) browserStorage.set('leadID', String(leadID));
  if (productId) browserStorage.set('productId', String(productId));
  if (!customerID) return;
  browserStorage.set('customerID', customerID);
  browserStorage.set('custId', customerID);
}
