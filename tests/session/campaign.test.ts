import { expect, test } from 'vitest';
import { clickIdOf, sourceOf } from '#session/campaign.ts';

const smile = '\u{1f642}';

test.each([
  ['utm_source=ads&referrer=utm_source%3Dabc', 'ads'],
  ['referrer=utm_source%3Dabc%26utm_medium%3Dx', 'abc'],
  ['referrer=partner-7', 'partner-7'],
  ['utm_source=%00a%0D%0Ads%7F', 'ads'],
  ['referrer=utm_source%3D%2500ads', 'ads'],
  ['utm_source=%00%00&referrer=partner-7', 'partner-7'],
  [`utm_source=${encodeURIComponent(smile).repeat(5_000)}`, smile.repeat(200)],
  ['', null],
])('of the query %# only the source that can be sent is kept', (query, source) => {
  expect(sourceOf(new URLSearchParams(query))).toBe(source);
});

test('a click id is kept as it can be sent', () => {
  expect(clickIdOf(new URLSearchParams('click_id=%00c-9'))).toBe('c-9');
});
