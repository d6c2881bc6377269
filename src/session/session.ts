import type { Facts, Remembered } from '#contract/session.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { browserStorage } from './storage-keys.ts';
import { readStored, writeStored } from './stored-state.ts';

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
  let facts: Facts = recovered(readStored());
  const listeners = new Set<() => void>();

  function change(changes: Remembered): void {
    const changed = Object.keys(changes);
    if (changed.length === 0) return;
    facts = { ...facts, ...changes };
    writeStored(facts, changed);
    for (const listener of listeners) listener();
  }

  return {
    facts: () => facts,
    remember(changes) {
      change(changes);
      mirror(changes);
    },
    keepAnswers(answers) {
      change({ answers: { ...facts.answers, ...answers } });
      mirrorAmount(answers);
    },
    clear: () => change({ ...emptyUserSession, ...emptyDraft }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A slice that was dropped loses nothing that stands under a key of its own (§7 "leadID normally comes from local storage"). */
function recovered(facts: Facts): Facts {
  if (facts.loggedIn || !browserStorage.get('token')) return facts;
  return {
    ...facts,
    loggedIn: true,
    leadID: Number(browserStorage.get('leadID')) || null,
    customerID: browserStorage.get('customerID') ?? '',
    productId: Number(browserStorage.get('productId')) || null,
    mobile: browserStorage.get('phoneNo') ?? '',
    repeatCustomer: browserStorage.get('customerType') === 'Repeat Customer',
  };
}

/** §3 `loanAmount`, which §4 "User details Continue" removes: the amount that was asked for last stands under its own key as well. */
function mirrorAmount({ loanAmount }: Readonly<Record<string, string>>): void {
  if (loanAmount) browserStorage.set('loanAmount', loanAmount);
  else if (loanAmount === '') browserStorage.remove('loanAmount');
}

/** §3: the lead's number and the customer's stand under the specified keys as well. */
function mirror({ leadID, customerID, productId }: Remembered): void {
  if (leadID) browserStorage.set('leadID', String(leadID));
  if (productId) browserStorage.set('productId', String(productId));
  if (!customerID) return;
  browserStorage.set('customerID', customerID);
  browserStorage.set('custId', customerID);
}
