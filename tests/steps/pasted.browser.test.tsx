import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveAnswer } from '#contract/application.ts';
import { bankByIfsc } from '#contract/bank.ts';
import { draftAfterPauseMs } from '#engine/delays.ts';
import { bankDetails } from '#tests/schemas/fixtures/journey/bank-details.ts';
import { enterAddress } from '#tests/schemas/fixtures/journey/enter-address.ts';
import { enterLoanAmount } from '#tests/schemas/fixtures/journey/enter-loan-amount.ts';
import { enterYourPan } from '#tests/schemas/fixtures/journey/enter-your-pan.ts';
import { gender } from '#tests/schemas/fixtures/journey/gender.ts';
import { monthlyIncome } from '#tests/schemas/fixtures/journey/monthly-income.ts';
import { referenceDetails } from '#tests/schemas/fixtures/journey/reference-details.ts';
import { stageStep } from './stage-step.tsx';

const wholeRupees = 'Please enter the amount in whole rupees';

describe('an income', () => {
  test.each(['₹42,500.00/-', '42,500.00 INR', 'Rs 42,500.00 only', '₹\u00a042\u202f500', '४२,५००'])(
    'that is pasted as %o is sent as 42500',
    async (pasted) => {
      const screen = await stageStep(monthlyIncome);
      await userEvent.fill(screen.field('monthlyIncome'), pasted);
      expect(screen.field('monthlyIncome').value).toBe('42,500');
      await screen.next();
      await expect
        .poll(() => screen.server.sentTo(saveAnswer)[0]?.body)
        .toEqual({ monthlyIncome: 42500, leadID: 48213 });
    },
  );

  test.each(['4.25E+04', '42,500.75', '-42,500', '42,500 - 45,000'])(
    'that is pasted as %o stays as it is, with a message, and nothing is sent',
    async (pasted) => {
      const screen = await stageStep(monthlyIncome);
      await userEvent.fill(screen.field('monthlyIncome'), pasted);
      await screen.next();
      await expect.element(screen.getByText(wholeRupees)).toBeVisible();
      expect(screen.field('monthlyIncome').value).toBe(pasted);
      expect(screen.server.sentTo(saveAnswer)).toEqual([]);
      await screen.pass(draftAfterPauseMs);
      expect(screen.session.facts().answers.monthlyIncome).toBe(pasted === '42,500.75' ? '42500.75' : '');
    },
  );

  test('that the server knows with paise is shown with them', async () => {
    const screen = await stageStep(monthlyIncome, { facts: { answers: { monthlyIncome: '42500.75' } } });
    expect(screen.field('monthlyIncome').value).toBe('42,500.75');
    await screen.next();
    await expect.element(screen.getByText(wholeRupees)).toBeVisible();
  });

  test('of more than ten digits is reported, and not cut', async () => {
    const screen = await stageStep(monthlyIncome);
    await userEvent.type(screen.field('monthlyIncome'), '12345678901');
    await screen.next();
    await expect.element(screen.getByText('Amount cannot have more than 10 digits')).toBeVisible();
    expect(screen.field('monthlyIncome').value).toBe('12,34,56,78,901');
  });
});

test('a shortcut takes the place of paise that were typed', async () => {
  const screen = await stageStep(enterLoanAmount);
  await userEvent.type(screen.field('loanAmount'), '1500.50');
  expect(screen.field('loanAmount').value).toBe('1,500.50');
  await screen.getByRole('button', { name: '₹50,000' }).click();
  expect(screen.field('loanAmount').value).toBe('50,000');
  await screen.next();
  await expect.poll(() => screen.server.sentTo(saveAnswer)[0]?.body).toEqual({ loanRequeried: 50000, leadID: 48213 });
});

test('noughts behind the point go when the field is left, and other paise stay and are reported', async () => {
  const screen = await stageStep(enterLoanAmount);
  await userEvent.type(screen.field('loanAmount'), '1500.00');
  await userEvent.tab();
  expect(screen.field('loanAmount').value).toBe('1,500');
  await userEvent.fill(screen.field('loanAmount'), '');
  await userEvent.type(screen.field('loanAmount'), '1500.50');
  await userEvent.tab();
  expect(screen.field('loanAmount').value).toBe('1,500.50');
  await expect.element(screen.getByText(wholeRupees)).toBeVisible();
});

describe('an account number', () => {
  const number = '501002981441871234';

  test.each([` ${number}`, `\t${number}`, `\u00a0${number}`, '5010-0298 1441\u00a08712 34', `₹${number}`])(
    'of 18 digits that is pasted as %o is whole',
    async (pasted) => {
      const screen = await stageStep(bankDetails);
      await userEvent.fill(screen.field('accountNo'), pasted);
      await userEvent.fill(screen.field('confirmedAccountNo'), pasted);
      expect(screen.field('accountNo').value).toBe(number);
      expect(screen.field('confirmedAccountNo').value).toBe(number);
    },
  );

  test('of 19 digits is reported, typed or pasted', async () => {
    const screen = await stageStep(bankDetails);
    const tooLong = screen.getByText('Account number cannot be longer than 18 digits');
    await userEvent.fill(screen.field('accountNo'), `${number}5`);
    await userEvent.tab();
    await expect.element(tooLong).toBeVisible();
    expect(screen.field('accountNo').value).toBe(`${number}5`);
    await userEvent.fill(screen.field('accountNo'), number);
    await expect.element(tooLong).not.toBeInTheDocument();
    await userEvent.type(screen.field('accountNo'), '5');
    await expect.element(tooLong).toBeVisible();
  });
});

test('a pincode or a mobile number that is pasted too long is reported, and one digit too many is not typed', async () => {
  const address = await stageStep(enterAddress);
  await userEvent.fill(address.field('pinCode'), '4400109');
  await userEvent.tab();
  await expect.element(address.getByText('Pincode should be 6 digits')).toBeVisible();
  expect(address.field('pinCode').value).toBe('4400109');
  await userEvent.fill(address.field('pinCode'), '');
  await userEvent.type(address.field('pinCode'), '4400x109');
  expect(address.field('pinCode').value).toBe('440010');
  await address.unmount();

  const references = await stageStep(referenceDetails);
  await userEvent.fill(references.field('mobileOne'), '98123456701');
  await userEvent.tab();
  await expect.element(references.getByText('Please enter valid mobile number')).toBeVisible();
  await userEvent.fill(references.field('mobileOne'), '');
  await userEvent.type(references.field('mobileOne'), '919812345670');
  expect(references.field('mobileOne').value).toBe('9812345670');
});

describe('what was drafted', () => {
  test('is held as the field holds what is typed', async () => {
    const pan = await stageStep(enterYourPan, { facts: { answers: { pan: ' bnzpj4821k ' } } });
    expect(pan.field('pan').value).toBe('BNZPJ4821K');
    await pan.unmount();
    const income = await stageStep(monthlyIncome, { facts: { answers: { monthlyIncome: '₹42,500.00' } } });
    expect(income.field('monthlyIncome').value).toBe('42,500');
  });

  test('as an option that is not offered any more is not sent', async () => {
    const screen = await stageStep(gender, { facts: { answers: { gender: 'Unknown' } } });
    await screen.next();
    await expect.element(screen.getByText('Please select your gender')).toBeVisible();
    expect(screen.server.sentTo(saveAnswer)).toEqual([]);
  });

  test('as an IFSC code is looked up, once', async () => {
    const screen = await stageStep(bankDetails, { facts: { answers: { ifsc: 'bhnb 0001234' } } });
    await expect.poll(() => screen.field('bankName').value).toBe('Bharat National Bank');
    expect(screen.server.sentTo(bankByIfsc).map(({ query }) => query)).toEqual([{ ifsc: 'BHNB0001234' }]);
  });

  test('as an IFSC code that is not whole is not looked up', async () => {
    const screen = await stageStep(bankDetails, { facts: { answers: { ifsc: 'BHNB000' } } });
    await screen.pass(500);
    expect(screen.server.sentTo(bankByIfsc)).toEqual([]);
  });
});

test.each([
  ['a PAN', enterYourPan, 'pan', 'BNZPJ4821K'],
  ['an IFSC code', bankDetails, 'ifsc', 'BHNB0001234'],
] as const)('the caret stays where a small letter was typed in %s', async (_what, step, name, value) => {
  const screen = await stageStep(step);
  const input = screen.field(name);
  await userEvent.fill(input, value);
  input.setSelectionRange(2, 3);
  await userEvent.keyboard((value[2] ?? '').toLowerCase());
  expect([input.value, input.selectionStart]).toEqual([value, 3]);
  await userEvent.keyboard('-');
  expect([input.value, input.selectionStart]).toEqual([value, 3]);
});
