import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { stage } from '../stage.tsx';

test('offers the three plans, and shows that choosing one is not available yet', async () => {
  // The server has no script, so that any call fails this test.
  const { getByRole, getByText, path } = await stage({ at: '/select-loan' });
  const plans = getByRole('radio');
  await expect.element(plans.first()).toBeInTheDocument();
  expect(plans.elements().map((plan) => plan.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^One-time Repayment.*on one day.*₹12,000 · 34 days/),
    expect.stringMatching(/^2-Month EMI.*in 2 monthly parts.*₹12,000 · 2 months/),
    expect.stringMatching(/^6-Month EMI.*in 6 monthly parts.*₹12,000 · 6 months/),
  ]);
  await expect.element(getByText('These plans are samples.')).toBeVisible();
  await plans.first().click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getByText(/not available yet/)).not.toBeInTheDocument();
  await getByRole('button', { name: 'Continue' }).click();
  await expect.element(getByRole('status').getByText('Choosing a plan is not available yet.')).toBeVisible();
  await expect.element(plans.nth(1)).toBeChecked();
  expect(path()).toBe('/select-loan');
});
