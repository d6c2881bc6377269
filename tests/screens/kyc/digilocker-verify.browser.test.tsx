import { expect, test } from 'vitest';
import { digilockerReturn } from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';
import type { FakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const returnWith = (query: string, script?: (server: FakeServer) => void) =>
  stage({
    at: `/digilocker-verify${query}`,
    script(server) {
      server.answers(digilockerReturn);
      server.answers(nextStepCall, { data: { step: { current_route: '/loan-purpose' } } });
      script?.(server);
    },
  });

test('sends the code and the state once, shows a message for two seconds, reports the lead and opens the next step', async () => {
  const { getByText, pass, path, server, reports } = await returnWith('?code=f00d&state=c41');
  await expect.element(getByText('Verified Successfully')).toBeVisible();
  expect(server.sentTo(digilockerReturn).map(({ query }) => query)).toEqual([{ code: 'f00d', state: 'c41' }]);
  await pass(2_000);
  await pass(100);
  await expect.poll(path).toBe('/loan-purpose');
  expect(reports).toEqual([{ event: 'aadhaar_verified', data: { method: 'digilocker' } }, { goal: 'Lead' }]);
});

test('a lost next step is requested again on a tap, and the code is not sent again', async () => {
  const { getByRole, getByText, path, pass, server } = await returnWith('?code=lost', (api) => api.drops(nextStepCall));
  await expect.element(getByText('Verified Successfully')).toBeVisible();
  await pass(2_000);
  // The popup of the lost connection closes.
  await pass(2_000);
  await expect.element(getByRole('heading', { name: 'Your application did not open' })).toBeVisible();
  server.answers(nextStepCall, { data: { step: { current_route: '/loan-purpose' } } });
  await getByRole('button', { name: 'Try again' }).click();
  await expect.poll(path).toBe('/loan-purpose');
  expect(server.sentTo(digilockerReturn)).toHaveLength(1);
});
