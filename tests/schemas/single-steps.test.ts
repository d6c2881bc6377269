import { describe, expect, test } from 'vitest';
import { exampleAnswers, exampleFacts } from '#authoring/check-answers.ts';
import { savedAddress } from '#contract/application.ts';
import { savedBankDetails } from '#contract/bank.ts';
import { confirmRows } from '#engine/confirm-rows.ts';
import { isPrefilled, prefilledAnswers, refusalOf } from '#engine/prefilled.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import { lookupSources } from '#engine/sources.ts';
import type { Prefill } from '#engine/step.ts';
import { shownAnswers } from '#engine/wording.ts';
import { msg } from '#languages/message.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { stepByRoute } from '#schemas/index.ts';

const context = { facts: exampleFacts, origin: 'https://kadam.example' };
const filled = (prefill: Prefill | undefined, answer: unknown) =>
  prefill ? prefilledAnswers(prefill, answer) : expect.unreachable('Nothing is prefilled.');
const refused = (prefill: Prefill | undefined, answer: unknown, answers: Answers) =>
  prefill && refusalOf(prefill, answer, answers);

describe('the address', () => {
  test('is prefilled with the saved address, or is empty', () => {
    const { prefill } = stepByRoute('/enter-address');
    expect(isPrefilled(prefill, exampleFacts)).toBe(true);
    expect(filled(prefill, savedAddress.example.answer)).toEqual({
      houseNo: '12, Lake View Road',
      city: 'Nagpur',
      state: 'Maharashtra',
      pinCode: '440010',
      landmark: '',
    });
    expect(Object.values(filled(prefill, { data: null })).join('')).toBe('');
  });

  test('is sent with the flag of a repeat customer', () => {
    const facts = { ...exampleFacts, repeatCustomer: true };
    const enterAddress = stepByRoute('/enter-address');
    const { body } = savingOf(enterAddress, exampleAnswers(enterAddress, {}), { ...context, facts });
    expect(body).toMatchObject({ repeat: true });
  });
});

describe('the bank details', () => {
  const { prefill } = bankDetails;
  const own = { accountHolderName: 'Meera Joshi', ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' };
  const unmasked = { data: { name: 'Meera Joshi', accountNumber: '55210984417' } };
  const answering = (accountNo: string) => ({ ...own, confirmedAccountNo: accountNo, accountNo });

  test('are prefilled with the saved ones, but a masked number is blank', () => {
    expect(filled(prefill, savedBankDetails.example.answer)).toEqual({ ...own, accountNo: '' });
    expect(filled(prefill, { data: { accountNumber: 'xxxxxxx4417' } })).toMatchObject({ accountNo: '' });
    expect(filled(prefill, unmasked)).toMatchObject({ accountNo: '55210984417' });
    expect(Object.values(filled(prefill, { data: null })).join('')).toBe('');
  });

  test('are not read for a Repeat Case lead', () => {
    expect(isPrefilled(prefill, exampleFacts)).toBe(true);
    expect(isPrefilled(prefill, { ...exampleFacts, leadType: 'Repeat Case' })).toBe(false);
  });

  test('show a popup for three seconds that asks for the last four digits of the saved number', () => {
    expect(refused(prefill, unmasked, answering('9999999999'))).toMatchObject({
      kind: 'popup',
      message: msg('Enter account number ending with {last4}', { last4: '4417' }),
      forMs: 3000,
    });
  });

  test.for([
    ['the same last four digits', unmasked, '00000004417'],
    ['the same last four digits, saved with spaces', { data: { accountNumber: '5521 0984 417 ' } }, '55210984417'],
    ['a masked saved number', savedBankDetails.example.answer, '9999999999'],
    ['no saved number', { data: null }, '9999999999'],
  ] as const)('pass with %s', ([, answer, accountNo]) => {
    expect(refused(prefill, answer, answering(accountNo))).toBeUndefined();
  });

  test.for(['NA', '****4417', '0'])('treat a saved %s as a masked number', (accountNumber) => {
    const answer = { data: { accountNumber } };
    expect(refused(prefill, answer, answering('9999999999'))).toBeUndefined();
    expect(filled(prefill, answer)).toMatchObject({ accountNo: '' });
  });

  test('have an empty bank name if the answer has no bank', () => {
    expect(lookupSources.bankByIfsc.read({ data: { banks: [] } })).toBe('');
  });
});

test('the references are shown on a sheet before they are saved', () => {
  const { confirm, fields } = stepByRoute('/reference-details');
  const answers = {
    nameOne: 'Sunita Joshi',
    relationOne: 'Mother',
    mobileOne: '9812345670',
    nameTwo: 'Arun Joshi',
    relationTwo: 'Brother',
    mobileTwo: '9812345671',
  };
  expect(confirmRows(confirm ?? {}, shownAnswers(fields, answers), exampleFacts).map(({ value }) => value)).toEqual([
    'Sunita Joshi, Mother',
    '+91\u00a098123\u00a045670',
    'Arun Joshi, Brother',
    '+91\u00a098123\u00a045671',
  ]);
});
