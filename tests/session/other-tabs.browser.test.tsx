import { afterEach, expect, test, vi } from 'vitest';
import { storeLink } from '#session/login.ts';
import { clearLogin } from '#session/logout.ts';
import { listenToOtherTabs } from '#session/other-tabs.ts';
import { createSession } from '#session/session.ts';

let stop = () => {};
afterEach(() => stop());

/** This tab, of a borrower who is logged in. */
function here() {
  localStorage.setItem('token', 'mine');
  const ended = vi.fn();
  const replaced = vi.fn();
  stop = listenToOtherTabs({ ended, replaced });
  return { ended, replaced };
}

const hear = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('ends here when another tab logs out, once', () => {
  const { ended, replaced } = here();
  localStorage.clear();
  hear('user-activity-logout', 'logout');
  hear('user-activity-logout', 'logout');
  expect(ended).toHaveBeenCalledExactlyOnceWith('logout');
  expect(replaced).not.toHaveBeenCalled();
});

test('knows why the other tab ended', () => {
  const { ended } = here();
  hear('user-activity-logout', 'inactivity');
  expect(ended).toHaveBeenCalledExactlyOnceWith('inactivity');
});

test('takes any value of the signal for a logout, but not its removal', () => {
  const { ended } = here();
  hear('user-activity-logout', null);
  hear('phoneNo', '1');
  expect(ended).not.toHaveBeenCalled();
  hear('user-activity-logout', '1795258491495');
  expect(ended).toHaveBeenCalledExactlyOnceWith('logout');
});

test('does not log out whoever has logged in since, but shows them', () => {
  const { ended, replaced } = here();
  localStorage.setItem('token', 'another');
  hear('user-activity-logout', 'logout');
  expect(replaced).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
});

test('shows whoever logs in from another tab over this one', () => {
  const { replaced } = here();
  hear('token', 'mine');
  expect(replaced).not.toHaveBeenCalled();
  localStorage.setItem('token', 'another');
  hear('token', 'another');
  expect(replaced).toHaveBeenCalledOnce();
});

test('a logout leaves nothing in the storage but the record of feedback shown, and signals the other tabs', () => {
  const session = createSession();
  storeLink(session, 'mine', 48213);
  localStorage.setItem('feedbackDrawerLastShownDate', '{"70012":"2026-03-13"}');
  const write = vi.spyOn(Storage.prototype, 'setItem');
  clearLogin(session, 'inactivity');
  expect(write).toHaveBeenCalledWith('user-activity-logout', 'inactivity');
  write.mockRestore();
  expect(Object.keys(localStorage)).toEqual(['feedbackDrawerLastShownDate']);
  expect(session.facts()).toMatchObject({ loggedIn: false, leadID: null });
});
