import { expect, test } from 'vitest';
import { clearLogin } from '#session/logout.ts';
import { createSession } from '#session/session.ts';
import { browserStorage } from '#session/storage-keys.ts';
import { allRefusals, refuseStorage } from './refused-storage.ts';

test.each(allRefusals)('with a storage %s, the visit works from memory', (how) => {
  refuseStorage(how);
  browserStorage.set('token', 'a-token');
  const session = createSession();
  session.patch({ loggedIn: true, leadID: 48213 });
  session.keepAnswers({ gender: 'Female' });
  expect([browserStorage.get('token'), browserStorage.get('leadID')]).toEqual(['a-token', '48213']);
  expect(session.facts()).toMatchObject({ leadID: 48213, answers: { gender: 'Female' } });
  expect(browserStorage.isTemporary()).toBe(true);

  clearLogin(session);
  expect(browserStorage.get('token')).toBeNull();
  expect(session.facts()).toMatchObject({ loggedIn: false, leadID: null, answers: {} });
});

test('a value that could not be replaced does not come back while the page is open', () => {
  browserStorage.set('token', 'former');
  refuseStorage('that is full');
  browserStorage.set('token', 'new');
  expect(browserStorage.get('token')).toBe('new');
});
