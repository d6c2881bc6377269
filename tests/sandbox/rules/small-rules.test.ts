import { describe, expect, test } from 'vitest';
import { bankOf } from '#sandbox/rules/banks.ts';
import { maskAccount, maskMobile } from '#sandbox/rules/masking.ts';
import type { IssuedCode } from '#sandbox/rules/one-time-code.ts';
import { codeLimits, judgeCode } from '#sandbox/rules/one-time-code.ts';
import type { Penny } from '#sandbox/rules/penny-answer.ts';
import { pennyStatus } from '#sandbox/rules/penny-answer.ts';
import { emi, payday, productById } from '#sandbox/rules/products.ts';
import { slowPolls, statementAnswer } from '#sandbox/rules/statement-answer.ts';
import { statesWith } from '#sandbox/rules/states.ts';
import { tokenHolds } from '#sandbox/rules/tokens.ts';

describe('a one-time code', () => {
  const now = 1_000_000;
  const issued: IssuedCode = { expiresAt: now + 1, wrongTries: 0, usedAt: null };
  const judge = (changes: Partial<IssuedCode>, matches = true) => judgeCode({ ...issued, ...changes }, matches, now);

  test('is right or wrong while it lives', () => {
    expect(judge({})).toBe('right');
    expect(judge({}, false)).toBe('wrong');
    expect(judge({ expiresAt: now })).toBe('expired');
    expect(judgeCode(undefined, true, now)).toBe('expired');
  });

  test('is worth nothing after three wrong tries', () => {
    expect(judge({ wrongTries: 2 })).toBe('right');
    expect(judge({ wrongTries: 3 })).toBe('too many tries');
  });

  test('counts once, but for the same act sent again at once', () => {
    expect(judge({ usedAt: now - codeLimits.repeatMs })).toBe('right');
    expect(judge({ usedAt: now - codeLimits.repeatMs - 1 })).toBe('expired');
  });
});

test('a token opens the door until it expires', () => {
  expect([tokenHolds({ expiresAt: 2 }, 1), tokenHolds({ expiresAt: 2 }, 2), tokenHolds(undefined, 1)]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('a bank statement', () => {
  test.each([
    ['open', 1, false, { api_status: 'failed', pageName: 'dashboard' }],
    ['failed', 1, false, { api_status: 'failed', pageName: 'dashboard' }],
    ['processing', 99, false, { api_status: 'processing' }],
    ['connected', 1, false, { api_status: 'completed', pageName: 'approval' }],
    ['weak', 1, false, { api_status: 'completed', pageName: 'rejected' }],
    ['connected', slowPolls, true, { api_status: 'processing' }],
    ['connected', slowPolls + 1, true, { api_status: 'completed', pageName: 'approval' }],
  ] as const)('%s, asked %i times, slow: %s', (state, asked, slow, answer) => {
    expect(statementAnswer(state, asked, slow)).toEqual(answer);
  });
});

describe('the Rs 1', () => {
  const forward: Penny = { flow: 'forward', fate: 'arrives', paid: 'open', asked: 1 };
  test.each([
    [forward, 'created'],
    [{ ...forward, asked: 2 }, 'completed'],
    [{ ...forward, fate: 'rejected' }, 'rejected'],
    [{ ...forward, fate: 'incomplete' }, 'incomplete'],
    [{ ...forward, flow: 'reverse' }, 'created'],
    [{ ...forward, flow: 'reverse', paid: 'paid' }, 'completed'],
    [{ ...forward, flow: 'reverse', paid: 'declined' }, 'incomplete'],
  ] as const)('%o is %s', (penny, status) => {
    expect(pennyStatus(penny)).toBe(status);
  });
});

test('a state is found by a part of its name, those that begin with it first', () => {
  expect(statesWith(' pra ')).toEqual([
    'Andhra Pradesh',
    'Arunachal Pradesh',
    'Himachal Pradesh',
    'Madhya Pradesh',
    'Uttar Pradesh',
  ]);
  expect(statesWith('ma')).toEqual([
    'Madhya Pradesh',
    'Maharashtra',
    'Manipur',
    'Andaman and Nicobar Islands',
    'Dadra and Nagar Haveli and Daman and Diu',
    'Himachal Pradesh',
  ]);
  expect(statesWith('zz')).toEqual([]);
});

test('a bank is known by its IFSC code', () => {
  expect(['BHNB0001234', 'sbin0000300', 'ZZZZ0001234', 'BHNB1001234'].map(bankOf)).toEqual([
    'Bharat National Bank',
    'State Bank of India',
    undefined,
    undefined,
  ]);
});

test('numbers are masked', () => {
  expect([maskMobile('9876543210'), maskAccount('4417')]).toEqual(['98XXXXXX10', 'XXXXXXX4417']);
});

test('a product is known by its id', () => {
  expect([productById(1), productById(2), productById(7)]).toEqual([emi, payday, payday]);
});
