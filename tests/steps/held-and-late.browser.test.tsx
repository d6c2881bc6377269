import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { saveAddress, saveAnswer, savedAddress, saveReferences, statesCall } from '#contract/application.ts';
import { saveBankDetails } from '#contract/bank.ts';
import { saveNameAndEmail } from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';
import { draftAfterPauseMs } from '#engine/delays.ts';
import { useCountdown } from '#screen/countdown.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import { bankDetails } from '#tests/schemas/fixtures/journey/bank-details.ts';
import { companyName } from '#tests/schemas/fixtures/journey/company-name.ts';
import { enterAddress } from '#tests/schemas/fixtures/journey/enter-address.ts';
import { enterLoanAmount } from '#tests/schemas/fixtures/journey/enter-loan-amount.ts';
import { enterName } from '#tests/schemas/fixtures/journey/enter-name.ts';
import { enterYourPan } from '#tests/schemas/fixtures/journey/enter-your-pan.ts';
import { gender } from '#tests/schemas/fixtures/journey/gender.ts';
import { referenceDetails } from '#tests/schemas/fixtures/journey/reference-details.ts';
import { openTab } from '#tests/session/open-tab.ts';
import { createFakeServer } from '../screens/fake-server.ts';
import { stage } from '../screens/stage.tsx';
import { stageStep } from './stage-step.tsx';

test('finds the answers again after a reload', async () => {
  const screen = await stageStep(enterName);
  await userEvent.fill(screen.field('name'), 'Meera Joshi');
  await userEvent.tab();
  await screen.unmount();
  const again = await stageStep(enterName);
  expect(again.field('name').value).toBe('Meera Joshi');
});

test('asks for the next step instead of saving without a lead, and keeps the answer', async () => {
  const screen = await stageStep(gender, { facts: { leadID: null } });
  screen.server.answers(nextStepCall, { data: { leadID: 48213, step: { current_route: '/gender' } } });
  await screen.fill({ gender: 'Female' });
  await screen.next();
  await expect.poll(() => screen.server.sentTo(nextStepCall)).toHaveLength(1);
  expect(screen.server.sentTo(saveAnswer)).toEqual([]);
  expect(screen.session.facts().answers.gender).toBe('Female');
  await screen.pass(200);
  await screen.next();
  await expect
    .poll(() => screen.server.sentTo(saveAnswer).map(({ body }) => body))
    .toEqual([{ gender: 'Female', leadID: 48213 }]);
});

test('saves a step that needs no lead without one', async () => {
  const screen = await stageStep(enterName, { facts: { leadID: null } });
  await screen.fill(enterName.examples.pass[0] ?? {});
  await screen.next();
  await screen.pass(500);
  await expect.poll(() => screen.server.sentTo(saveNameAndEmail)).toHaveLength(1);
});

test.each([
  ['with nothing handed over', {}],
  ['with a page to go back to', { back: '/home' as const }],
])('frees the button when the server names this very step, %s', async (_what, routeState) => {
  const screen = await stageStep(gender, { routeState });
  screen.server.answers(nextStepCall, { data: { step: { current_route: '/gender' } } });
  await screen.fill({ gender: 'Female' });
  await screen.next();
  await expect.poll(() => screen.server.sentTo(nextStepCall)).toHaveLength(1);
  await screen.pass(200);
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('holds a quick answer back until a slow submit has had its time', async () => {
  const screen = await stageStep(enterName);
  await screen.fill(enterName.examples.pass[0] ?? {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen
    .getByRole('button', { name: 'Next' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitUntil(() => screen.server.sentTo(saveNameAndEmail).length === 1);
  await vi.advanceTimersByTimeAsync(499);
  expect(screen.server.sentTo(nextStepCall)).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => screen.server.sentTo(nextStepCall)).toHaveLength(1);
});

test('reports a step once, after the sheet that belongs to it', async () => {
  const screen = await stageStep(enterYourPan);
  await screen.fill({ pan: 'BNZPJ4821K' });
  await screen.next();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  expect(screen.reports).toEqual([]);
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(screen.path).toBe('/contact-us');
  expect(screen.reports).toContainEqual({ event: 'step_saved', data: { route: '/enter-your-pan' } });
});

test('saves references once Yes is given, and No cannot undo what is on its way', async () => {
  const screen = await stageStep(referenceDetails);
  const letGo = screen.server.stalls(saveReferences);
  await screen.fill(referenceDetails.examples.pass[0] ?? {});
  await screen.next();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await screen.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toHaveAttribute('inert');
  letGo();
  await expect.poll(screen.path).toBe('/contact-us');
  expect(screen.server.sentTo(saveReferences)).toHaveLength(1);
});

test('goes back to the page that asked for the bank details, once they are saved', async () => {
  const screen = await stageStep(bankDetails, { routeState: { back: '/bank-list' } });
  await screen.fill(bankDetails.examples.pass[0] ?? {});
  await screen.next();
  await screen.pass(500);
  await screen.getByRole('button', { name: 'YES' }).click();
  await expect.poll(screen.path).toBe('/bank-list');
  expect(screen.server.sentTo(saveBankDetails)).toHaveLength(1);
});

test('keeps what was typed at the first pause, though the field is never left', async () => {
  const screen = await stageStep(enterName);
  await screen.fill({ name: 'Meera Joshi' });
  await screen.pass(draftAfterPauseMs);
  await screen.unmount();
  const again = await stageStep(enterName);
  expect(again.field('name').value).toBe('Meera Joshi');
});

test('keeps what was typed when its screen is left in the middle of a word, unless the session has ended', async () => {
  const screen = await stageStep(enterName);
  await screen.fill({ name: 'Meera Jo' });
  await screen.unmount();
  expect(localStorage.getItem('kadam.register')).toContain('Meera Jo');
  const again = await stageStep(enterName);
  await again.fill({ name: 'Ravi Men' });
  again.session.clear();
  await again.unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('Ravi Men');
});

test('a field that is left unchanged does not write its older answer over the one of another tab', async () => {
  const screen = await stageStep(companyName, { facts: { answers: { companyName: 'Vanya Textiles' } } });
  openTab().keepAnswers({ companyName: 'Nila Foods' });
  await userEvent.click(screen.field('companyName'));
  screen.field('companyName').blur();
  expect(openTab().facts().answers.companyName).toBe('Nila Foods');
  await screen.fill({ companyName: 'Vanya Textiles Ltd' });
  screen.field('companyName').blur();
  expect(openTab().facts().answers.companyName).toBe('Vanya Textiles Ltd');
});

test('keeps no secret of a field that is never left', async () => {
  const screen = await stageStep(bankDetails);
  await screen.fill({ accountNo: '50100298144187', ifsc: 'HDFC0000123' });
  await screen.pass(draftAfterPauseMs);
  expect(JSON.stringify({ ...localStorage })).toContain('HDFC0000123');
  expect(JSON.stringify({ ...localStorage })).not.toContain('50100298144187');
});

test('tells that a saved address could not be read, and lets one be typed and sent', async () => {
  const screen = await stageStep(enterAddress, { failing: savedAddress });
  const popup = screen.getByRole('alertdialog', { name: 'Internal Server Error' });
  await popup.getByRole('button', { name: 'OK' }).click();
  await screen.fill(enterAddress.examples.pass[0] ?? {});
  await screen.next();
  await expect.poll(() => screen.server.sentTo(saveAddress)).toHaveLength(1);
});

test('says how a name is written and why it is asked', async () => {
  const screen = await stageStep(enterName);
  const { hint, reason } = enterName.fields.name;
  await expect.element(screen.getByLabelText('Name')).toHaveAccessibleDescription(`${hint} ${reason}`);
});

test('draws one field again when it is typed in or left, not the others', async () => {
  let drawn = 0;
  const watched = {
    ...referenceDetails.fields.nameTwo,
    get placeholder() {
      drawn += 1;
      return 'Full name';
    },
  };
  const screen = await stageStep({ ...referenceDetails, fields: { ...referenceDetails.fields, nameTwo: watched } });
  const before = drawn;
  await userEvent.type(screen.field('nameOne'), 'Sunita Joshi');
  await userEvent.tab();
  await expect.poll(() => screen.session.facts().answers.nameOne).toBe('Sunita Joshi');
  await screen.pass(50);
  expect(drawn).toBe(before);
});

test('keeps nothing of an IFSC while it is typed', async () => {
  const screen = await stageStep(bankDetails);
  const { answers } = screen.session.facts();
  await userEvent.type(screen.field('ifsc'), 'BHNB0');
  expect(screen.session.facts().answers).toEqual(answers);
});

test('takes the error from a field that a late answer fills', async () => {
  const server = createFakeServer();
  server.answers(savedAddress);
  const letGo = server.stalls(savedAddress);
  const screen = await stage({ at: enterAddress.route, screen: () => <StepScreen step={enterAddress} />, server });
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('Please enter your city')).toBeVisible();
  letGo();
  await expect.element(screen.getByText('Please enter your city')).not.toBeInTheDocument();
});

test('shows no states for a text that has changed since, and no failure of it either', async () => {
  const screen = await stageStep(enterAddress);
  screen.server.drops(statesCall);
  await userEvent.type(screen.field('state'), 'M');
  await screen.pass(300);
  await expect.element(screen.getByText('We could not load the list').first()).toBeVisible();
  screen.server.answers(statesCall, { data: ['Madhya Pradesh'] });
  const letGo = screen.server.stalls(statesCall);
  await userEvent.type(screen.field('state'), 'a');
  expect(screen.getByText('We could not load the list').elements()).toEqual([]);
  await screen.pass(300);
  screen.server.answers(statesCall, { data: ['Manipur'] });
  await userEvent.type(screen.field('state'), 'n');
  await screen.pass(300);
  letGo();
  await expect.element(screen.getByRole('option', { name: 'Manipur' })).toBeVisible();
  expect(screen.getByRole('option', { name: 'Madhya Pradesh' }).elements()).toEqual([]);
});

test('keeps the caret of an amount where it was typed', async () => {
  const screen = await stageStep(enterLoanAmount, { facts: { answers: { loanAmount: '25000' } } });
  const amount = screen.field('loanAmount');
  amount.focus();
  amount.setSelectionRange(1, 1);
  await userEvent.keyboard('9');
  expect([amount.value, amount.selectionStart]).toEqual(['2,95,000', 3]);
  expect(screen.server.sentTo(saveAnswer)).toEqual([]);
});

test('a countdown says the time that is left, at 60, 30, 10 and 0 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const said = new Map<string, number>();
  const Countdown = () => {
    const { live, secondsLeft } = useCountdown(90);
    if (!said.has(live)) said.set(live, secondsLeft);
    return <p>{live}</p>;
  };
  const screen = await render(<Countdown />);
  for (let second = 0; second < 90; second++) await vi.advanceTimersByTimeAsync(1_000);
  await expect.element(screen.getByText('You can ask for a new code now.')).toBeVisible();
  expect([...said]).toEqual([
    ['', 90],
    ['A new code in 1:00', 60],
    ['A new code in 0:30', 30],
    ['A new code in 0:10', 10],
    ['You can ask for a new code now.', 0],
  ]);
});
