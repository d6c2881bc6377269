import { describe, expect, test } from 'vitest';
import type { IssuedCode } from '#sandbox/rules/one-time-code.ts';
import { checkCode, checkCodeRequest, codeLimits, justSent } from '#sandbox/rules/one-time-code.ts';

const now = 10_000_000;
const { livesMs, windowMs, repeatMs } = codeLimits;
const code = (changes: Partial<IssuedCode> = {}): IssuedCode => {
  const sentAt = changes.sentAt ?? now;
  return { sentAt, expiresAt: sentAt + livesMs, wrongTries: 0, usedAt: null, ...changes };
};

describe('a one-time code', () => {
  const check = (changes: Partial<IssuedCode>, matches = true) => checkCode([code(changes)], matches, now);

  test('is right or wrong until it expires', () => {
    expect(check({})).toBe('right');
    expect(check({}, false)).toBe('wrong');
    expect(check({ expiresAt: now })).toBe('expired');
    expect(checkCode([], true, now)).toBe('expired');
  });

  test('is invalid after three wrong tries', () => {
    expect(check({ wrongTries: 2 })).toBe('right');
    expect(check({ wrongTries: 3 })).toBe('too many tries');
  });

  test('is accepted once, and again for a repeated request', () => {
    expect(check({ usedAt: now - repeatMs })).toBe('right');
    expect(check({ usedAt: now - repeatMs - 1 })).toBe('expired');
  });

  test('is refused after ten wrong tries within an hour, for all codes together', () => {
    const before = [3, 3, 3].map((wrongTries) => code({ wrongTries, sentAt: now - livesMs }));
    expect(checkCode([code(), ...before], true, now)).toBe('right');
    expect(checkCode([code({ wrongTries: 1 }), ...before], true, now)).toBe('blocked');
    expect(checkCode([code({ wrongTries: 1 }), ...before], true, now - livesMs + windowMs)).toBe('expired');
  });
});

describe('another code', () => {
  test('is not sent just after the last one', () => {
    expect(justSent([code()], now)).toBe(true);
    expect(justSent([code()], now + repeatMs)).toBe(false);
  });

  test('is sent if there is none that still works', () => {
    expect(justSent([], now)).toBe(false);
    expect(justSent([code({ usedAt: now })], now)).toBe(false);
    expect(justSent([code({ wrongTries: codeLimits.wrongTries })], now)).toBe(false);
  });

  test('is refused after twenty within an hour', () => {
    const sent = Array.from({ length: codeLimits.codesInWindow }, () => code());
    expect(checkCodeRequest(sent.slice(1), now)).toBe('allowed');
    expect(checkCodeRequest(sent, now)).toBe('too many codes');
    expect(checkCodeRequest(sent, now + windowMs)).toBe('allowed');
  });

  test('is refused while the number is blocked by wrong tries', () => {
    expect(checkCodeRequest([code({ wrongTries: codeLimits.wrongTriesInWindow })], now)).toBe('blocked');
  });
});
