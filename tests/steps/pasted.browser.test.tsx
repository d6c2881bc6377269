import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveAnswer } from '#contract/application.ts';
import { bankByIfsc } from '#contract/bank.ts';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { commit, compose } from '#tests/compose.ts';
import { account } from '#tests/schemas/fixtures/journey/account.ts';
import { card } from '#tests/schemas/fixtures/journey/card.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { rider } from '#tests/schemas/fixtures/journey/rider.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';
import { stageStep } from './stage-step.tsx';

const wholeRupees = 'Please write whole rupees';

describe('an amount', () => {
  test.each(['Rs 42,500.00 only', '४२,५००'])('that is pasted as %o is sent as 42500', async (pasted) => {
    const screen = await stageStep(deposit);
    await userEvent.fill(screen.field('deposit'), pasted);
    expect(screen.field('deposit').value).toBe('42,500');
    await screen.next();
    await expect.poll(() => screen.server.sentTo(saveAnswer)[0]?.body).toEqual({ depositAmount: 42500, leadID: 48213 });
  });

  test.each(['42,500.75', '42,500 - 45,000'])(
    'that is pasted as %o stays as it is, with a message, and nothing is sent',
    async (pasted) => {
      const screen = await stageStep(deposit);
      await userEvent.fill(screen.field('deposit'), pasted);
      await screen.next();
      await expect.element(screen.getByText(wholeRupees)).toBeVisible();
      expect(screen.field('deposit').value).toBe(pasted);
      expect(screen.server.sentTo(saveAnswer)).toEqual([]);
      expect(screen.session.facts().answers.deposit).toBe(pasted === '42,500.75' ? '42500.75' : '');
    },
  );
});

test('zero paise are removed when the field is left, and other paise stay and are reported', async () => {
  const screen = await stageStep(deposit);
  await userEvent.type(screen.field('deposit'), '1500.00');
  await userEvent.tab();
  expect(screen.field('deposit').value).toBe('1,500');
  await userEvent.fill(screen.field('deposit'), '');
  await userEvent.type(screen.field('deposit'), '1500.50');
  await userEvent.tab();
  expect(screen.field('deposit').value).toBe('1,500.50');
  await expect.element(screen.getByText(wholeRupees)).toBeVisible();
});

test('an account number of 19 digits is reported, typed or pasted', async () => {
  const number = '501002981441871234';
  const screen = await stageStep(account);
  const tooLong = screen.getByText('The number has 18 digits or less');
  await userEvent.fill(screen.field('number'), `${number}5`);
  await userEvent.tab();
  await expect.element(tooLong).toBeVisible();
  expect(screen.field('number').value).toBe(`${number}5`);
  await userEvent.fill(screen.field('number'), number);
  await expect.element(tooLong).not.toBeInTheDocument();
  await userEvent.type(screen.field('number'), '5');
  await expect.element(tooLong).toBeVisible();
});

test('undo and redo never write back what a field has rewritten, which would join two amounts', async () => {
  const screen = await stageStep(deposit);
  await userEvent.type(screen.field('deposit'), '42500');
  await userEvent.keyboard('{Control>}z{/Control}{Control>}z{/Control}{Control>}y{/Control}');
  expect(screen.field('deposit').value).toBe('42,500');
});

test('undo brings back a name that was cleared, and redo never joins it with the trimmed one', async () => {
  const screen = await stageStep(rider);
  const name = screen.field('name');
  await userEvent.type(name, 'Meera');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Control>}z{/Control}');
  expect(name.value).toBe('Meera');
  await userEvent.keyboard('{End} ');
  await userEvent.tab();
  await userEvent.click(name);
  expect(name.value).toBe('Meera');
  await userEvent.keyboard('{Control>}zz{/Control}{Control>}yy{/Control}');
  expect(name.value).toBe('Meera');
});

test('what a browser fills in without an event is saved', async () => {
  const screen = await stageStep(rider);
  screen.field('name').value = ' Meera Joshi';
  screen.field('email').value = 'meera.joshi@mail.in';
  await screen.next();
  await expect
    .poll(() => screen.server.sentTo(saveNameAndEmail)[0]?.body)
    .toEqual({ name: 'Meera Joshi', email: 'meera.joshi@mail.in' });
});

test('a name and an e-mail are saved without the invisible characters of a paste', async () => {
  const screen = await stageStep(rider);
  await userEvent.fill(screen.field('name'), '\u200eMeera Joshi\u200b');
  await userEvent.fill(screen.field('email'), '\u202ameera.joshi@mail.in\u202c');
  await screen.next();
  await expect
    .poll(() => screen.server.sentTo(saveNameAndEmail)[0]?.body)
    .toEqual({ name: 'Meera Joshi', email: 'meera.joshi@mail.in' });
});

describe('a drafted answer', () => {
  test('is normalized as a typed answer is', async () => {
    const code = await stageStep(card, { facts: { answers: { card: ' bnzpj4821k ' } } });
    expect(code.field('card').value).toBe('BNZPJ4821K');
    await code.unmount();
    const amount = await stageStep(deposit, { facts: { answers: { deposit: '₹42,500.00' } } });
    expect(amount.field('deposit').value).toBe('42,500');
  });

  test('is not sent if it is an option that is no longer offered', async () => {
    const screen = await stageStep(trip, { facts: { answers: { trip: 'Unknown' } } });
    await screen.next();
    await expect.element(screen.getByText('Please choose a place')).toBeVisible();
    expect(screen.server.sentTo(saveAnswer)).toEqual([]);
  });

  test('is looked up once if it is an IFSC code', async () => {
    const screen = await stageStep(account, { facts: { answers: { ifsc: 'bhnb 0001234' } } });
    await expect.poll(() => screen.field('bank').value).toBe('Bharat National Bank');
    expect(screen.server.sentTo(bankByIfsc).map(({ query }) => query)).toEqual([{ ifsc: 'BHNB0001234' }]);
  });
});

describe('a text that Android composes', () => {
  test('becomes capitals once it is complete, and no letter is doubled', async () => {
    const screen = await stageStep(account);
    screen.field('ifsc').focus();
    await compose('hdfc0004821');
    await commit('hdfc0004821');
    expect(screen.field('ifsc').value).toBe('HDFC0004821');
    await expect.poll(() => screen.field('bank').value).toBe('Bharat National Bank');
    expect(screen.server.sentTo(bankByIfsc)).toHaveLength(1);
  });

  test('becomes a grouped amount once it is complete, and no digit is doubled', async () => {
    const screen = await stageStep(deposit);
    const amount = screen.field('deposit');
    amount.focus();
    await compose('४२५००');
    await expect.element(screen.getByText('Forty-two thousand five hundred rupees')).toBeVisible();
    await commit('४२५००');
    expect(amount.value).toBe('42,500');
    amount.setSelectionRange(1, 1);
    await compose('19');
    await commit('19');
    expect([amount.value, amount.selectionStart]).toEqual(['41,92,500', 4]);
  });

  test('is replaced by a shortcut that is tapped meanwhile', async () => {
    const screen = await stageStep(deposit);
    screen.field('deposit').focus();
    await compose('505');
    await screen.getByRole('button', { name: '₹50,000' }).click();
    expect(screen.field('deposit').value).toBe('50,000');
  });
});
