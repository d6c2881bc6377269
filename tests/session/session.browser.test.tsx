import { expect, test, vi } from 'vitest';
import { noFacts } from '#contract/session.ts';
import { openTab } from './open-tab.ts';

const details = { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi' };

test('keeps the borrower and their answers over a reload', () => {
  const before = openTab();
  before.storeToken('a-token');
  before.patch({ loggedIn: true, leadID: 48213, accountId: 19, repeatCustomer: true, panVerifyData: details });
  before.storeAnswers({ loanPurpose: 'Education' });
  before.storeAnswers({ gender: 'Female' });
  expect(openTab().facts()).toMatchObject({
    leadID: 48213,
    accountId: 19,
    repeatCustomer: true,
    panVerifyData: details,
    answers: { loanPurpose: 'Education', gender: 'Female' },
  });
});

test('stores the lead, the customer, the phone and the product under the specified keys too', () => {
  const session = openTab();
  const keys = ['leadID', 'customerID', 'custId', 'phoneNo', 'productId'];
  const stored = () => keys.map((key) => localStorage.getItem(key));
  session.patch({ leadID: 48213, customerID: '70012', mobile: '9876543210', productId: 2 });
  session.patch({ userName: 'Meera Joshi' });
  expect(stored()).toEqual(['48213', '70012', '70012', '9876543210', '2']);
  session.patch({ productId: null });
  expect(stored()).toEqual(['48213', '70012', '70012', '9876543210', null]);
});

test('stores the last requested loan amount under its own key, until it is removed', () => {
  const session = openTab();
  session.storeAnswers({ loanAmount: '75000' });
  session.storeAnswers({ gender: 'Female' });
  session.patch({ userName: 'Meera Joshi' });
  expect(localStorage.getItem('loanAmount')).toBe('75000');
  session.storeAnswers({ loanAmount: '' });
  expect(localStorage.getItem('loanAmount')).toBeNull();
  session.patch({ answers: { loanAmount: '50000' } });
  expect(localStorage.getItem('loanAmount')).toBe('50000');
  session.patch({ answers: {} });
  expect(localStorage.getItem('loanAmount')).toBeNull();
});

/** Receives in this tab what another tab has stored under a key. */
const receive = (key: string) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));

test('two tabs merge their answers field by field, and the later one wins', () => {
  const [here, there] = [openTab(), openTab()];
  here.storeAnswers({ loanPurpose: 'Education', gender: 'Male' });
  there.storeAnswers({ gender: 'Female' });
  here.storeAnswers({ maritalStatus: 'Single' });
  const merged = { loanPurpose: 'Education', gender: 'Female', maritalStatus: 'Single' };
  expect(openTab().facts().answers).toEqual(merged);
  expect(here.facts().answers).toEqual(merged);
  receive('kadam.register');
  expect(there.facts().answers).toEqual(merged);
});

test('two tabs merge the facts of the borrower, and a tab that changes only the account keeps the newer lead', () => {
  const [here, there] = [openTab(), openTab()];
  here.patch({ leadID: 1, userName: 'Meera Joshi' });
  there.patch({ leadID: 2 });
  here.patch({ accountId: 'acc_19' });
  expect(openTab().facts()).toMatchObject({ leadID: 2, userName: 'Meera Joshi', accountId: 'acc_19' });
  receive('kadam.user');
  expect(there.facts()).toMatchObject({ leadID: 2, accountId: 'acc_19' });
  // The same answer in both tabs, before either has read what the other one stored.
  here.patch({ leadID: 3 });
  there.patch({ leadID: 3 });
  expect(there.facts().leadID).toBe(3);
});

test('keeps the draft that another tab has stored if only facts of the borrower change here', () => {
  const here = openTab();
  openTab().storeAnswers({ gender: 'Female' });
  here.patch({ userName: 'Meera Joshi' });
  expect(openTab().facts()).toMatchObject({ userName: 'Meera Joshi', answers: { gender: 'Female' } });
});

test.each([
  ['no JSON', '{{{'],
  ['no text where text belongs', JSON.stringify({ panVerifyData: { pan_number: 'BNZPJ4821K', dob: 7 }, answers: {} })],
  [
    'a name that is no text',
    JSON.stringify({ panVerifyData: { pan_number: 'BNZPJ4821K', full_name: 7 }, answers: {} }),
  ],
  ['PAN details without the PAN', JSON.stringify({ panVerifyData: { full_name: 'Meera Joshi' }, answers: {} })],
  ['a slice of other types', JSON.stringify({ ...noFacts, leadID: '48213' })],
  ['a customer id that is a number', JSON.stringify({ ...noFacts, customerID: 70012 })],
  ['an account id that is neither text nor a number', JSON.stringify({ ...noFacts, accountId: true })],
  ['an older shape', '{"state":{"user":"Meera"},"version":0}'],
  ['nothing of ours', '"hello"'],
  ['nothing', 'null'],
  ['a draft without its PAN', JSON.stringify({ answers: {} })],
  ['a draft whose answer is no text', JSON.stringify({ panVerifyData: null, answers: { loanAmount: 75000 } })],
])('starts empty where the stored state is %s', (_what, stored) => {
  localStorage.setItem('kadam.user', stored);
  localStorage.setItem('kadam.register', stored);
  expect(openTab().facts()).toEqual(noFacts);
});

test('returns the same facts until a change, and notifies once for each change, but not for a repeated value', () => {
  const session = openTab();
  const listener = vi.fn();
  const { unsubscribe } = session.store.subscribe(listener);
  expect(session.facts()).toBe(session.facts());
  session.patch({ leadID: 1 });
  session.storeAnswers({ gender: 'Female' });
  session.patch({ leadID: 1 });
  session.storeAnswers({ gender: 'Female' });
  unsubscribe();
  session.patch({ leadID: 2 });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('restores a borrower from the specified keys if the stored state cannot be read', () => {
  const known = { loggedIn: true, leadID: 48213, customerID: '70012', productId: 2, mobile: '9876543210' };
  openTab().patch({ ...known, answers: { gender: 'Female' } });
  localStorage.setItem('token', 'a-token');
  localStorage.setItem('customerType', 'Repeat Customer');
  localStorage.setItem('kadam.user', '{"st');
  expect(openTab().facts()).toMatchObject({ ...known, repeatCustomer: true, answers: { gender: 'Female' } });
  localStorage.setItem('kadam.register', '{"st');
  localStorage.setItem('loanAmount', '75000');
  expect(openTab().facts()).toMatchObject({ ...known, answers: { loanAmount: '75000' } });
  localStorage.clear();
  localStorage.setItem('token', 'a-token');
  expect(openTab().facts()).toEqual({ ...noFacts, loggedIn: true });
});
