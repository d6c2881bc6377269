import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSpecifiedRoute as isRoute } from '#contract/routes.ts';
import { namedRoute } from '#engine/decisions/named-route.ts';

describe('a route that the server names', () => {
  test.each([
    ['/enter-name', '/enter-name', {}],
    ['/finbox?url=https%3A%2F%2Fbank.example%2F%3Fa%3D1', '/finbox', { url: 'https://bank.example/?a=1' }],
    ['/finbox?success=true&entity_id=ent+7f3', '/finbox', { success: 'true', entity_id: 'ent 7f3' }],
    ['/finbox?url=a=b&&flag', '/finbox', { url: 'a=b', flag: '' }],
    ['/finbox?url=%E0%A4%A', '/finbox', { url: '%E0%A4%A' }],
    ['/enter-name?#top', '/enter-name', {}],
    ['/enter-name#a?b=c', '/enter-name', {}],
    ['/', '/', {}],
  ])('%s is %s', (text, to, search) => {
    expect(namedRoute(text, isRoute)).toEqual({ to, search });
  });

  test.each([
    '',
    'enter-name',
    '/enter-name/',
    '/Enter-name',
    ' /enter-name',
    '//enter-name',
    '/no-such-step',
    'https://kadam.example/enter-name',
    '//evil.example/enter-name',
    '?url=/enter-name',
    'javascript:alert(1)',
  ])('%o is no route of the app', (text) => {
    expect(namedRoute(text, isRoute)).toBeUndefined();
  });

  test('reads any query as it was written', () => {
    const query = fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(query, (search) => {
        expect(namedRoute(`/finbox?${new URLSearchParams(search)}`, isRoute)?.search).toEqual({ ...search });
      }),
    );
  });
});
