import { expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { saveAnswer } from '#contract/application.ts';
import { panConfirmation, panVerification, saveNameAndEmail } from '#contract/kyc.ts';
import { announceAfterMs } from '#engine/delays.ts';
import type { Answers } from '#engine/rule.ts';
import { required } from '#engine/rules.ts';
import { resizeWindow } from '#tests/resize-window.ts';
import { account } from '#tests/schemas/fixtures/journey/account.ts';
import { card } from '#tests/schemas/fixtures/journey/card.ts';
import { deposit } from '#tests/schemas/fixtures/journey/deposit.ts';
import { rider } from '#tests/schemas/fixtures/journey/rider.ts';
import { stop } from '#tests/schemas/fixtures/journey/stop.ts';
import { trip } from '#tests/schemas/fixtures/journey/trip.ts';
import { allowMotion } from '../allow-motion.ts';
import { stageStep } from './stage-step.tsx';

/** The browser blurs the field, which stays the active element. */
const switchApp = () => document.activeElement?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));

test('shows no error before a field was touched', async () => {
  const screen = await stageStep(rider);
  await userEvent.type(screen.field('name'), 'M');
  expect(screen.getByText('A name has 3 letters or more').query()).toBeNull();
  await userEvent.tab();
  await expect.element(screen.getByText('A name has 3 letters or more')).toBeVisible();
  expect(screen.getByText('Please write a mail address').query()).toBeNull();
});

test('a page message leaves with a tap on Next that only shows what is wrong', async () => {
  const screen = await stageStep(rider);
  screen.messages.showPageMessage('We could not reach the server.');
  await screen.next();
  await expect.element(screen.getByText('Please write a mail address')).toBeVisible();
  expect(screen.getByText('We could not reach the server.').query()).toBeNull();
});

test('trims a text on blur', async () => {
  const screen = await stageStep(rider);
  await userEvent.fill(screen.field('name'), '  Meera Joshi ');
  await userEvent.tab();
  expect(screen.field('name').value).toBe('Meera Joshi');
  expect(screen.getByText('A name has letters and single spaces').query()).toBeNull();
});

test('a switch to another app changes and reports nothing, so that a name is typed on after its space', async () => {
  const screen = await stageStep(rider);
  const name = screen.field('name');
  await userEvent.type(name, 'Me ');
  switchApp();
  await screen.pass(100);
  expect(name.value).toBe('Me ');
  expect(screen.getByText('A name has 3 letters or more').query()).toBeNull();
});

test('sends on Enter, trimmed', async () => {
  const screen = await stageStep(rider);
  await screen.fill({ name: 'Meera Joshi' });
  await userEvent.fill(screen.field('email'), ' meera@mail.in ');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.server.sentTo(saveNameAndEmail)).toHaveLength(1);
  expect(screen.server.sentTo(saveNameAndEmail)[0]?.body).toEqual({ name: 'Meera Joshi', email: 'meera@mail.in' });
});

test('sends once and navigates once, however often Next is tapped', async () => {
  const screen = await stageStep(trip);
  screen.server.stalls(saveAnswer);
  await screen.fill({ trip: 'Market' });
  await screen.next();
  const next = screen.getByRole('button', { name: 'Please wait' });
  await expect.element(next).toHaveAttribute('aria-busy', 'true');
  for (let tap = 0; tap < 4; tap++) (next.element() as HTMLElement).click();
  screen.server.resumes(saveAnswer);
  await expect.poll(() => screen.path()).toBe('/contact-us');
  expect(screen.server.sentTo(saveAnswer)).toHaveLength(1);
});

test('keeps the answer when the connection is lost, shows a message, and sends it at the next tap', async () => {
  const screen = await stageStep(trip);
  screen.server.drops(saveAnswer);
  await screen.fill({ trip: 'Market' });
  await screen.next();
  await expect.element(screen.getByRole('alertdialog')).toMatchTextContent(/Your answer is kept/);
  await screen.pass(2_000);
  screen.server.answers(saveAnswer);
  await screen.next();
  await expect.poll(() => screen.path()).toBe('/contact-us');
});

test('shows the answer to the save before it opens the next step; No calls nothing', async () => {
  const screen = await stageStep(card);
  await screen.fill({ card: 'bnzpj4821k' });
  await screen.next();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Meera Joshi/);
  await screen.getByRole('button', { name: 'No', exact: true }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(screen.server.sentTo(panConfirmation)).toEqual([]);
  await screen.next();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => screen.path()).toBe('/contact-us');
  expect(screen.server.sentTo(panVerification)[0]?.body).toEqual({ panNumber: 'BNZPJ4821K' });
  expect(screen.server.sentTo(panConfirmation)).toHaveLength(1);
});

test('the confirmation still shows its rows while it closes', async () => {
  await allowMotion();
  const screen = await stageStep(card);
  await screen.fill({ card: 'bnzpj4821k' });
  await screen.next();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/Meera Joshi/);
  const sheet = screen.getByRole('dialog').element() as HTMLElement;
  await screen.getByRole('button', { name: 'No', exact: true }).click();
  await expect.poll(() => sheet.dataset.state).toBe('closed');
  expect(sheet.textContent).toContain('Meera Joshi');
});

test('a function makes the rows of a confirmation from answers that pass their rules', async () => {
  const rows = ({ trip = '' }: Answers) => [{ label: 'From', value: new Date(trip).toISOString().slice(0, 10) }];
  const confirm = { variant: 'sheet', title: 'Is it right?', no: 'No', yes: 'Yes', rows } as const;
  const since = { kind: 'text', label: 'From', rules: [required('Please write a day')] } as const;
  const screen = await stageStep({ ...trip, fields: { trip: since }, confirm });
  await screen.fill({ trip: '2026-03-13' });
  await screen.next();
  await expect.element(screen.getByRole('dialog')).toMatchTextContent(/2026-03-13/);
});

test('groups a typed amount and shows it in words; a shortcut fills it in and looks pressed, but sends nothing', async () => {
  const screen = await stageStep(deposit);
  await userEvent.type(screen.field('deposit'), '125000');
  expect(screen.field('deposit').value).toBe('1,25,000');
  await expect.element(screen.getByText('One lakh twenty-five thousand rupees')).toBeVisible();
  const shortcut = screen.getByRole('button', { name: '₹50,000' });
  await expect.element(shortcut).toHaveAttribute('aria-pressed', 'false');
  await shortcut.click();
  expect(screen.field('deposit').value).toBe('50,000');
  await expect.element(shortcut).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  expect(screen.server.sentTo(saveAnswer)).toEqual([]);
  await userEvent.type(screen.field('deposit'), '0');
  await expect.element(shortcut).toHaveAttribute('aria-pressed', 'false');
});

test('an amount in words describes its field only after a pause in typing, not with each digit', async () => {
  const screen = await stageStep(deposit);
  const field = screen.getByRole('textbox');
  await userEvent.type(screen.field('deposit'), '125');
  await expect.element(screen.getByText('One hundred twenty-five rupees')).toBeVisible();
  await expect.element(field).not.toHaveAccessibleDescription();
  await screen.pass(announceAfterMs);
  await expect.element(field).toHaveAccessibleDescription('One hundred twenty-five rupees');
});

test('the only field of a screen has its title and subtitle in its name, because it takes the focus in place of them', async () => {
  const screen = await stageStep({ ...deposit, subtitle: 'It comes back.' });
  const name = 'Deposit How much is your deposit? It comes back.';
  await expect.element(screen.getByRole('textbox', { name })).toHaveFocus();
});

test('takes the first tap on a shortcut, although the empty field loses the focus', async () => {
  const screen = await stageStep(deposit);
  await expect.poll(() => document.activeElement).toBe(screen.field('deposit'));
  const shortcut = screen.getByRole('button', { name: '₹50,000' });
  const top = () => shortcut.element().getBoundingClientRect().top;
  const before = top();
  await shortcut.click();
  expect(screen.field('deposit').value).toBe('50,000');
  expect(screen.getByText('Please write a deposit').query()).toBeNull();
  // The amount in words now shows below the field, and has not moved the shortcut away from the finger.
  expect(top()).toBe(before);
});

test('shows the error of a field that a tap on a link leaves only after the tap, which counts', async () => {
  const screen = await stageStep(stop);
  await userEvent.click(screen.field('pinCode'));
  const shown: boolean[] = [];
  const look = () => void shown.push(screen.getByText('Please write a pincode').query() !== null);
  addEventListener('mouseup', look, { capture: true, once: true });
  // An error that appears during the press moves what is pressed.
  await screen.getByRole('link', { name: 'Contact us' }).click({ delay: 100 });
  expect(shown).toEqual([false]);
  await expect.poll(() => screen.path()).toBe('/contact-us');
  expect(screen.routeState()).toMatchObject({ back: stop.route });
});

test('shows the error of a field that is left by a tap of a finger, without another tap', async () => {
  const screen = await stageStep(rider);
  await userEvent.type(screen.field('name'), 'M');
  const { left, top } = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const { x, y } = screen.field('email').getBoundingClientRect();
  const touchPoints = [{ x: left + x + 20, y: top + y + 20 }];
  // Chromium sends `pointerup` before the field loses the focus.
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.element(screen.getByText('A name has 3 letters or more')).toBeVisible();
  expect(document.activeElement).toBe(screen.field('email'));
});

const towns = ['Nagpur', 'Pune', 'Nashik', 'Thane', 'Solapur', 'Latur', 'Akola'].map((value) => ({ value }));

test.each([
  ['many choices', { kind: 'choice', variant: 'rows', options: towns }, 560],
  ['the days', { kind: 'days' }, 560],
  ['choices that are higher than the window', { kind: 'choice', variant: 'rows', options: towns }, 320],
] as const)('shows the error below %s, above the foot, whenever Next is tapped', async (_what, kind, height) => {
  await resizeWindow(360, height);
  const { label } = trip.fields.trip;
  const screen = await stageStep({
    ...trip,
    fields: { trip: { ...kind, label, rules: [required('Please pick one')] } },
  });
  const error = screen.getByText('Please pick one');
  for (const _tap of ['the first', 'another, from elsewhere on the page']) {
    scrollTo(0, 0);
    await screen.next();
    await expect.element(error).toBeVisible();
    await screen.pass(50);
    const { left, bottom } = error.element().getBoundingClientRect();
    expect(document.elementFromPoint(left + 4, bottom - 4)).toBe(error.element());
  }
});

test('the link below the form stays above the foot when the error of the last field appears', async () => {
  const screen = await stageStep(account);
  const link = screen.getByRole('link', { name: 'Contact us' });
  await expect.element(link).toBeVisible();
  const bottom = () => link.element().getBoundingClientRect().bottom;
  const foot = screen.getByRole('button', { name: 'Next' }).element().parentElement;
  const { height = 0 } = foot?.getBoundingClientRect() ?? {};
  await resizeWindow(360, Math.ceil(bottom() + height + 20));
  await userEvent.click(screen.field('holder'));
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await expect.element(screen.getByText('Please write the holder')).toBeVisible();
  expect(bottom()).toBeLessThanOrEqual(window.innerHeight - height);
});

test('a list without a placeholder shows nothing as chosen, also after a switch to another app, and no error', async () => {
  const { label, rules } = trip.fields.trip;
  const list = { kind: 'select', label, options: [{ value: 'Office' }, { value: 'Market' }], rules } as const;
  const screen = await stageStep({ ...trip, fields: { trip: list } });
  const select = screen.getByRole('combobox', { name: label });
  expect((select.element() as HTMLSelectElement).selectedOptions[0]?.text).toBe('');
  (select.element() as HTMLSelectElement).focus();
  switchApp();
  await screen.pass(100);
  await expect.element(select).toBeValid();
  await select.selectOptions('Office');
  await screen.next();
  await expect.poll(() => screen.server.sentTo(saveAnswer)[0]?.body).toEqual({ tripKind: 'Office', leadID: 48213 });
});
