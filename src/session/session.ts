import type { Facts, SessionPatch } from '#contract/session.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { BrowserStorage } from './browser-storage.ts';
import { readStored, removeStored, writeStored } from './stored-state.ts';

/** Who is here, and what they have answered so far. Two slices persist: `kadam.user` and `kadam.register`. */
export interface Session {
  /** What the session is stored in. */
  readonly storage: BrowserStorage;
  /** Both slices at once; a new object only when something changed. */
  facts(): Facts;
  patch(changes: SessionPatch): void;
  /** Keeps answers in the draft, by field name. The caller leaves out the secret ones. */
  keepAnswers(answers: Readonly<Record<string, string>>): void;
  /** §3 "Client session": resets all. */
  clear(): void;
  /** False once another tab logged this borrower out, or logged somebody else in: nothing is stored from then on. */
  isOurs(): boolean;
  subscribe(listener: () => void): () => void;
}

const nothing: Facts = { ...emptyUserSession, ...emptyDraft };

/**
 * A session over the storage of a browser. §18 "Two tabs": each change is applied to what is stored at
 * that moment, field by field, and what another tab stored is read at once.
 */
export function createSession(storage: BrowserStorage): Session {
  let facts: Facts = recovered(storage, readStored(storage, nothing));
  let token = storage.get('token');
  const listeners = new Set<() => void>();

  function isOurs(): boolean {
    const now = storage.get('token');
    const sameCustomer = facts.customerID !== '' && facts.customerID === storage.get('customerID');
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
    const known = ours ? readStored(storage, facts) : facts;
    const changes = changesOf(known);
    const names = Object.keys(changes);
    if (names.length === 0) return;
    const changed = { ...known, ...changes };
    if (ours) {
      writeStored(storage, changed, names);
      mirror(storage, changes);
    }
    set(changed);
  }

  globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
    const isSlice = key === 'kadam.user' || key === 'kadam.register';
    if (isSlice && newValue !== null && isOurs()) set(readStored(storage, facts));
  });

  return {
    storage,
    facts: () => facts,
    patch(changes) {
      change(() => changes);
      if (changes.answers && isOurs()) mirrorAmount(storage, { loanAmount: '', ...changes.answers });
    },
    keepAnswers(answers) {
      change((known) => ({ answers: { ...known.answers, ...answers } }));
      if (isOurs()) mirrorAmount(storage, answers);
    },
    clear() {
      token = null;
      removeStored(storage);
      set(nothing);
    },
    isOurs,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A slice that was dropped loses nothing that stands under a key of its own (§7 "All calls"). */
function recovered(storage: BrowserStorage, facts: Facts): Facts {
  if (facts.loggedIn || !storage.get('token')) return facts;
  return {
    ...facts,
    loggedIn: true,
    leadID: Number(storage.get('leadID')) || null,
    customerID: storage.get('customerID') ?? '',
    productId: Number(storage.get('productId')) || null,
    mobile: storage.get('phoneNo') ?? '',
    repeatCustomer: storage.get('customerType') === 'Repeat Customer',
  };
}

/** §3 `loanAmount`, which §4 "User details Continue" removes: the amount that was asked for last stands under its own key as well. */
function mirrorAmount(storage: BrowserStorage, { loanAmount }: Readonly<Record<string, string>>): void {
  if (loanAmount) storage.set('loanAmount', loanAmount);
  else if (loanAmount === '') storage.remove('loanAmount');
}

/** §3: the numbers of lead, product, phone and customer have the specified keys as well. */
function mirror(storage: BrowserStorage, { leadID, customerID, productId, mobile }: SessionPatch): void {
  if (leadID) storage.set('leadID', String(leadID));
  if (productId) storage.set('productId', String(productId));
  else if (productId === null) storage.remove('productId');
  if (mobile) storage.set('phoneNo', mobile);
  if (!customerID) return;
  storage.set('customerID', customerID);
  storage.set('custId', customerID);
}
