import { expect, onTestFinished, test } from 'vitest';
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
