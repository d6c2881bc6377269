import { describe, expect, test } from 'vitest';
import { exampleAnswers, exampleFacts } from '#authoring/check-answers.ts';
import { savedAddress } from '#contract/application.ts';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { confirmRows } from '#engine/confirm-rows.ts';
import { decide } from '#engine/decision.ts';
import type { Field } from '#engine/fields.ts';
import { isPrefilled, prefilledAnswers, refusalOf } from '#engine/prefilled.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import { lookupSources, suggestSources } from '#engine/sources.ts';
import type { Prefill } from '#engine/step.ts';
import { normalized } from '#engine/typed.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { companyName } from '#schemas/company-name.ts';
import { enterAddress } from '#schemas/enter-address.ts';
import { enterLoanAmount } from '#schemas/enter-loan-amount.ts';
import { enterName } from '#schemas/enter-name.ts';
import { enterYourPan } from '#schemas/enter-your-pan.ts';
import { isRoute, steps } from '#schemas/index.ts';
import { loanPurpose } from '#schemas/loan-purpose.ts';
import { monthlyIncome } from '#schemas/monthly-income.ts';
import { referenceDetails } from '#schemas/reference-details.ts';
import { salaryDate } from '#schemas/salary-date.ts';

const context = { leadID: 48213, facts: exampleFacts, origin: 'https://kadam.example' };
const pastedInto = (field: Field, text: string) => normalized(field, text);
const filled = (prefill: Prefill | undefined, answer: unknown) =>
  prefill ? prefilledAnswers(prefill, answer) : expect.unreachable('Nothing is prefilled.');
const refused = (prefill: Prefill | undefined, answer: unknown, answers: Answers) =>
  prefill && refusalOf(prefill, answer, answers);
const routesWhere = (holds: (step: (typeof steps)[number]) => unknown) => steps.filter(holds).map(({ route }) => route);

test('a repeat customer keeps choices and values in the draft, and everything else is saved', () => {
  expect(routesWhere(({ repeatCustomer }) => repeatCustomer === 'save')).toEqual([
    '/enter-name',
    '/enter-your-pan',
    '/enter-address',
    '/bank-details',
    '/reference-details',
  ]);
  expect(routesWhere(({ repeatCustomer, save }) => (repeatCustomer === 'draft') !== 'key' in save)).toEqual([]);
});

test('the personal screen and the bank details take their 500 ms', () => {
  expect(routesWhere(({ slowSubmit }) => slowSubmit)).toEqual(['/enter-name', '/bank-details']);
});

test('account numbers are the only answers never kept', () => {
  const secret = steps.flatMap(({ fields }) => Object.entries(fields).filter(([, field]) => field.secret));
  expect(secret.map(([name]) => name)).toEqual(['accountNo', 'confirmedAccountNo']);
});

test('the personal screen shows the texts it was given', () => {
  expect(enterName).toMatchObject({
    title: 'Personal Information',
    subtitle: 'Please enter your name and PAN',
    fields: {
      name: { placeholder: 'Enter your name as per PAN', hint: 'Please enter your correct name as per PAN' },
      email: { label: 'Enter your e-mail' },
    },
  });
});

describe('what is pasted, drafted or prefilled is never cut', () => {
  const { accountNo, confirmedAccountNo, ifsc } = bankDetails.fields;

  test.each([
    ['a PAN in small letters', enterYourPan.fields.pan, ' bnzpj-4821k', 'BNZPJ4821K'],
    ['a PAN that is too long', enterYourPan.fields.pan, 'bnzpj4821kxx', 'BNZPJ4821KXX'],
    ['an IFSC code with a space', ifsc, 'bhnb 0001234', 'BHNB0001234'],
    ['an IFSC code that is too long', ifsc, 'bhnb0001234x', 'BHNB0001234X'],
    ['an account number behind a no-break space', accountNo, '\u00a0501002981441871234', '501002981441871234'],
    ['an account number behind a tab', confirmedAccountNo, '\t501002981441871234', '501002981441871234'],
    ['an account number of 19 digits', accountNo, '5010029814418712345', '5010029814418712345'],
    ['a pincode that is too long', enterAddress.fields.pinCode, '44001-0999', '440010999'],
    ['a mobile number with its prefix', referenceDetails.fields.mobileOne, '+91 98123-45670', '9812345670'],
    ['a mobile number that is too long', referenceDetails.fields.mobileTwo, '98123456701', '98123456701'],
    ['an amount beyond the largest', enterLoanAmount.fields.loanAmount, '10,00,000', '1000000'],
    ['an income with its sign and noughts', monthlyIncome.fields.monthlyIncome, '₹42,500.00/-', '42500'],
    ['an income of 14 digits', monthlyIncome.fields.monthlyIncome, '12345678901234', '12345678901234'],
    ['an income in scientific notation', monthlyIncome.fields.monthlyIncome, '4.25E+04', '4.25E+04'],
    ['a long company name', companyName.fields.companyName, 'Vanya '.repeat(9), 'Vanya '.repeat(9).trim()],
    ['a name with a no-break space', enterName.fields.name, 'Meera\u00a0Joshi', 'Meera Joshi'],
  ])('%s', (_what, field, text, held) => {
    expect(pastedInto(field, text)).toBe(held);
  });

  test('an option that is not offered any more is none', () => {
    expect(pastedInto(loanPurpose.fields.loanPurpose, 'Holiday')).toBe('');
    expect(pastedInto(salaryDate.fields.salaryDate, '32')).toBe('');
  });
});

test('a PAN goes to both calls in capitals', () => {
  const { save, confirm } = enterYourPan;
  for (const each of [save, confirm?.save]) {
    expect(savingOf(enterYourPan, { pan: 'bnzpj4821k' }, context, each).body).toEqual({ panNumber: 'BNZPJ4821K' });
  }
});

describe('the address', () => {
  test('searches a state in lower case', () => {
    expect(enterAddress.fields.state).toMatchObject({ kind: 'suggest', source: 'states' });
    expect(suggestSources.states.query('MaHa')).toEqual({ searchWord: 'maha' });
    expect(suggestSources.states.read({ data: ['Maharashtra'] })).toEqual(['Maharashtra']);
  });

  test('is filled with the saved one, and with nothing where none is saved', () => {
    const { prefill } = enterAddress;
    expect(isPrefilled(prefill, exampleFacts)).toBe(true);
    expect(filled(prefill, savedAddress.example.answer)).toEqual({
      ...enterAddress.examples.pass[0],
      landmark: '',
    });
    expect(Object.values(filled(prefill, { data: null })).join('')).toBe('');
  });

  test('says that a repeat customer sent it', () => {
    const facts = { ...exampleFacts, repeatCustomer: true };
    const { body } = savingOf(enterAddress, exampleAnswers(enterAddress, {}), { ...context, facts });
    expect(body).toMatchObject({ repeat: true });
  });
});

describe('the bank details', () => {
  const { prefill, confirm, fields } = bankDetails;
  const own = { accountHolderName: 'Meera Joshi', ifsc: 'BHNB0001234', bankName: 'Bharat National Bank' };
  const unmasked = { data: { name: 'Meera Joshi', accountNumber: '55210984417' } };
  const answering = (accountNo: string) => ({ ...own, confirmedAccountNo: accountNo, accountNo });

  test('shows the texts it was given', () => {
    expect(bankDetails).toMatchObject({
      title: 'Bank Details',
      subtitle: 'Please enter your bank details for loan disbursal.',
      confirm: { title: 'Bank Details!', text: 'Are these information correct?', no: 'NO', yes: 'YES' },
    });
    expect(confirm).toMatchObject({ when: 'beforeSave', variant: 'dialog' });
  });

  test('are filled with the saved ones, a masked number blank', () => {
    expect(filled(prefill, savedBankDetails.example.answer)).toEqual({ ...own, accountNo: '' });
    expect(filled(prefill, { data: { accountNumber: 'xxxxxxx4417' } })).toMatchObject({ accountNo: '' });
    expect(filled(prefill, unmasked)).toMatchObject({ accountNo: '55210984417' });
    expect(Object.values(filled(prefill, { data: null })).join('')).toBe('');
  });

  test('are not read for a Repeat Case lead', () => {
    expect(isPrefilled(prefill, exampleFacts)).toBe(true);
    expect(isPrefilled(prefill, { ...exampleFacts, leadType: 'Repeat Case' })).toBe(false);
  });

  test('ask for the last four digits of the saved number for three seconds', () => {
    expect(refused(prefill, unmasked, answering('9999999999'))).toMatchObject({
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
    expect(refused(prefill, answer, answering(accountNo))).toBeUndefined();
  });

  test('find the bank of a whole IFSC code, and none where the answer has none', () => {
    expect(fields.ifsc).toMatchObject({ kind: 'lookup', source: 'bankByIfsc', fills: 'bankName' });
    const { query, read, atLength } = lookupSources.bankByIfsc;
    expect(atLength).toBe(11);
    expect(query('BHNB0001234')).toEqual({ ifsc: 'BHNB0001234' });
    expect(read(bankByIfsc.example.answer)).toBe('Bharat National Bank');
    expect(read({ data: { banks: [] } })).toBe('');
  });

  test.for([
    ['the back screen that was given', '/emandate', { kind: 'go', to: '/emandate' }],
    ['the next step where none was given', undefined, { kind: 'nextStep' }],
  ] as const)('lead to %s, with the account id kept', ([, back, outcome]) => {
    const { decision } = savingOf(bankDetails, exampleAnswers(bankDetails, {}), {
      ...context,
      back,
    });
    const body = saveBankDetails.answer.parse(saveBankDetails.example.answer);
    const { outcome: led } = decide(
      decision,
      { kind: 'answered', statusCode: 200, message: '', body },
      exampleFacts,
      isRoute,
    );
    expect(led).toMatchObject({ ...outcome, patch: { accountId: 'acc_19' } });
  });
});

test('the references stand on a sheet before they are saved', () => {
  const { confirm } = referenceDetails;
  expect(confirm).toMatchObject({ when: 'beforeSave', variant: 'sheet', no: 'No', yes: 'Yes' });
  expect(
    confirmRows(confirm ?? {}, exampleAnswers(referenceDetails, {}), exampleFacts).map(({ value }) => value),
  ).toEqual(['Sunita Joshi, Mother', '+91 9812345670', 'Arun Joshi, Brother', '+91 9812345671']);
});

test('the PAN sheet shows what came with the PAN', () => {
  const panVerifyData = { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi', dob: '1994-08-14' };
  const rows = confirmRows(enterYourPan.confirm ?? {}, { pan: 'BNZPJ4821K' }, { ...exampleFacts, panVerifyData });
  expect(rows.map(({ value }) => value)).toEqual(['BNZPJ4821K', 'Meera Joshi', '14 Aug 1994']);
});
