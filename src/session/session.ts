import type { Facts, SessionPatch } from '#contract/session.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { browserStorage } from './storage-keys.ts';
import { readStored, removeStored, writeStored } from './stored-state.ts';

/** Who is here, and what they have answered so far. Two slices persist: `kadam.user` and `kadam.register`. */
export interface Session {
  /** Both slices at once; a new object only when something changed. */
  facts(): Facts;
  patch(changes: SessionPatch): void;
  /** Keeps answers in the draft, by field name. The caller leaves out the secret ones. */
  keepAnswers(answers: Readonly<Record<string, string>>): void;
  /** §3 "A clear action resets all". */
  clear(): void;
  /** False once another tab logged this borrower out, or logged somebody else in: nothing is stored from then on. */
  isOurs(): boolean;
  subscribe(listener: () => void): () => void;
}

const nothing: Facts = { ...emptyUserSession, ...emptyDraft };

/**
 * A session over the browser's local storage. decisions.md §9 "Two tabs": each change is applied to what is stored at
 * that moment, field by field, and what another tab stored is read at once.
 */
export function createSession(): Session {
  let facts: Facts = recovered(readStored(nothing));
  let token = browserStorage.get('token');
  const listeners = new Set<() => void>();

  function isOurs(): boolean {
    const now = browserStorage.get('token');
    const sameCustomer = facts.customerID !== '' && facts.customerID === browserStorage.get('customerID');
    const ours = token === null || now === token || (now !== null && sameCustomer);
    if (ours) token = now;
    return ours;
  }
  function set(changed: Facts): void {
    facts = changed;
    for (const listener of listeners) listener();
  }
  function change(changesOf: (known: Facts) => SessionPatch): void {
    const ours = isOurs();
    const known = ours ? readStored(facts) : facts;
    const changes = changesOf(known);
    const names = Object.keys(changes);
    if (names.length === 0) return;
    const changed = { ...known, ...changes };
    if (ours) {
      writeStored(changed, names);
      mirror(changes);
    }
    set(changed);
  }

  globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
    const isSlice = key === 'kadam.user' || key === 'kadam.register';
    if (isSlice && newValue !== null && isOurs()) set(readStored(facts));
  });

  return {
    facts: () => facts,
    patch(changes) {
      change(() => changes);
      if (changes.answers && isOurs()) mirrorAmount({ loanAmount: '', ...changes.answers });
    },
    keepAnswers(answers) {
      change((known) => ({ answers: { ...known.answers, ...answers } }));
      if (isOurs()) mirrorAmount(answers);
    },
    clear() {
      token = null;
      removeStored();
      set(nothing);
    },
    isOurs,
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

/** §3: the numbers of lead, product, phone and customer have the specified keys as well. */
function mirror({ leadID, customerID, productId, mobile }: SessionPatch): void {
  if (leadID) browserStorage.set('leadID', String(leadID));
  if (productId) browserStorage.set('productId', String(productId));
  else if (productId === null) browserStorage.remove('productId');
  if (mobile) browserStorage.set('phoneNo', mobile);
  if (!customerID) return;
  browserStorage.set('customerID', customerID);
  browserStorage.set('custId', customerID);
}
