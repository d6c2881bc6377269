import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveAnswer, statesCall } from '#contract/application.ts';
import { bankByIfsc, saveBankDetails, savedBankDetails } from '#contract/bank.ts';
import { panConfirmation } from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';
import { draftAfterPauseMs, networkPopupForMs, suggestAfterMs } from '#engine/delays.ts';
import { enterYourPan } from '#schemas/enter-your-pan.ts';
import { account } from '#tests/schemas/fixtures/journey/account.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { rider } from '#tests/schemas/fixtures/journey/rider.ts';
import { stop } from '#tests/schemas/fixtures/journey/stop.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';
import { openTab } from '#tests/session/open-tab.ts';
import { stageStep } from './stage-step.tsx';

test.each([
  ['reloaded or closed', window, 'pagehide'],
  ['sent to the background', document, 'visibilitychange'],
] as const)('stores what was typed when the page is %s', async (_what, target, event) => {
  const screen = await stageStep(rider);
  await userEvent.fill(screen.field('name'), 'Meera Joshi');
  target.dispatchEvent(new Event(event));
  expect(screen.session.facts().answers.name).toBe('Meera Joshi');
});

test('saves after Yes, and No cannot cancel the request', async () => {
  const screen = await stageStep(account);
  screen.server.stalls(saveBankDetails);
  await screen.fill(account.examples.pass[0] ?? {});
  await screen.next();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await screen.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toHaveAttribute('inert');
  screen.server.resumes(saveBankDetails);
  await expect.poll(screen.path).toBe('/contact-us');
  expect(screen.server.sentTo(saveBankDetails)).toHaveLength(1);
});

test('an answer cannot be changed while it is sent, so that the draft is what was saved', async () => {
  const screen = await stageStep(trip);
  screen.server.stalls(saveAnswer);
  await screen.fill({ trip: 'Market' });
  await screen.next();
  await screen.fill({ trip: 'School' });
  expect(screen.getByRole('radio', { name: 'Market' }).element()).toBeChecked();
  screen.server.resumes(saveAnswer);
  await expect.poll(screen.path).toBe('/contact-us');
  expect(screen.session.facts().answers.trip).toBe('Market');
});

test('a text cannot be changed while it is sent; after a refusal it is kept, and can be changed', async () => {
  const screen = await stageStep(deposit);
  screen.server.refuses(saveAnswer, 412, 'AMOUNT IS TOO HIGH');
  screen.server.stalls(saveAnswer);
  await screen.fill({ deposit: '125000' });
  await screen.next();
  await userEvent.type(screen.field('deposit'), '9');
  expect(screen.field('deposit').value).toBe('1,25,000');
  screen.server.resumes(saveAnswer);
  await screen.getByRole('button', { name: 'OK' }).click();
  expect(screen.field('deposit').value).toBe('1,25,000');
  await userEvent.fill(screen.field('deposit'), '50000');
  expect(screen.field('deposit').value).toBe('50,000');
});

test('Next is not busy behind a popup that asks, and is busy again after its answer', async () => {
  const screen = await stageStep(trip);
  screen.server.refuses(saveAnswer, 428, 'Please complete the previous step');
  screen.server.stalls(nextStepCall);
  await screen.fill({ trip: 'Market' });
  await screen.next();
  const onward = screen.getByRole('button', { name: 'Go to your next step' });
  await expect.element(onward).toBeVisible();
  expect(screen.container.querySelector('[aria-busy]')).toBeNull();
  await onward.click();
  await expect.element(screen.getByRole('button', { name: 'Please wait' })).toHaveAttribute('aria-busy', 'true');
  screen.server.resumes(nextStepCall);
  await expect.poll(screen.path).toBe('/contact-us');
});

test('suggests nothing for a text that a field has ignored during the save', async () => {
  const screen = await stageStep(stop);
  screen.server.stalls(saveAnswer);
  await screen.fill(stop.examples.pass[0] ?? {});
  await screen.next();
  await userEvent.type(screen.field('state'), 'z');
  await screen.pass(suggestAfterMs);
  expect(JSON.stringify(screen.server.sentTo(statesCall))).not.toContain('z');
  screen.server.resumes(saveAnswer);
});

test('a saved account comes back as it was shown when its answers were changed one after the other', async () => {
  const screen = await stageStep(account, { saved: savedBankDetails });
  await expect.poll(() => screen.field('holder').value).toBe('Meera Joshi');
  await screen.fill({ bank: 'Nila Bank' });
  screen.field('bank').blur();
  expect(screen.session.facts().answers.holder).toBe('Meera Joshi');
  await screen.fill({ holder: 'Ravi Menon' });
  await screen.unmount();

  const again = await stageStep(account, { facts: screen.session.facts(), saved: savedBankDetails });
  expect(again.field('bank').value).toBe('Nila Bank');
  expect(again.field('holder').value).toBe('Ravi Menon');
});

test('stores what was typed when the screen is left in the middle of a word, unless the session has ended', async () => {
  const screen = await stageStep(rider);
  await screen.fill({ name: 'Meera Jo' });
  await screen.unmount();
  expect(localStorage.getItem('kadam.register')).toContain('Meera Jo');
  const again = await stageStep(rider);
  await again.fill({ name: 'Ravi Men' });
  again.session.clear();
  await again.unmount();
  await again.pass(draftAfterPauseMs);
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ravi Men');
});

test('stores the change of a repeat customer only with Next, because /confirm-details sends what is stored', async () => {
  const facts = { repeatCustomer: true, answers: { deposit: '42500' } };
  const screen = await stageStep(deposit, { facts });
  await userEvent.fill(screen.field('deposit'), '4250');
  screen.field('deposit').blur();
  await screen.unmount();
  expect(screen.session.facts().answers.deposit).toBe('42500');
  const again = await stageStep(deposit, { facts });
  await userEvent.fill(again.field('deposit'), '43000');
  await again.next();
  await expect.poll(again.path).toBe('/confirm-details');
  expect(again.session.facts().answers.deposit).toBe('43000');
});

test('a field that is left unchanged does not overwrite the newer answer of another tab', async () => {
  const screen = await stageStep(rider, { facts: { answers: { name: 'Meera Joshi' } } });
  openTab().storeAnswers({ name: 'Ravi Menon' });
  await userEvent.click(screen.field('name'));
  screen.field('name').blur();
  expect(openTab().facts().answers.name).toBe('Ravi Menon');
  await screen.fill({ name: 'Meera Joshi Rao' });
  screen.field('name').blur();
  expect(openTab().facts().answers.name).toBe('Meera Joshi Rao');
  openTab().storeAnswers({ name: 'Ravi Menon' });
  await screen.unmount();
  expect(openTab().facts().answers.name).toBe('Ravi Menon');
});

test('Yes confirms and stores the PAN whose details show, although another tab has looked up another one', async () => {
  const screen = await stageStep(enterYourPan);
  await screen.fill({ pan: 'BNZPJ4821K' });
  await screen.next();
  await expect.element(screen.getByText('Meera Joshi')).toBeVisible();
  screen.session.patch({ panVerifyData: { pan_number: 'CKZPM1234L', full_name: 'Ravi Menon' } });
  openTab().storeAnswers({ pan: 'CKZPM1234L' });
  screen.server.stalls(panConfirmation);
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.element(screen.getByRole('button', { name: 'Please wait' })).toBeVisible();
  await expect.element(screen.getByText('Meera Joshi')).toBeVisible();
  screen.server.resumes(panConfirmation);
  await expect.poll(screen.path).toBe('/contact-us');
  expect(openTab().facts().answers.pan).toBe('BNZPJ4821K');
});

test('stores what was typed after a pause, although the field is not left, but no secret', async () => {
  const screen = await stageStep(account);
  await screen.fill({ number: '50100298144187', ifsc: 'HDFC0000123' });
  await screen.pass(draftAfterPauseMs);
  expect(JSON.stringify({ ...localStorage })).toContain('HDFC0000123');
  expect(JSON.stringify({ ...localStorage })).not.toContain('50100298144187');
});

test('does not store what a look-up fills into a secret field', async () => {
  const bank = { ...account.fields.bank, secret: true } as const;
  const screen = await stageStep({ ...account, fields: { ...account.fields, bank } });
  await userEvent.fill(screen.field('ifsc'), 'BHNB0001234');
  await expect.poll(() => screen.field('bank').value).toBe('Bharat National Bank');
  expect(screen.session.facts().answers).not.toHaveProperty('bank');
});

test('typing in a field, or leaving it, does not draw the other fields again', async () => {
  let drawn = 0;
  const watched = {
    ...rider.fields.email,
    get placeholder() {
      drawn += 1;
      return 'Mail';
    },
  };
  const screen = await stageStep({ ...rider, fields: { ...rider.fields, email: watched } });
  const before = drawn;
  await userEvent.type(screen.field('name'), 'Sunita Joshi');
  await userEvent.tab();
  await expect.poll(() => screen.session.facts().answers.name).toBe('Sunita Joshi');
  await screen.pass(50);
  expect(drawn).toBe(before);
});

test('stores nothing of an IFSC code that is looked up when its screen is left', async () => {
  const screen = await stageStep(account);
  screen.server.stalls(bankByIfsc);
  await userEvent.fill(screen.field('ifsc'), 'BHNB0001234');
  await screen.unmount();
  screen.session.clear();
  screen.server.resumes(bankByIfsc);
  await screen.pass(50);
  expect(localStorage.getItem('kadam.register')).toBeNull();
});

describe('Next, tapped while a bank is looked up,', () => {
  async function submitted(banks = bankByIfsc.example.answer.data.banks) {
    const screen = await stageStep(account);
    screen.server.answers(bankByIfsc, { data: { banks } });
    screen.server.stalls(bankByIfsc);
    const { bank: _filled, ...typed } = account.examples.pass[0] ?? {};
    await screen.fill(typed);
    await screen.next();
    await expect.element(screen.getByRole('button', { name: 'Please wait' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('Please write the bank').query()).toBeNull();
    return screen;
  }

  test('waits for the bank, and then opens the confirmation', async () => {
    const screen = await submitted();
    screen.server.resumes(bankByIfsc);
    await expect.element(screen.getByText('Meera, Bharat National Bank')).toBeVisible();
    expect(screen.getByText('Please write the bank').query()).toBeNull();
  });

  test('asks for the bank if none is found', async () => {
    const screen = await submitted([]);
    screen.server.resumes(bankByIfsc);
    await expect.element(screen.getByText('Please write the bank')).toBeVisible();
    expect(screen.field('bank')).toHaveFocus();
    await userEvent.fill(screen.field('bank'), 'Nila Bank');
    await screen.next();
    await expect.element(screen.getByText('Meera, Nila Bank')).toBeVisible();
  });
});

test('Next looks a bank up again if no answer has come', async () => {
  const screen = await stageStep(account);
  screen.server.drops(bankByIfsc);
  const { bank: _filled, ifsc = '', ...typed } = account.examples.pass[0] ?? {};
  await screen.fill(typed);
  await screen.fill({ ifsc });
  const lost = screen.getByRole('alertdialog', { name: /could not reach the server/ });
  await expect.element(lost).toBeVisible();
  await screen.pass(networkPopupForMs);
  await screen.next();
  await expect.poll(() => screen.server.sentTo(bankByIfsc)).toHaveLength(2);
  await expect.element(screen.getByText('Please write the bank')).toBeVisible();

  screen.server.answers(bankByIfsc);
  await screen.pass(networkPopupForMs);
  await screen.next();
  await expect.element(screen.getByText('Meera, Bharat National Bank')).toBeVisible();
  expect(screen.server.sentTo(bankByIfsc)).toHaveLength(3);
});

test('does not write the draft with each key of an IFSC code', async () => {
  const screen = await stageStep(account);
  const { answers } = screen.session.facts();
  await userEvent.type(screen.field('ifsc'), 'BHNB0');
  expect(screen.session.facts().answers).toEqual(answers);
});

test('removes the error of a field that a late answer fills in', async () => {
  const screen = await stageStep(account, { saved: savedBankDetails, script: (api) => api.stalls(savedBankDetails) });
  await screen.next();
  await expect.element(screen.getByText('Please write the bank')).toBeVisible();
  screen.server.resumes(savedBankDetails);
  await expect.element(screen.getByText('Please write the bank')).not.toBeInTheDocument();
});

test('shows neither the states nor the failure of a search whose text has changed since', async () => {
  const screen = await stageStep(stop);
  screen.server.drops(statesCall);
  await userEvent.type(screen.field('state'), 'M');
  await screen.pass(300);
  await expect.element(screen.getByText('We could not load the list').first()).toBeVisible();
  screen.server.answers(statesCall, { data: ['Madhya Pradesh'] });
  screen.server.stalls(statesCall);
  await userEvent.type(screen.field('state'), 'a');
  expect(screen.getByText('We could not load the list').elements()).toEqual([]);
  await screen.pass(300);
  screen.server.answers(statesCall, { data: ['Manipur'] });
  await userEvent.type(screen.field('state'), 'n');
  await screen.pass(300);
  screen.server.resumes(statesCall);
  await expect.element(screen.getByRole('option', { name: 'Manipur' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Madhya Pradesh' }).elements()).toEqual([]);
});
