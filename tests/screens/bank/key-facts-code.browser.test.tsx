import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acceptKeyFacts } from '#contract/bank.ts';
import { codeRequired, openCode } from './stage-key-facts.tsx';

test('the one-time code takes six digits and no more, and Submit waits for exactly six', async () => {
  const { code, submit, modal, sent } = await openCode();
  await expect.element(code).toHaveFocus();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(modal).toMatchTextContent(/\+91 98765 43210/);
  await userEvent.keyboard('48a10');
  await expect.element(submit).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(sent()).toHaveLength(1);
  await userEvent.keyboard('927');
  await expect.element(code).toHaveValue('481092');
  await expect.element(submit).toBeEnabled();
});

test('a wrong code shows the message in the modal; Cancel clears both and calls nothing', async () => {
  const { code, submit, modal, sent, server, continueButton } = await openCode();
  server.refuses(acceptKeyFacts, 203, 'The OTP did not match.');
  await code.fill('481 092');
  await submit.click();
  await expect.element(modal.getByText('The OTP did not match.')).toBeVisible();
  await expect.element(code).toHaveValue('');
  await expect.element(code).toHaveFocus();
  await expect.element(submit).toBeDisabled();
  await expect.element(code).toHaveAccessibleDescription('The OTP did not match.');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(modal).not.toBeInTheDocument();
  await expect.element(continueButton).toHaveFocus();
  expect(sent()).toEqual([{ leadId: 48213 }, { leadId: 48213, otp: '481092' }]);
  server.answers(acceptKeyFacts, codeRequired);
  await continueButton.click();
  await expect.element(code).toHaveValue('');
  expect(modal.getByText('The OTP did not match.').query()).toBeNull();
});
