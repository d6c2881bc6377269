import { expect, test } from 'vitest';
import { bankConnectUrl } from '#contract/application.ts';
import { stage } from '../stage.tsx';

test.each(['/finbox-create', '/finbox'])(
  '%s without a query asks for an address, once, and leaves for it',
  async (at) => {
    const { left, server } = await stage({
      at,
      facts: { leadID: 48213 },
      script: (api) => api.answers(bankConnectUrl),
    });
    await expect.poll(() => left).toEqual(['https://statements.example/connect?entity_id=ent_7f3']);
    expect(server.sentTo(bankConnectUrl).map(({ body }) => body)).toEqual([
      { leadID: 48213, callBackUrl: `${location.origin}/finbox` },
    ]);
  },
);
