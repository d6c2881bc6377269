import { describe, expect, test } from 'vitest';
import type { IssuedCode } from '#sandbox/rules/one-time-code.ts';
import { codeLimits, judgeCode, judgeRequest, justSent } from '#sandbox/rules/one-time-code.ts';

const now = 10_000_000;
const { livesMs, windowMs, repeatMs } = codeLimits;
const code = (changes: Partial<IssuedCode> = {}): IssuedCode => {
  const sentAt = changes.sentAt ?? now;
  return { sentAt, expiresAt: sentAt + livesMs, wrongTries: 0, usedAt: null, ...changes };
};

describe('a one-time code', () => {
  const judge = (changes: Partial<IssuedCode>, matches = true) => judgeCode([code(changes)], matches, now);

  test('is right or wrong while it lives', () => {
    expect(judge({})).toBe('right');
    expect(judge({}, false)).toBe('wrong');
    expect(judge({ expiresAt: now })).toBe('expired');
    expect(judgeCode([], true, now)).toBe('expired');
  });

  test('is worth nothing after three wrong tries', () => {
    expect(judge({ wrongTries: 2 })).toBe('right');
    expect(judge({ wrongTries: 3 })).toBe('too many tries');
  });

  test('counts once, but for the same act sent again at once', () => {
    expect(judge({ usedAt: now - repeatMs })).toBe('right');
    expect(judge({ usedAt: now - repeatMs - 1 })).toBe('expired');
  });

  test('is refused after ten wrong tries within an hour, whatever codes they were for', () => {
    const before = [3, 3, 3].map((wrongTries) => code({ wrongTries, sentAt: now - livesMs }));
    expect(judgeCode([code(), ...before], true, now)).toBe('right');
    expect(judgeCode([code({ wrongTries: 1 }), ...before], true, now)).toBe('blocked');
    expect(judgeCode([code({ wrongTries: 1 }), ...before], true, now - livesMs + windowMs)).toBe('expired');
  });
});

describe('a code asked for again', () => {
  test('a moment after it was sent is the one there is', () => {
    expect(justSent([code()], now)).toBe(true);
    expect(justSent([code()], now + repeatMs)).toBe(false);
  });

  test('is a new one where there is none, or none that still works', () => {
    expect(justSent([], now)).toBe(false);
    expect(justSent([code({ usedAt: now })], now)).toBe(false);
    expect(justSent([code({ wrongTries: codeLimits.wrongTries })], now)).toBe(false);
  });

  test('is refused after twenty within an hour', () => {
    const sent = Array.from({ length: codeLimits.codesInWindow }, () => code());
    expect(judgeRequest(sent.slice(1), now)).toBe('allowed');
    expect(judgeRequest(sent, now)).toBe('too many codes');
    expect(judgeRequest(sent, now + windowMs)).toBe('allowed');
  });

  test('is refused while the number is blocked by wrong tries', () => {
    expect(judgeRequest([code({ wrongTries: codeLimits.wrongTriesInWindow })], now)).toBe('blocked');
  });
});
