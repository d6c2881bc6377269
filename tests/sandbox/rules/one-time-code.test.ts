import { expect, test } from 'vitest';
import { type IssuedCode, justSent } from '#sandbox/rules/one-time-code.ts';

// access.test.ts checks with the whole sandbox when a code is wrong, expired or blocked.

const now = 10_000_000;
const sent: IssuedCode = {
  sent_at: new Date(now),
  expires_at: new Date(now + 600_000),
  wrong_tries: 0,
  used_at: null,
};

test.for<[what: string, justSent: boolean, issued: readonly IssuedCode[], at: number]>([
  ['is not sent just after the last one', true, [sent], now + 29_999],
  ['is sent some time after the last one', false, [sent], now + 30_000],
  ['is sent where there was none', false, [], now],
  ['is sent where the last one was used', false, [{ ...sent, used_at: new Date(now) }], now],
  ['is sent where the last one was wrong too often', false, [{ ...sent, wrong_tries: 3 }], now],
])('another code %s', ([, expected, issued, at]) => {
  expect(justSent(issued, at)).toBe(expected);
});
