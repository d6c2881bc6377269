import { expect, test } from 'vitest';
import { dashboardRead, readDashboard } from '#engine/decisions/dashboard.ts';
import { optionalRead, plainRead, readInstalments } from '#engine/decisions/read.ts';
import { dashboardStatus, instalmentsReading } from '#engine/reads.ts';
import { answered, offline, proves, refused, sharedClaims } from '../claims.ts';

const stays = { kind: 'stay' } as const;

proves(plainRead, [{ row: '200: shown', on: answered({}), outcome: stays }, ...sharedClaims()]);

proves(optionalRead, [
  { row: 'whatever comes', on: answered({}), outcome: stays },
  { row: 'whatever comes', on: offline, outcome: stays },
  { row: 'whatever comes', on: refused(500, 'x'), outcome: stays },
]);

test('a read that several screens have is decided by the same table on each', () => {
  expect(readDashboard).toEqual([dashboardStatus, dashboardRead]);
  expect(readInstalments).toEqual([instalmentsReading, optionalRead]);
});
