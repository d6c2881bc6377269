import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bankAccounts } from '#contract/bank.ts';
import { nextStepCall } from '#contract/login.ts';
import { stage } from './stage.tsx';

// The server of these tests answers only the next step: any other call fails the test.
test.for(['/bank-list', '/finbox?success=true&entity_id=ent_7f3', '/emandate'])(
  '%s asks for the next step instead of calling without a lead',
  async (at) => {
    const { getByRole, pass, path, server, session } = await stage({
      at,
      facts: { leadID: null, accountId: 'acc_19', productId: 2 },
      script: (api) => api.answers(nextStepCall, { data: { leadID: 48213, step: { current_route: '/enter-name' } } }),
    });
    if (at === '/emandate') await userEvent.click(getByRole('button', { name: 'Continue' }));
    await pass(5_000);
    await expect.poll(path).toBe('/enter-name');
    expect(session.facts().leadID).toBe(48213);
    expect(server.sentTo(nextStepCall).length).toBe(1);
  },
);

test('if the next step is the same screen, Try again reads its data for the lead of that answer', async () => {
  const { getByRole, pass } = await stage({
    at: '/bank-list',
    facts: { leadID: null },
    answered: [bankAccounts],
    script: (api) => api.answers(nextStepCall, { data: { leadID: 48213, step: { current_route: '/bank-list' } } }),
  });
  await pass(5_000);
  await userEvent.click(getByRole('button', { name: 'Try again' }));
  await pass(5_000);
  await expect.element(getByRole('radio', { name: /Bharat National Bank/ })).toBeVisible();
});
