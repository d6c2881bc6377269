import { afterEach, expect, test, vi } from 'vitest';
import { noFacts } from '#contract/session.ts';
import { storeLink, storeLogin } from '#session/login.ts';
import { clearLogin } from '#session/logout.ts';
import { listenToOtherTabs } from '#session/other-tabs.ts';
import { openTab } from './open-tab.ts';
import { refuseStorage } from './refused-storage.ts';

let stop = () => {};
afterEach(() => stop());

const login = (token: string, customerID: string) => ({ token, facts: { customerID, userName: 'Somebody' } });
/** The facts of a session that has only this login. */
const onlyLogin = (customerID: string) => ({ ...noFacts, loggedIn: true, ...login('', customerID).facts });

/** This tab, in which a borrower has just logged in. */
function openThisTab() {
  const onLogout = vi.fn();
  const onOtherLogin = vi.fn();
  const session = openTab();
  storeLogin(session, login('mine', '70012'));
  stop = listenToOtherTabs(session, { onLogout, onOtherLogin });
  return { onLogout, onOtherLogin, session };
}

const receive = (key: string | null, newValue: string | null) =>
  dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('the session ends once when another tab logs out, whatever the value of the signal, but not at its removal', () => {
  const { onLogout, onOtherLogin } = openThisTab();
  receive('user-activity-logout', null);
  receive('phoneNo', '1');
  localStorage.clear();
  // The storage is emptied first; only the signal has the reason.
  receive(null, null);
  expect(onLogout).not.toHaveBeenCalled();
  receive('user-activity-logout', '1795258491495');
  receive('user-activity-logout', '1795258491495');
  expect(onLogout).toHaveBeenCalledExactlyOnceWith('logout');
  expect(onOtherLogin).not.toHaveBeenCalled();
});

test('a logout signal does not log out another borrower who has logged in since, but shows this borrower', () => {
  const { onLogout, onOtherLogin } = openThisTab();
  storeLogin(openTab(), login('another', '70044'));
  receive('user-activity-logout', 'logout');
  expect(onOtherLogin).toHaveBeenCalledOnce();
  expect(onLogout).not.toHaveBeenCalled();
});

test("another borrower's login in another tab ends this session, and theirs gets no data of it", () => {
  const { onOtherLogin, session } = openThisTab();
  receive('token', 'mine');
  expect(onOtherLogin).not.toHaveBeenCalled();
  storeLogin(openTab(), login('another', '70044'));
  session.storeAnswers({ gender: 'Female', loanAmount: '75000' });
  session.patch({ leadID: 48213, answers: { loanAmount: '75000' } });
  receive('kadam.user', localStorage.getItem('kadam.user'));
  expect(session.facts()).toMatchObject({ customerID: '70012', leadID: 48213 });
  receive('token', 'another');
  expect(onOtherLogin).toHaveBeenCalledOnce();
  expect(openTab().facts()).toEqual(onlyLogin('70044'));
  expect([localStorage.getItem('leadID'), localStorage.getItem('loanAmount')]).toEqual([null, null]);
});

test('a tab that has not noticed the login of another borrower sends no call in their name', () => {
  const { session } = openThisTab();
  expect(session.token()).toBe('mine');
  storeLogin(openTab(), login('another', '70044'));
  expect(session.token()).toBeNull();
});

test('a tab that was opened before the login, or before a second login of its borrower, sends the newest token', () => {
  const openedBefore = openTab();
  const { session } = openThisTab();
  expect(openedBefore.token()).toBe('mine');
  storeLogin(openTab(), login('newer', '70012'));
  expect(session.token()).toBe('newer');
});

test('a second login of the same borrower in another tab does not end the session, and this tab still stores answers', () => {
  const { onOtherLogin, onLogout, session } = openThisTab();
  storeLogin(openTab(), login('newer', '70012'));
  receive('token', 'newer');
  session.storeAnswers({ gender: 'Female' });
  expect([onOtherLogin.mock.calls, onLogout.mock.calls]).toEqual([[], []]);
  expect(openTab().facts()).toMatchObject({ customerID: '70012', answers: { gender: 'Female' } });
});

test('a tab that was logged out elsewhere stores nothing of the borrower again', () => {
  const { session } = openThisTab();
  clearLogin(openTab());
  session.storeAnswers({ name: 'Meera Joshi' });
  session.patch({ leadID: 48213 });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a tab stores nothing while another one replaces its login', () => {
  const { session } = openThisTab();
  localStorage.removeItem('token');
  session.storeAnswers({ gender: 'Female' });
  expect(openTab().facts().answers).toEqual({});
});

test('a tab that was open before the login of one borrower, or since, stores nothing after the login of another', () => {
  const early = openTab();
  openThisTab();
  early.storeAnswers({ gender: 'Female' });
  const reloaded = openTab();
  storeLogin(openTab(), login('another', '70044'));
  for (const tab of [early, reloaded]) tab.storeAnswers({ gender: 'Male' });
  expect(openTab().facts()).toEqual(onlyLogin('70044'));
});

test('a borrower who has logged in by a link, without a customer id, keeps their answers, also when it is followed again', () => {
  const session = openTab();
  storeLink(session, 'linked', 48213);
  session.storeAnswers({ gender: 'Female' });
  storeLink(session, 'linked', undefined);
  expect(openTab().facts()).toMatchObject({ leadID: 48213, answers: { gender: 'Female' } });
});

test('a login that names no customer drops all of a session that names none: it may be of another borrower', () => {
  const session = openTab();
  storeLink(session, 'linked', 48213);
  session.storeAnswers({ gender: 'Female' });
  const keys = ['accessToken', 'customerID', 'custId', 'phoneNo', 'productId', 'customerType', 'loanAmount'];
  for (const key of keys) localStorage.setItem(key, '1');
  storeLogin(session, login('mine', ''));
  expect(openTab().facts()).toEqual(onlyLogin(''));
  expect(['leadID', ...keys].filter((key) => key in localStorage)).toEqual([]);
});

test('a code that is verified after another borrower has logged in replaces their whole session', () => {
  const { session } = openThisTab();
  storeLogin(openTab(), login('another', '70044'));
  openTab().patch({ leadID: 999 });
  localStorage.setItem('syncWebDataCacheTime', '1');
  storeLogin(session, login('mine again', '70012'));
  expect(openTab().facts()).toEqual(onlyLogin('70012'));
  const keys = ['token', 'leadID', 'syncWebDataCacheTime', 'accessToken', 'customerType', 'customerID'];
  expect(keys.map((key) => localStorage.getItem(key))).toEqual(['mine again', null, null, null, null, '70012']);
});

test('a tab whose login is refused does not end the login of another borrower, but takes it over', () => {
  const { session } = openThisTab();
  storeLogin(openTab(), login('another', '70044'));
  const wasLoggedIn: boolean[] = [];
  session.store.subscribe(({ loggedIn }) => wasLoggedIn.push(loggedIn));
  clearLogin(session);
  expect(openTab().facts()).toEqual(onlyLogin('70044'));
  expect([session.token(), session.facts()]).toEqual(['another', onlyLogin('70044')]);
  // The session is logged out in between, so that all data of the earlier borrower is dropped.
  expect(wasLoggedIn).toEqual([false, true]);
});

test('a tab that could not store its login adds nothing to the later login of another borrower', () => {
  refuseStorage('that is full');
  const { session } = openThisTab();
  vi.restoreAllMocks();
  expect(session.token()).toBe('mine');
  storeLogin(openTab(), login('another', '70044'));
  session.storeAnswers({ gender: 'Female' });
  session.patch({ leadID: 48213 });
  expect(openTab().facts()).toEqual(onlyLogin('70044'));
  expect(session.token()).toBeNull();
});

test('a tab whose storage was full takes over the login of another borrower without its own answers', () => {
  const { session } = openThisTab();
  refuseStorage('that is full');
  session.storeAnswers({ gender: 'Female' });
  session.patch({ leadID: 48213 });
  vi.restoreAllMocks();
  storeLogin(openTab(), login('another', '70044'));
  clearLogin(session);
  expect([session.facts(), session.storage.isTemporary()]).toEqual([onlyLogin('70044'), false]);
  expect(session.storage.get('leadID')).toBeNull();
});

test('a tab whose login is refused takes over the login of a link, which names no customer', () => {
  const { session } = openThisTab();
  storeLink(openTab(), 'linked', 48213);
  clearLogin(session);
  expect([session.token(), session.facts().leadID]).toEqual(['linked', 48213]);
});

test('a logout signals the other tabs, with its reason', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  clearLogin(openTab(), 'inactivity');
  expect(write).toHaveBeenCalledWith('user-activity-logout', 'inactivity');
});
