import { describe, expect, test } from 'vitest';
import { exampleAnswers, exampleFacts } from '#authoring/check-answers.ts';
import { savedAddress } from '#contract/application.ts';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { decide } from '#engine/decision.ts';
import { savingOf } from '#engine/step.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { enterAddress } from '#schemas/enter-address.ts';
import { enterYourPan } from '#schemas/enter-your-pan.ts';
import { referenceDetails } from '#schemas/reference-details.ts';

const context = { leadID: 48213, facts: exampleFacts, origin: 'https://kadam.example' };
describe('the address', () => {
  test('searches a state in lower case', () => {
    expect(enterAddress.fields.state).toMatchObject({ kind: 'suggest' });
    const { state } = enterAddress.fields;
    if (state.kind !== 'suggest') return;
    expect(state.query('MaHa')).toEqual({ searchWord: 'maha' });
    expect(state.suggestions({ data: ['Maharashtra'] })).toEqual(['Maharashtra']);
  });

  test('is filled with the saved one, and with nothing where none is saved', () => {
    const { prefill } = enterAddress;
    expect(prefill?.when(exampleFacts)).toBe(true);
    expect(prefill?.answers(savedAddress.example.answer)).toEqual({
      houseNo: '12, Lake View Road',
      city: 'Nagpur',
      state: 'Maharashtra',
      pinCode: '440010',
      landmark: '',
    });
    expect(Object.values(prefill?.answers({ data: null }) ?? {}).join('')).toBe('');
  });

  test('says that a repeat customer sent it', () => {
    const facts = { ...exampleFacts, repeatCustomer: true };
    const { body } = savingOf(enterAddress.save, exampleAnswers(enterAddress, {}), { ...context, facts });
    expect(body).toMatchObject({ repeat: true });
  });
});

describe('the bank details', () => {
  const { prefill, fields, save } = bankDetails;
  const own = { accountHolderName: 'Meera Joshi', ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' };
  const unmasked = { data: { name: 'Meera Joshi', accountNumber: '55210984417' } };
  const answering = (accountNo: string) => ({ ...own, confirmedAccountNo: accountNo, accountNo });

  test('are filled with the saved ones, a masked number blank', () => {
    expect(prefill?.answers(savedBankDetails.example.answer)).toEqual({ ...own, accountNo: '' });
    expect(prefill?.answers({ data: { accountNumber: 'xxxxxxx4417' } })).toMatchObject({ accountNo: '' });
    expect(prefill?.answers(unmasked)).toMatchObject({ accountNo: '55210984417' });
    expect(Object.values(prefill?.answers({ data: null }) ?? {}).join('')).toBe('');
  });

  test('are not read for a Repeat Case lead', () => {
    expect(prefill?.when(exampleFacts)).toBe(true);
    expect(prefill?.when({ ...exampleFacts, leadType: 'Repeat Case' })).toBe(false);
  });

  test('ask for the last four digits of the saved number for three seconds', () => {
    expect(prefill?.refuses?.(unmasked, answering('9999999999'))).toMatchObject({
      kind: 'popup',
      message: 'Enter account number ending with 4417',
      forMs: 3000,
    });
  });

  test.for([
    ['the same last four digits', unmasked, '00000004417'],
    ['the same last four digits, saved with spaces', { data: { accountNumber: '5521 0984 417 ' } }, '55210984417'],
    ['a masked saved number', savedBankDetails.example.answer, '9999999999'],
    ['no saved number', { data: null }, '9999999999'],
  ] as const)('pass with %s', ([, answer, accountNo]) => {
    expect(prefill?.refuses?.(answer, answering(accountNo))).toBeUndefined();
  });

  test('find the bank of a whole IFSC code, and none where the answer has none', () => {
    expect(fields.ifsc).toMatchObject({ kind: 'lookup', atLength: 11, fills: 'bankName' });
    if (fields.ifsc.kind !== 'lookup') return;
    expect(fields.ifsc.query('BHNB0001234')).toEqual({ ifsc: 'BHNB0001234' });
    expect(fields.ifsc.found(bankByIfsc.example.answer)).toBe('Bharat National Bank');
    expect(fields.ifsc.found({ data: { banks: [] } })).toBe('');
  });

  test.for([
    ['the back screen that was given', '/emandate', { kind: 'go', to: '/emandate' }],
    ['the next step where none was given', undefined, { kind: 'nextStep' }],
  ] as const)('lead to %s, with the account id kept', ([, back, outcome]) => {
    const { decision } = savingOf(save, exampleAnswers(bankDetails, {}), {
      ...context,
      back,
    });
    const body = saveBankDetails.answer.parse(saveBankDetails.example.answer);
    const { outcome: led } = decide(decision, { kind: 'answered', statusCode: 200, message: '', body }, exampleFacts);
    expect(led).toMatchObject({ ...outcome, patch: { accountId: 'acc_19' } });
  });
});

test('the references stand on a sheet before they are saved', () => {
  const { confirm } = referenceDetails;
  const answers = {
    nameOne: 'Sunita Joshi',
    relationOne: 'Mother',
    mobileOne: '9812345670',
    nameTwo: 'Arun Joshi',
    relationTwo: 'Brother',
    mobileTwo: '9812345671',
  };
  expect(confirm?.rows(answers, exampleFacts).map(({ value }) => value)).toEqual([
    'Sunita Joshi, Mother',
    '+91 9812345670',
    'Arun Joshi, Brother',
    '+91 9812345671',
  ]);
});

test('the PAN sheet shows what came with the PAN', () => {
  const panVerifyData = { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi', dob: '1994-08-14' };
  const rows = enterYourPan.confirm?.rows({ pan: 'BNZPJ4821K' }, { ...exampleFacts, panVerifyData });
  expect(rows?.map(({ value }) => value)).toEqual(['BNZPJ4821K', 'Meera Joshi', '14 Aug 1994']);
});
