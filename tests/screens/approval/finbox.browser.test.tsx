import { expect, test } from 'vitest';
import { bankConnectUrl } from '#contract/application.ts';
import { Finbox, FinboxCreate } from '#screens/approval/finbox/finbox.tsx';
import { createFakeServer, type FakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

const oops = { name: 'Oops! We are unable to fetch your bank account' };

function returnWith(query: string, script: (server: FakeServer) => void = () => undefined) {
  const server = createFakeServer();
  script(server);
  return stage({ at: `/finbox${query}`, screen: Finbox, facts: { leadID: 48213 }, server });
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
  const { getByRole, path } = await returnWith('', (api) => api.refuses(bankConnectUrl, 503, 'Away'));
  await expect.element(getByRole('heading', oops)).toBeVisible();
  await getByRole('button', { name: 'Go Back' }).click();
  await expect.poll(path).toBe('/dashboard');
});
