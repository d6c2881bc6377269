import { expect, test } from 'vitest';
import { stage } from '../stage.tsx';

test('offers the three plans, and shows that choosing one is not available yet', async () => {
  // The server has no script, so that any call fails this test.
  const { getByRole, path } = await stage({ at: '/select-loan' });
  const plans = getByRole('radio');
  await expect.element(plans.first()).toBeInTheDocument();
  expect(plans.elements().map((plan) => plan.closest('label')?.textContent)).toEqual([
    expect.stringMatching(/^One-time Repayment.*₹12,000 · 34 days/),
    expect.stringMatching(/^2-Month EMI.*₹12,000/),
    expect.stringMatching(/^6-Month EMI.*₹12,000/),
  ]);
  await plans.nth(1).click();
  await getByRole('button', { name: 'Continue' }).click();
  await expect.element(getByRole('status').getByText('Choosing a plan is not available yet.')).toBeVisible();
  await expect.element(plans.nth(1)).toBeChecked();
  expect(path()).toBe('/select-loan');
});
