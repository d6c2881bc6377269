import { expect, test } from 'vitest';
import { codeLimits, type IssuedCode, justSent } from '#sandbox/rules/one-time-code.ts';

// access.test.ts checks with the whole sandbox when a code is wrong, expired or blocked.

const now = 10_000_000;
const { livesMs, repeatMs, wrongTries } = codeLimits;
const sent: IssuedCode = {
  sent_at: new Date(now),
  expires_at: new Date(now + livesMs),
  wrong_tries: 0,
  used_at: null,
};

test.for<[what: string, justSent: boolean, issued: readonly IssuedCode[], at: number]>([
  ['is not sent just after the last one', true, [sent], now],
  ['is sent some time after the last one', false, [sent], now + repeatMs],
  ['is sent where there was none', false, [], now],
  ['is sent where the last one was used', false, [{ ...sent, used_at: new Date(now) }], now],
  ['is sent where the last one was wrong too often', false, [{ ...sent, wrong_tries: wrongTries }], now],
])('another code %s', ([, expected, issued, at]) => {
  expect(justSent(issued, at)).toBe(expected);
});
