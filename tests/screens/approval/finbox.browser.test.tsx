import { expect, test } from 'vitest';
import { bankConnect, bankConnectUrl } from '#contract/application.ts';
import { stage } from '../stage.tsx';

test('a bank statement whose connection was lost is connected on a tap, and not at the bank again', async () => {
  const { getByRole, getByText, path, pass, server } = await stage({
    at: '/finbox?success=true&entity_id=ent_7f3',
    script: (api) => api.drops(bankConnect),
  });
  await expect.element(getByRole('alertdialog')).toBeVisible();
  await pass(2_000);
  await expect.element(getByRole('button', { name: 'Go Back' })).toBeVisible();
  server.refuses(bankConnect, 502, '');
  await getByRole('button', { name: 'Try again' }).click();
  await expect.element(getByText(/^That did not work\./)).toBeVisible();
  server.answers(bankConnect);
  await getByRole('button', { name: 'Try again' }).click();
  await pass(100);
  await expect.poll(path).toBe('/loan-approval');
  expect(server.sentTo(bankConnect).map(({ body }) => body)).toEqual(
    Array(3).fill({ entityId: 'ent_7f3', leadID: 48213 }),
  );
});

test('a borrower who gave no bank statement is only led back', async () => {
  const { getByRole, path } = await stage({ at: '/finbox?success=false' });
  await expect.element(getByRole('button', { name: 'Go Back' })).toBeVisible();
  expect(getByRole('button', { name: 'Try again' }).elements()).toEqual([]);
  await getByRole('button', { name: 'Go Back' }).click();
  await expect.poll(path).toBe('/dashboard');
});

test('a borrower whose next step after a refused statement is the bank again is sent there, and not left waiting', async () => {
  const { getByRole, left, pass, server } = await stage({
    at: '/finbox?success=true&entity_id=ent_7f3',
    leadsTo: '/finbox',
    answered: [bankConnectUrl],
    script: (api) => api.refuses(bankConnect, 428, 'Please complete the earlier steps.'),
  });
  await getByRole('button', { name: 'Go to your next step' }).click();
  await pass(2_000);
  await expect.poll(() => left).toEqual([bankConnectUrl.example.answer.data.redirect_url]);
  expect(server.sentTo(bankConnect)).toHaveLength(1);
});
