import { expect, test, vi } from 'vitest';
import { noFacts } from '#contract/session.ts';
import { createBrowserStorage } from '#session/browser-storage.ts';
import { clearLogin } from '#session/logout.ts';
import { openTab } from './open-tab.ts';
import { allRefusals, refuseStorage } from './refused-storage.ts';

test.each(allRefusals)('with a storage %s, the visit works from the memory of its page', (how) => {
  refuseStorage(how);
  const session = openTab();
  const { storage } = session;
  storage.set('token', 'a-token');
  session.patch({ loggedIn: true, leadID: 48213 });
  session.storeAnswers({ gender: 'Female' });
  expect([storage.get('token'), storage.get('leadID')]).toEqual(['a-token', '48213']);
  expect(session.facts()).toMatchObject({ leadID: 48213, answers: { gender: 'Female' } });
  expect(storage.isTemporary()).toBe(true);

  const next = openTab();
  expect([next.storage.get('token'), next.storage.isTemporary()]).toEqual([null, false]);
  expect(next.facts()).toMatchObject({ loggedIn: false, leadID: null });

  storage.remove('leadID');
  expect(storage.get('leadID')).toBeNull();
  clearLogin(session);
  expect(storage.get('token')).toBeNull();
  expect(session.facts()).toEqual(noFacts);
});

test('a new value that could not be stored is read from memory, and the next one is stored again if possible', () => {
  const storage = createBrowserStorage(() => localStorage);
  storage.set('token', 'former');
  refuseStorage('that is full');
  storage.set('token', 'new');
  expect(storage.get('token')).toBe('new');
  vi.restoreAllMocks();
  storage.set('token', 'newest');
  expect([storage.get('token'), storage.isTemporary()]).toEqual(['newest', false]);
});
