import { expect, test } from 'vitest';
import { parseQuery, queryString } from '#app/query.ts';

test('reads every value of a query as text', () => {
  expect(parseQuery('?code=8e12345&state=true&leadID=00042')).toEqual({
    code: '8e12345',
    state: 'true',
    leadID: '00042',
  });
});

test('writes a query that reads back as it was', () => {
  const search = { url: 'https://bank.example/?a=1&b=2', name: 'ma & co' };
  expect(parseQuery(queryString(search))).toEqual(search);
  expect(queryString({ name: 'ma & co' })).toBe('?name=ma+%26+co');
  expect(queryString({})).toBe('');
});
