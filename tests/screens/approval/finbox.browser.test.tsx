import { describe, expect, test } from 'vitest';
import { bankConnect, bankConnectUrl, bankingSurrogate } from '#contract/application.ts';
import { nextStepCall } from '#contract/login.ts';
import { Finbox } from '#screens/approval/finbox/finbox.tsx';
import { FinboxCreate } from '#screens/approval/finbox-create/finbox-create.tsx';
import { createFakeServer, type FakeServer } from '../fake-server.ts';
import { faults } from '../faults.ts';
import { stage } from '../stage.tsx';

const oops = { name: 'Oops! We are unable to fetch your bank account' };
const connected = '?success=true&entity_id=ent_7f3';

function comeBack(query: string, tell: (server: FakeServer) => void = () => undefined, upgradeLoanAmount = false) {
  const server = createFakeServer();
  tell(server);
  return stage({ at: `/finbox${query}`, screen: Finbox, facts: { leadID: 48213, upgradeLoanAmount }, server });
}

test.each([
  ['/finbox-create', FinboxCreate],
  ['/finbox without a query', Finbox],
])('%s asks for an address, once, and leaves for it', async (at, screen) => {
  const server = createFakeServer();
  server.answers(bankConnectUrl);
  const { left } = await stage({ at: at.split(' ')[0] ?? '', screen, facts: { leadID: 48213 }, server });
  await expect.poll(() => left).toEqual(['https://statements.example/connect?entity_id=ent_7f3']);
  expect(server.sentTo(bankConnectUrl).map(({ body }) => body)).toEqual([
    { leadID: 48213, callBackUrl: `${location.origin}/finbox` },
  ]);
});

test('an address that could not be made ends in the error, with a way back', async () => {
  const { getByRole, path } = await comeBack('', (l) => l.refuses(bankConnectUrl, 503, 'Away'));
  await expect.element(getByRole('heading', oops)).toBeVisible();
  expect(await faults()).toEqual([]);
  await getByRole('button', { name: 'Go Back' }).click();
  await expect.poll(path).toBe('/dashboard');
});

test('without a lead, and without a next step, ends in the error as well', async () => {
  const server = createFakeServer();
  server.drops(nextStepCall);
  const facts = { leadID: null };
  const { getByRole } = await stage({ at: '/finbox-create', screen: FinboxCreate, facts, server });
  await expect.element(getByRole('alertdialog')).toBeVisible();
  await expect.poll(() => getByRole('heading', { ...oops, includeHidden: true }).query()).not.toBeNull();
});

test('url leads straight there', async () => {
  const { left, getByRole } = await comeBack('?url=https%3A%2F%2Fstatements.example%2Fconnect');
  await expect.poll(() => left).toEqual(['https://statements.example/connect']);
  await expect.element(getByRole('status')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test.each(['?success=false', '?success=true'])('%s is the error', async (query) => {
  const { getByRole } = await comeBack(query);
  await expect.element(getByRole('heading', oops)).toBeVisible();
});

describe('a bank statement that was connected', () => {
  test.each([
    ['approval', '/loan-approval'],
    ['rejected', '/loan-reject'],
    ['something', '/dashboard'],
  ])('%s leads to %s', async (pageName, route) => {
    const { path, server } = await comeBack(connected, (l) =>
      l.answers(bankConnect, { data: { api_status: 'completed', pageName } }),
    );
    await expect.poll(path).toBe(route);
    expect(server.sentTo(bankConnect).map(({ body }) => body)).toEqual([{ entityId: 'ent_7f3', leadID: 48213 }]);
  });

  test('is asked for again every 2 seconds while it is processed, and given up after 4 retries', async () => {
    const { path, pass, server } = await comeBack(connected, (l) =>
      l.answers(bankConnect, { data: { api_status: 'processing' } }),
    );
    for (const asked of [1, 2, 3, 4]) {
      await expect.poll(() => server.sentTo(bankConnect)).toHaveLength(asked);
      expect(path()).toBe('/finbox');
      await pass(2_000);
    }
    await expect.poll(() => server.sentTo(bankConnect)).toHaveLength(5);
    await expect.poll(path).toBe('/dashboard');
  });

  test.each([
    ['REJECT', '/dashboard'],
    ['APPROVE', '/loan-approval'],
  ])('for an upgrade is judged once more: %s leads to %s, and the upgrade is over', async (result, route) => {
    const { path, server, session } = await comeBack(
      connected,
      (l) => {
        l.answers(bankConnect, { data: { api_status: 'completed', pageName: 'approval' } });
        l.answers(bankingSurrogate, { data: { final_result_from_BRE: result } });
      },
      true,
    );
    await expect.poll(path).toBe(route);
    expect(server.sentTo(bankingSurrogate)[0]?.body).toEqual({ leadId: 48213 });
    expect(session.facts().upgradeLoanAmount).toBe(false);
  });
});
