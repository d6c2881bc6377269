import { expect, test } from 'vitest';
import { optionalRead, plainRead } from '#engine/decisions/plain-read.ts';
import { instalmentsReading } from '#engine/reads.ts';
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

const stays = { kind: 'stay' } as const;

proves(plainRead, [{ on: answered({}), outcome: stays }, ...sharedClaims()]);

proves(optionalRead, [
  { on: { kind: 'unauthorized' }, outcome: goes('/logout', { afterMs: 0 }) },
  ...[answered({}), offline, refused(500, 'x')].map((on) => ({ on, outcome: stays })),
]);
