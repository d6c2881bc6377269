import { expect, test } from 'vitest';
import { createBrowserStorage } from '#session/browser-storage.ts';
import { clickIdOf, sourceOf, storedClickId, storedSource } from '#session/campaign.ts';

const smile = '\u{1f642}';

test.each([
  ['utm_source=ads&referrer=utm_source%3Dabc', 'ads'],
  ['referrer=utm_source%3Dabc%26utm_medium%3Dx', 'abc'],
  ['referrer=%20partner-7%00%20', 'partner-7'],
  ['utm_source=%00a%0D%0Ads%7F', 'ads'],
  ['referrer=utm_source%3D%2500ads', 'ads'],
  ['utm_source=%00%00&referrer=partner-7', 'partner-7'],
  [`utm_source=${encodeURIComponent(smile).repeat(5_000)}`, smile.repeat(200)],
  ['', null],
])('only the part of a source that can be sent is read from the query %#', (query, source) => {
  expect(sourceOf(new URLSearchParams(query))).toBe(source);
});

test('only the part that can be sent is read of a source and a click id that an older version has stored', () => {
  // Without a storage of the browser, this one keeps its values in memory.
  const storage = createBrowserStorage(() => expect.unreachable());
  storage.set('utm_source', `a${smile.slice(0, 1)}ds`);
  storage.set('clickId', '\0c-9');
  expect([storedSource(storage), storedClickId(storage)]).toEqual(['ads', 'c-9']);
});

test('a click id is read without the characters that cannot be sent', () => {
  expect(clickIdOf(new URLSearchParams('click_id=%00c-9'))).toBe('c-9');
});
