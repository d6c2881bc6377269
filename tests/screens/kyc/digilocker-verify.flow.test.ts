import { expect, test } from 'vitest';
import { digilockerReturn } from '#contract/kyc.ts';
import { digilockerReturned, resultOf, submitResult, tryAgain } from '#screens/kyc/digilocker-verify/flow.ts';
import { asksNextStep, calls, goes, noAnswerClaims, proves, refused, shows, showsError } from '#tests/engine/claims.ts';
import { linked, linkedToRoute, toNoRoute, toRoute, verifiedClaim } from './kyc-claims.ts';

const reports = [{ event: 'aadhaar_verified', data: { method: 'digilocker' } }, { goal: 'Lead' }] as const;
const toDashboard = { then: goes('/dashboard') };

proves(digilockerReturned, [
  verifiedClaim(reports, { then: shows('verified') }),
  linked(toDashboard),
  linkedToRoute,
  toRoute,
  toNoRoute(toDashboard),
  ...noAnswerClaims(shows('lost')),
  { on: refused(500, 'Down'), outcome: showsError('Down', toDashboard) },
]);

test.each([
  [
    { code: 'f00d', state: 'c41' },
    { code: 'f00d', state: 'c41' },
  ],
  [{ code: 'f00d' }, { code: 'f00d' }],
  [{ code: 'f00d', error: 'access_denied' }, undefined],
  [{ error: 'access_denied' }, undefined],
  [{}, undefined],
])('the query %j carries %j', (query, shared) => {
  expect(resultOf(query)).toEqual(shared);
});

test('a code is sent again after a lost check; otherwise only the next step is called', () => {
  expect(submitResult({ code: 'f00d', state: 'c41' })).toMatchObject(calls(digilockerReturn));
  expect(tryAgain('verified', { code: 'f00d' })).toEqual(asksNextStep);
  expect(tryAgain('lost', { code: 'f00d' })).toHaveProperty('then', calls(digilockerReturn));
});
