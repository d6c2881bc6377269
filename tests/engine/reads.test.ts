import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readOptions } from '#api/read.ts';
import type { Send } from '#api/send.ts';
import { optionalRead, plainRead } from '#engine/decisions/plain-read.ts';
import { dashboardReading, instalmentsReading } from '#engine/reads.ts';
import { answered, factsWith, goes, offline, proves, refused, sharedClaims } from './claims.ts';

const context = (facts: Parameters<typeof factsWith>[0]) => ({
  facts: factsWith(facts),
  origin: 'https://kadam.example',
  platformTag: 'web',
});

test('a payday loan needs no call for its instalments', () => {
  expect(instalmentsReading.request(context({ productId: 2 }))).toBeUndefined();
  expect(instalmentsReading.request(context({ productId: 1 }))).toMatchObject({ body: { appVersion: '28.2' } });
});

test('an unsuccessful dashboard that is read for the instalments does not replace the one that /home shows', async () => {
  const queries = new QueryClient();
  const replies = [answered({ status: 1, noOfEMIs: 3 }), answered({ status: 0 })];
  const send = (async () => replies.shift()) as unknown as Send;
  const options = [dashboardReading, instalmentsReading].map(({ call, request, ...more }) =>
    readOptions(send, call, request(context({ productId: 1 })), more),
  );
  for (const each of options) await queries.query({ ...each, retry: false }).catch(() => undefined);
  expect(queries.getQueryData(options[0]?.queryKey ?? [])).toMatchObject({ body: { noOfEMIs: 3 } });
});

const stays = { kind: 'stay' } as const;

proves(plainRead, [{ on: answered({}), outcome: stays }, ...sharedClaims()]);

proves(optionalRead, [
  { on: { kind: 'unauthorized' }, outcome: goes('/logout', { afterMs: 0 }) },
  ...[answered({}), offline, refused(500, 'x')].map((on) => ({ on, outcome: stays })),
]);
