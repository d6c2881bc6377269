import { expect, test } from 'vitest';
import { allowedUrl, isReachable } from '#app/allowed-url.ts';

const origin = 'https://kadam.example';
const allowed = (url: string, hosts: string[] = ['bank.example', '127.0.0.1:9000']) => allowedUrl(url, origin, hosts);

test.each([
  ['/finbox?success=true', 'https://kadam.example/finbox?success=true'],
  ['https://kadam.example/home', 'https://kadam.example/home'],
  ['https://bank.example/connect?x=1', 'https://bank.example/connect?x=1'],
  ['http://127.0.0.1:9000/locker', 'http://127.0.0.1:9000/locker'],
])('follows %s', (url, full) => {
  expect(allowed(url)).toBe(full);
});

test.each([
  'https://evil.example/',
  'http://bank.example/connect',
  'https://bank.example.evil.example/',
  'https://bank.example:8443/',
  'https://someone@bank.example/',
  'https://:secret@bank.example/',
  '//evil.example/x',
  'javascript:alert(1)',
  'data:text/html,hello',
  'blob:https://kadam.example/1',
  'http://127.0.0.1:9001/locker',
  'https://',
])('does not follow %s', (url) => {
  expect(allowed(url)).toBeUndefined();
});

test('follows our own pages where the app itself is served over http on loopback', () => {
  expect(allowedUrl('/sandbox/repay', 'http://127.0.0.1:4173', [])).toBe('http://127.0.0.1:4173/sandbox/repay');
});

test('without a network only a page of this machine can be reached', () => {
  const pages = ['https://pay.example/repay', '/sandbox/repay', 'http://[::1]:9000/locker'];
  const reachable = (origin: string, isOnline: boolean) => pages.map((page) => isReachable(page, origin, isOnline));
  expect(reachable(origin, true)).toEqual([true, true, true]);
  expect(reachable(origin, false)).toEqual([false, false, true]);
  expect(reachable('http://localhost:4173', false)).toEqual([false, true, true]);
});
