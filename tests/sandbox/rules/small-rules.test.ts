import { describe, expect, test } from 'vitest';
import { bankIcon, bankOf, banks, iconPath } from '#sandbox/rules/banks.ts';
import { branches, branchOf, isIfsc } from '#sandbox/rules/ifsc-directory.ts';
import { maskAccount, maskMobile } from '#sandbox/rules/masking.ts';
import type { Penny } from '#sandbox/rules/penny-answer.ts';
import { pennyStatus, pennyTakesMs, pressedOn } from '#sandbox/rules/penny-answer.ts';
import { emi, payday, productById } from '#sandbox/rules/products.ts';
import { slowPolls, statementAnswer } from '#sandbox/rules/statement-answer.ts';
import { statesWith } from '#sandbox/rules/states.ts';
import { tokenHolds } from '#sandbox/rules/tokens.ts';

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
  const forward: Penny = { flow: 'forward', fate: 'arrives', page: 'created', ageMs: 0 };
  const late = { ...forward, ageMs: pennyTakesMs };
  test.each([
    [forward, 'created'],
    [late, 'completed'],
    [{ ...late, fate: 'rejected' }, 'rejected'],
    [{ ...late, fate: 'invalid' }, 'invalid'],
    [{ ...late, fate: 'incomplete' }, 'incomplete'],
    [{ ...late, fate: 'created' }, 'created'],
    [{ ...late, flow: 'reverse' }, 'created'],
    [{ ...forward, flow: 'reverse', page: 'completed' }, 'completed'],
    [{ ...forward, flow: 'reverse', page: 'rejected' }, 'rejected'],
  ] as const)('%o is %s', (penny, status) => {
    expect(pennyStatus(penny)).toBe(status);
  });

  test('once paid stays paid, whatever is pressed on the page later', () => {
    expect([pressedOn('completed', 'incomplete'), pressedOn('rejected', 'completed')]).toEqual([
      'completed',
      'completed',
    ]);
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

describe('the banks', () => {
  test('have a few hundred branches, each with a code of its own in the real form', () => {
    expect(branches.length).toBeGreaterThan(300);
    expect(new Set(branches.map(({ ifsc }) => ifsc)).size).toBe(branches.length);
    for (const { ifsc } of branches) expect(ifsc).toMatch(/^[A-Z]{4}0[A-Z\d]{6}$/);
  });

  test('are found by the IFSC code of a branch, in upper or lower case', () => {
    expect(branchOf('BHNB0001234')).toMatchObject({ bank: { name: 'Bharat National Bank' }, city: 'Nagpur' });
    expect(branchOf('sbin0001234')?.bank.name).toBe('State Bank of India');
    expect([branchOf('BHNB0009999'), branchOf('ZZZZ0001234')]).toEqual([undefined, undefined]);
    expect([isIfsc('BHNB0001234'), isIfsc('BHNB1001234'), isIfsc('BHNB000123')]).toEqual([true, false, false]);
    expect([bankOf('hdfc')?.name, bankOf('ZZZZ0001234')]).toEqual(['HDFC Bank', undefined]);
  });

  test('have an icon each, with two letters', () => {
    const icons = banks.map(bankIcon);
    expect(new Set(icons).size).toBe(banks.length);
    for (const icon of icons) expect(icon).toMatch(/>[A-Z]{2}<\/text>/);
    expect(iconPath({ code: 'BHNB' })).toBe('/sandbox/banks/bhnb.svg');
  });
});

test('numbers are masked', () => {
  expect([maskMobile('9876543210'), maskAccount('4417')]).toEqual(['98XXXXXX10', 'XXXXXXX4417']);
});

test('a product is known by its id', () => {
  expect([productById(1), productById(2), productById(7)]).toEqual([emi, payday, payday]);
});
