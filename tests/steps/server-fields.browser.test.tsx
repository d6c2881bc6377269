import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createJourneyEntries } from '#app/journey-entries.ts';
import { savedAddress, statesCall } from '#contract/application.ts';
import { bankByIfsc, savedBankDetails } from '#contract/bank.ts';
import type { Facts } from '#contract/session.ts';
import type { Prefill } from '#engine/step.ts';
import { enterAddress } from '#schemas/enter-address.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import { account } from '#tests/schemas/fixtures/journey/account.ts';
import { stop } from '#tests/schemas/fixtures/journey/stop.ts';
import { stageStep } from './stage-step.tsx';

test('requests states in lower case after a pause of 300 ms, shows one that is sent twice once, and fills in the chosen one', async () => {
  const screen = await stageStep(stop);
  screen.server.answers(statesCall, { data: ['Maharashtra', 'Manipur', 'Manipur'] });
  await userEvent.type(screen.field('state'), 'Ma ');
  await screen.pass(100);
  expect(screen.server.sentTo(statesCall)).toEqual([]);
  await screen.pass(200);
  expect(screen.server.sentTo(statesCall).map(({ query }) => query)).toEqual([{ searchWord: 'ma' }]);
  await screen.getByRole('option', { name: 'Manipur' }).click();
  expect(screen.field('state').value).toBe('Manipur');
  expect(document.activeElement).toBe(screen.field('state'));
  await userEvent.clear(screen.field('state'));
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument();
});

test('in the low window above a keyboard, the typed state stays visible above its suggestions', async () => {
  await resizeWindow(360, 380);
  const screen = await stageStep(stop);
  screen.server.answers(statesCall, { data: ['Bihar', 'Goa', 'Kerala', 'Manipur', 'Punjab', 'Sikkim'] });
  const foot = screen.getByRole('button', { name: 'Next' }).element().parentElement;
  await userEvent.type(screen.field('state'), 'a');
  await screen.pass(300);
  const list = screen.getByRole('listbox');
  await expect.element(list).toBeVisible();
  expect(screen.field('state').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  const { bottom } = list.element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(foot?.getBoundingClientRect().top ?? 0);
});

test('fills in a saved account, but nothing of it beside the draft of another one', async () => {
  const screen = await stageStep(account);
  expect(screen.field('bank').value).toBe('');
  await screen.unmount();

  const same = await stageStep(account, {
    facts: { answers: { bank: 'Bharat National Bank' } },
    saved: savedBankDetails,
  });
  await expect.poll(() => same.field('holder').value).toBe('Meera Joshi');
  await same.unmount();

  const other = await stageStep(account, { facts: { answers: { bank: 'Nila Bank' } }, saved: savedBankDetails });
  await expect.poll(() => other.server.sentTo(savedBankDetails)).toHaveLength(1);
  await other.pass(50);
  expect(other.field('bank').value).toBe('Nila Bank');
  expect(other.field('holder').value).toBe('');
});

test('fills in what the server has now, not what it had when the step was opened before', async () => {
  const screen = await stageStep(account, { saved: savedBankDetails });
  await expect.poll(() => screen.field('holder').value).toBe('Meera Joshi');
  await screen.goTo('/contact-us');
  screen.server.answers(savedBankDetails, { data: { name: 'Ravi Menon' } });
  await screen.goTo(account.route);
  await expect.poll(() => screen.field('holder').value).toBe('Ravi Menon');
});

test('a saved answer that the borrower has removed stays removed after a visit to another screen', async () => {
  const saved = { city: 'Imphal', landmark: 'Near Kangla Fort' };
  const screen = await stageStep(enterAddress, { script: (server) => server.answers(savedAddress, { data: saved }) });
  await expect.poll(() => screen.field('landmark').value).toBe(saved.landmark);
  await userEvent.clear(screen.field('landmark'));
  await screen.goTo('/contact-us');
  await screen.goTo(enterAddress.route);
  await expect.poll(() => screen.server.sentTo(savedAddress)).toHaveLength(2);
  await screen.pass(50);
  expect([screen.field('city').value, screen.field('landmark').value]).toEqual(['Imphal', '']);
});

test('does not fill in a saved account if that depends on an answer which does not count any more', async () => {
  const prefill = { ...account.prefill, when: { answer: 'owns', equals: 'Yes' } } as Prefill;
  const answers = { owns: 'Yes' };
  const journey = { ...createJourneyEntries(''), countedFacts: (facts: Facts) => ({ ...facts, answers: {} }) };
  const screen = await stageStep({ ...account, prefill }, { facts: { answers }, saved: savedBankDetails, journey });
  await screen.pass(50);
  expect(screen.server.sentTo(savedBankDetails)).toEqual([]);
});

test('looks a bank up at exactly eleven characters, and clears it otherwise, in the draft too', async () => {
  const screen = await stageStep(account);
  await userEvent.type(screen.field('ifsc'), 'bhnb000123');
  expect(screen.server.sentTo(bankByIfsc)).toEqual([]);
  await userEvent.type(screen.field('ifsc'), '4');
  await expect.poll(() => screen.field('bank').value).toBe('Bharat National Bank');
  expect(screen.server.sentTo(bankByIfsc)[0]?.query).toEqual({ ifsc: 'BHNB0001234' });
  expect(screen.session.facts().answers.bank).toBe('Bharat National Bank');
  await userEvent.type(screen.field('ifsc'), '{Backspace}');
  expect([screen.field('bank').value, screen.session.facts().answers.bank]).toEqual(['', '']);
});

test('Next does not wait for the answer for an earlier IFSC code, which is ignored', async () => {
  const screen = await stageStep(account);
  screen.server.stalls(bankByIfsc);
  await userEvent.fill(screen.field('ifsc'), 'BHNB0001234');
  await userEvent.type(screen.field('ifsc'), '{Backspace}');
  await screen.next();
  await expect.element(screen.getByText('Please write the bank')).toBeVisible();
  screen.server.resumes(bankByIfsc);
  await screen.pass(50);
  expect(screen.field('bank').value).toBe('');
});

test('keeps a bank name that is typed while its IFSC code is looked up', async () => {
  const screen = await stageStep(account);
  screen.server.stalls(bankByIfsc);
  await userEvent.fill(screen.field('ifsc'), 'BHNB0001234');
  await userEvent.fill(screen.field('bank'), 'Nila Bank');
  screen.server.resumes(bankByIfsc);
  await screen.pass(50);
  expect(screen.field('bank').value).toBe('Nila Bank');
});
