import { createStore, type ReadonlyStore } from '@tanstack/react-store';
import { type Facts, noFacts, type SessionPatch } from '#contract/session.ts';
import type { BrowserStorage } from './browser-storage.ts';
import { readStored, removeStored, writeStored } from './stored-state.ts';

/** The borrower and their answers so far, stored in two slices: `kadam.user` and `kadam.register`. */
export type Session = ReturnType<typeof createSession>;

/** The names of the fields of `to` that `from` lacks, or has with another value. */
const differing = (from: object, to: object): string[] => {
  const known = new Map(Object.entries(from).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.entries(to).flatMap(([name, value]) => (known.get(name) === JSON.stringify(value) ? [] : [name]));
};

/**
 * Creates the session of a browser. §18 "Two tabs": each change is applied field by field to what is stored at that
 * moment, and a change of another tab is read at once.
 */
export function createSession(storage: BrowserStorage) {
  const readAll = () => recovered(storage, readStored(storage, noFacts));
  const store = createStore(readAll());
  const readable: Pick<ReadonlyStore<Facts>, 'get' | 'subscribe'> = store;
  let token = storage.get('token');

  /** False after another tab logged this borrower out or logged another one in: nothing is stored from then on. */
  function isOurs(): boolean {
    const now = storage.get('token');
    // Where this login is in memory only, another tab may have stored one.
    const noOtherIsStored = [null, token].includes(storage.stored('token'));
    const sameCustomer = store.state.customerID === storage.stored('customerID');
    const ours = token === null || (now === token && noOtherIsStored) || (now !== null && sameCustomer);
    if (ours) token = now;
    return ours;
  }
  function change(changesOf: (known: Facts) => SessionPatch): void {
    const ours = isOurs();
    const known = ours ? readStored(storage, store.state) : store.state;
    const changes = changesOf(known);
    // Most answers of the server repeat what is known: nothing is written for them, and nothing renders.
    const names = differing(known, changes);
    const changed = { ...known, ...changes };
    if (ours && names.length > 0) {
      writeStored(storage, changed, names);
      mirror(storage, changes);
    }
    if (differing(store.state, changed).length > 0) store.setState(() => changed);
  }

  globalThis.addEventListener?.('storage', () => change(() => ({})));

  return {
    storage,
    store: readable,
    /** Both slices at once; a new object only after a change. */
    facts: store.get,
    /** A login is an activity (§4 "Inactivity"), however long ago the last one was. */
    patch(changes: SessionPatch): void {
      if (changes.loggedIn) storage.stamp('user-activity-timestamp');
      change(() => changes);
    },
    /** Stores answers in the draft, by field name. The caller leaves out the secret ones. */
    storeAnswers(answers: Readonly<Record<string, string>>): void {
      change((known) => ({ answers: { ...known.answers, ...answers } }));
    },
    /** After the other changes of a login, so that another tab that reads the token finds its customer too. */
    storeToken(now: string): void {
      token = now;
      storage.set('token', now);
    },
    /** §3 "Client session": resets all. */
    clear(): void {
      token = null;
      removeStored(storage);
      store.setState(() => noFacts);
    },
    /** Another borrower has logged in, in another tab: this session ends, and theirs begins in this tab. */
    switchLogin(): void {
      storage.clearMemory();
      token = storage.get('token');
      store.setState(() => noFacts);
      store.setState(readAll);
    },
    isOurs,
    /** For a call; null where the login is another tab's, so that no answer is sent in the name of another borrower. */
    token: () => (isOurs() ? token : null),
  };
}

/** Restores a slice that cannot be read from the keys that store one value each (§7 "All calls"). */
function recovered(storage: BrowserStorage, facts: Facts): Facts {
  if (facts.loggedIn || !storage.get('token')) return facts;
  const loanAmount = storage.get('loanAmount');
  return {
    ...facts,
    loggedIn: true,
    leadID: Number(storage.get('leadID')) || null,
    customerID: storage.get('customerID') ?? '',
    productId: Number(storage.get('productId')) || null,
    mobile: storage.get('phoneNo') ?? '',
    repeatCustomer: storage.get('customerType') === 'Repeat Customer',
    answers: { ...(loanAmount && { loanAmount }), ...facts.answers },
  };
}

/** §3: lead, product, phone, customer and the last amount are also stored under the specified keys. */
function mirror(storage: BrowserStorage, { leadID, customerID, productId, mobile, answers }: SessionPatch): void {
  if (leadID) storage.set('leadID', String(leadID));
  if (productId) storage.set('productId', String(productId));
  else if (productId === null) storage.remove('productId');
  if (mobile) storage.set('phoneNo', mobile);
  // §4 "User details Continue" removes the amount.
  if (answers?.loanAmount) storage.set('loanAmount', answers.loanAmount);
  else if (answers) storage.remove('loanAmount');
  if (!customerID) return;
  storage.set('customerID', customerID);
  storage.set('custId', customerID);
}
