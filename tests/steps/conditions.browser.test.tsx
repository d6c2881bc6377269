import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { saveAnswer } from '#contract/application.ts';
import { minLength } from '#engine/rules.ts';
import { vehicle } from '#tests/engine/conditional-step.ts';
import { faults } from '../screens/faults.ts';
import { stageStep } from './stage-step.tsx';

const yes = { owns: 'Yes', plate: 'MH12AB1234', use: 'Taxi' };
const facts = { leadType: 'New Case' };

test('a field appears with the answer on which it depends, and does not move the focus', async () => {
  const screen = await stageStep(vehicle, { facts });
  expect(screen.container.querySelector('[name="plate"]')).toBeNull();
  await screen.getByRole('radio', { name: 'Yes, I own one' }).click();
  await expect.element(screen.getByLabelText('Plate')).toBeVisible();
  expect((document.activeElement as HTMLInputElement).value).toBe('Yes');
  await expect.element(screen.getByText('Also asked now: Plate')).toBeInTheDocument();
  expect(await faults()).toEqual([]);
});

test('a field that becomes hidden is cleared, in the draft too, and is neither validated nor sent', async () => {
  const screen = await stageStep(vehicle, { facts });
  await screen.fill(yes);
  await userEvent.tab();
  expect(screen.session.facts().answers).toMatchObject(yes);
  await screen.fill({ owns: 'No' });
  await expect.poll(() => screen.container.querySelector('[name="plate"]')).toBeNull();
  await expect.element(screen.getByText('No longer asked: Plate')).toBeInTheDocument();
  expect(screen.session.facts().answers).toMatchObject({ owns: 'No', plate: '', use: '' });
  await screen.next();
  await expect.element(screen.getByText('Please choose how you travel')).toBeVisible();
  expect(screen.server.sentTo(saveAnswer)).toEqual([]);
  await screen.fill({ use: 'Work' });
  await screen.next();
  await expect
    .poll(() => screen.server.sentTo(saveAnswer).map(({ body }) => body))
    .toEqual([{ owns: 'No', use: 'Work', leadID: expect.any(Number) }]);
});

test('an answer that hides one field and shows another announces both', async () => {
  const other = { kind: 'text', label: 'Bus pass', rules: [], showIf: { answer: 'owns', equals: 'No' } } as const;
  const screen = await stageStep({ ...vehicle, fields: { ...vehicle.fields, other } }, { facts });
  await screen.fill({ owns: 'Yes' });
  await expect.element(screen.getByText('Also asked now: Plate')).toBeInTheDocument();
  await screen.fill({ owns: 'No' });
  await expect.element(screen.getByText(/No longer asked: Plate.+Also asked now: Bus pass/)).toBeInTheDocument();
});

test('the stored answer of a repeat customer to a field that becomes hidden is removed only with Next', async () => {
  const before = { ...yes, use: 'Work' };
  const drafted = { repeatCustomer: true, answers: before };
  const screen = await stageStep({ ...vehicle, repeatCustomer: 'draft' }, { facts: drafted });
  await screen.fill({ owns: 'No' });
  await expect.poll(() => screen.container.querySelector('[name="plate"]')).toBeNull();
  await screen.unmount();
  expect(screen.session.facts().answers).toEqual(before);

  const again = await stageStep({ ...vehicle, repeatCustomer: 'draft' }, { facts: drafted });
  await again.fill({ owns: 'No' });
  await again.next();
  await expect.poll(again.path).toBe('/confirm-details');
  expect(again.session.facts().answers).toEqual({ owns: 'No', plate: '', use: 'Work' });
});

test.for(['MH1', ''])(
  "a field with '%s' that becomes visible again is empty, and shows an error only after it was left again",
  async (before) => {
    const plate = { ...vehicle.fields.plate, rules: [minLength(4, 'Too short')] };
    const screen = await stageStep({ ...vehicle, fields: { ...vehicle.fields, plate } }, { facts });
    await screen.fill({ owns: 'Yes' });
    await userEvent.fill(screen.field('plate'), before);
    await userEvent.tab();
    const error = screen.getByText('Too short');
    await expect.poll(() => error.query() !== null).toBe(before !== '');
    await screen.fill({ owns: 'No' });
    await expect.poll(() => screen.container.querySelector('[name="plate"]')).toBeNull();
    await screen.fill({ owns: 'Yes' });
    await expect.poll(() => screen.container.querySelector('[name="plate"]')).not.toBeNull();
    expect(screen.field('plate').value).toBe('');
    expect(error.query()).toBeNull();
    await userEvent.type(screen.field('plate'), 'KA1');
    expect(error.query()).toBeNull();
    await userEvent.tab();
    await expect.element(error).toBeVisible();
  },
);

test('a drafted answer to a hidden field is cleared when the step opens, and the field is empty when it shows', async () => {
  const screen = await stageStep(vehicle, { facts: { ...facts, answers: { ...yes, owns: 'No' } } });
  await expect.poll(() => screen.session.facts().answers).toMatchObject({ owns: 'No', plate: '', use: '' });
  await screen.fill({ owns: 'Yes' });
  await expect.element(screen.getByLabelText('Plate')).toHaveValue('');
});

test('the label of an option is shown, its value is sent, and the event names the wording in which the step was read', async () => {
  const screen = await stageStep(vehicle, { facts: { leadType: 'Repeat Case' } });
  await expect.element(screen.getByText('As last time?')).toBeVisible();
  await screen.getByRole('radio', { name: 'Yes, I own one' }).click();
  await screen.fill({ plate: 'MH12' });
  await screen.getByRole('radio', { name: 'As a taxi' }).click();
  expect(screen.getByRole('button', { name: 'Next' }).element().dataset.variant).toBe('Repeat Case');
  await screen.next();
  await expect
    .poll(() => screen.server.sentTo(saveAnswer).map(({ body }) => body))
    .toEqual([{ owns: 'Yes', plate: 'MH12', use: 'Taxi', leadID: expect.any(Number) }]);
  await expect
    .poll(() => screen.reports)
    .toContainEqual({ event: 'step_saved', data: { route: '/your-residence', variant: 'Repeat Case' } });
});
