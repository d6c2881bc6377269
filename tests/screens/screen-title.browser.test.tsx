import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aadhaarStatus } from '#contract/kyc.ts';
import { stage } from './stage.tsx';

test('a screen that opens below an alert does not interrupt it: the focus stays on its button', async () => {
  const { getByRole, getByText, goTo, messages } = await stage({ at: '/loan-reject' });
  await goTo('/home');
  void messages.show({ kind: 'popup', tone: 'warning', message: 'You have been logged out' });
  await expect.element(getByRole('button', { name: 'OK' })).toHaveFocus();
  const focused: EventTarget[] = [];
  const record = ({ target }: FocusEvent) => target && focused.push(target);
  document.addEventListener('focusin', record);
  onTestFinished(() => document.removeEventListener('focusin', record));
  await goTo('/loan-reject');
  await expect.element(getByText("We can't offer you a loan right now")).toBeInTheDocument();
  // The heading would take it in the next frame.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  expect(focused).toEqual([]);
});

test('the caret of a typed answer is not left behind: some screen readers would not read the title of the next screen', async () => {
  const { getByRole, goTo } = await stage({ at: '/enter-aadhar', answered: [aadhaarStatus] });
  await userEvent.type(getByRole('textbox'), '2345');
  await goTo('/home');
  await goTo('/enter-aadhar');
  await expect.element(getByRole('heading', { level: 1 })).toHaveFocus();
  expect(getSelection()?.type).toBe('None');
});
