import { expect, test } from 'vitest';
import { digilockerReturn } from '#contract/kyc.ts';
import { nextStepCall } from '#contract/login.ts';
import { DigilockerVerify } from '#screens/kyc/digilocker-verify/digilocker-verify.tsx';
import { createFakeServer, type FakeServer } from '../fake-server.ts';
import { faults } from '../faults.ts';
import { stage } from '../stage.tsx';

function comeBack(query: string, tell: (server: FakeServer) => void = () => undefined) {
  const server = createFakeServer();
  server.answers(nextStepCall, { data: { step: { current_route: '/loan-purpose' } } });
  tell(server);
  return stage({ at: `/digilocker-verify${query}`, screen: DigilockerVerify, server });
}

test('hands the code and the state over once, says so for two seconds, counts the lead and goes on', async () => {
  const { getByText, pass, path, server, reports } = await comeBack('?code=f00d&state=c41', (l) =>
    l.answers(digilockerReturn),
  );
  await expect.element(getByText('Verified Successfully')).toBeVisible();
  expect(await faults()).toEqual([]);
  expect(server.sentTo(digilockerReturn).map(({ query }) => query)).toEqual([{ code: 'f00d', state: 'c41' }]);
  await pass(2_000);
  await pass(100);
  await expect.poll(path).toBe('/loan-purpose');
  expect(reports).toEqual([{ event: 'aadhaar_verified', data: { method: 'digilocker' } }, { goal: 'Lead' }]);
});

test('a return that was handed over before asks for the next step and does not spend the code again', async () => {
  const { server, path, pass, goBack } = await comeBack('?code=once', (l) => l.answers(digilockerReturn));
  await expect.poll(() => server.sentTo(digilockerReturn)).toHaveLength(1);
  await pass(2_000);
  await pass(100);
  await expect.poll(path).toBe('/loan-purpose');
  goBack();
  await expect.poll(() => server.sentTo(nextStepCall)).toHaveLength(2);
  await expect.poll(path).toBe('/loan-purpose');
  expect(server.sentTo(digilockerReturn)).toHaveLength(1);
});

test('a next step that was lost is asked for again on a tap, and the code is not spent again', async () => {
  const { getByRole, path, pass, server } = await comeBack('?code=lost', (l) => {
    l.answers(digilockerReturn);
    l.drops(nextStepCall);
  });
  await expect.poll(() => server.sentTo(digilockerReturn)).toHaveLength(1);
  await pass(2_000);
  await expect.element(getByRole('heading', { name: 'Your application did not open' })).toBeInTheDocument();
  await pass(2_000);
  expect(await faults()).toEqual([]);
  server.answers(nextStepCall, { data: { step: { current_route: '/loan-purpose' } } });
  await getByRole('button', { name: 'Try again' }).click();
  await expect.poll(path).toBe('/loan-purpose');
  expect(server.sentTo(digilockerReturn)).toHaveLength(1);
});

test('a 400 is told, and OK leads to the route it names', async () => {
  const { getByRole, path } = await comeBack('?code=a400', (l) =>
    l.refuses(digilockerReturn, 400, 'PAN is not linked.', { route: '/pan-not-linked' }),
  );
  await expect.element(getByRole('alertdialog', { name: 'PAN is not linked.' })).toBeVisible();
  await getByRole('button', { name: 'OK' }).click();
  await expect.poll(path).toBe('/pan-not-linked');
});

test('any other answer leads to /dashboard', async () => {
  const { path } = await comeBack('?code=a503', (l) => l.refuses(digilockerReturn, 503, 'Away'));
  await expect.poll(path).toBe('/dashboard');
});

test.each(['?error=access_denied&code=f00e', '?error=access_denied', ''])(
  'a return with nothing shared (%s) is told, sends nothing, and offers another try',
  async (query) => {
    const { getByRole, path } = await comeBack(query);
    await expect.element(getByRole('heading', { name: 'DigiLocker did not share your Aadhaar' })).toBeVisible();
    expect(await faults()).toEqual([]);
    await getByRole('button', { name: 'Try again' }).click();
    await expect.poll(path).toBe('/enter-aadhar');
  },
);
