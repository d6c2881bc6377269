import { describe, expect, test } from 'vitest';
import { isSpecifiedRoute as isRoute } from '#contract/routes.ts';
import { namedRoute } from '#engine/decisions/named-route.ts';

describe('a route that the server names', () => {
  test.each([
    ['/enter-name', '/enter-name'],
    ['/finbox?url=https%3A%2F%2Fbank.example%2F%3Fa%3D1', '/finbox'],
    ['/enter-name?#top', '/enter-name'],
    ['/enter-name#a?b=c', '/enter-name'],
    ['/', '/'],
  ])('%s is %s', (text, to) => {
    expect(namedRoute(text, isRoute)).toBe(to);
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
});
