import { optionalRead, plainRead } from '#engine/decisions/read.ts';
import { answered, offline, proves, refused, sharedClaims } from '../claims.ts';

const stays = { kind: 'stay' } as const;

proves(plainRead, [{ row: '200: shown', on: answered({}), outcome: stays }, ...sharedClaims()]);

proves(optionalRead, [
  { row: 'whatever comes', on: answered({}), outcome: stays },
  { row: 'whatever comes', on: offline, outcome: stays },
  { row: 'whatever comes', on: refused(500, 'x'), outcome: stays },
]);
