import { describe, expect, test } from 'vitest';
import type { IssuedCode } from '#sandbox/rules/one-time-code.ts';
import { checkCode, checkCodeRequest, codeLimits, justSent } from '#sandbox/rules/one-time-code.ts';

const now = 10_000_000;
const { livesMs, windowMs, repeatMs } = codeLimits;
const code = (wrong_tries = 0, { sentAt = now, expiresIn = livesMs, usedAt = 0 } = {}): IssuedCode => ({
  sent_at: new Date(sentAt),
  expires_at: new Date(sentAt + expiresIn),
  wrong_tries,
  used_at: usedAt ? new Date(usedAt) : null,
});

describe('a one-time code', () => {
  const check = (issued: IssuedCode, matches = true) => checkCode([issued], matches, now);

  test('is right or wrong until it expires', () => {
    expect(check(code())).toBe('right');
    expect(check(code(), false)).toBe('wrong');
    expect(check(code(0, { expiresIn: 0 }))).toBe('expired');
    expect(checkCode([], true, now)).toBe('expired');
  });

  test('is invalid after three wrong tries', () => {
    expect(check(code(2))).toBe('right');
    expect(check(code(3))).toBe('too many tries');
  });

  test('is accepted once, and again for a repeated request', () => {
    expect(check(code(0, { usedAt: now - repeatMs }))).toBe('right');
    expect(check(code(0, { usedAt: now - repeatMs - 1 }))).toBe('expired');
  });

  test('is refused after ten wrong tries within an hour, for all codes together', () => {
    const before = [3, 3, 3].map((wrongTries) => code(wrongTries, { sentAt: now - livesMs }));
    expect(checkCode([code(), ...before], true, now)).toBe('right');
    expect(checkCode([code(1), ...before], true, now)).toBe('blocked');
    expect(checkCode([code(1), ...before], true, now - livesMs + windowMs)).toBe('expired');
  });
});

describe('another code', () => {
  test('is not sent just after the last one', () => {
    expect(justSent([code()], now)).toBe(true);
    expect(justSent([code()], now + repeatMs)).toBe(false);
  });

  test('is sent if there is none that still works', () => {
    expect(justSent([], now)).toBe(false);
    expect(justSent([code(0, { usedAt: now })], now)).toBe(false);
    expect(justSent([code(codeLimits.wrongTries)], now)).toBe(false);
  });

  test('is refused after twenty within an hour', () => {
    const sent = Array.from({ length: codeLimits.codesInWindow }, () => code());
    expect(checkCodeRequest(sent.slice(1), now)).toBe('allowed');
    expect(checkCodeRequest(sent, now)).toBe('too many codes');
    expect(checkCodeRequest(sent, now + windowMs)).toBe('allowed');
  });

  test('is refused while the number is blocked by wrong tries', () => {
    expect(checkCodeRequest([code(codeLimits.wrongTriesInWindow)], now)).toBe('blocked');
  });
});
