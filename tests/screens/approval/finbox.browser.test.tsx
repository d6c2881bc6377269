import { expect, test } from 'vitest';
import { bankConnectUrl } from '#contract/application.ts';
import { Finbox, FinboxCreate } from '#screens/approval/finbox/finbox.tsx';
import { createFakeServer } from '../fake-server.ts';
import { stage } from '../stage.tsx';

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
