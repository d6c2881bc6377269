import { expect, test } from 'vitest';
import { digilockerReturn } from '#contract/kyc.ts';
import { digilockerReturned, openApplication, resultOf, submitResult } from '#screens/kyc/digilocker-verify/flow.ts';
import { answered, asksNextStep, goes, noAnswerClaims, proves, refused } from '#tests/engine/claims.ts';
import { afterShow, madeCall } from '../follow.ts';
import { linked, toNoRoute, toRoute, verified, verifiedClaim } from './kyc-claims.ts';

const reports = [{ event: 'aadhaar_verified', data: { method: 'digilocker' } }, { goal: 'Lead' }] as const;
const toDashboard = { then: goes('/dashboard') };

proves(digilockerReturned, [
  verifiedClaim(...reports),
  linked(toDashboard),
  toRoute,
  toNoRoute(toDashboard),
  ...noAnswerClaims(goes('/dashboard')),
  { row: 'other errors: /dashboard', on: refused(500, 'Down'), outcome: goes('/dashboard') },
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

test('a code is sent once; with the same code again, only the next step is called', () => {
  const sent = afterShow(submitResult({ code: 'f00d', state: 'c41' }));
  if (sent.kind !== 'once') throw new Error('It does not count once.');
  const { call, request, reply } = madeCall(sent.first);
  expect([call, request]).toEqual([digilockerReturn, { query: { code: 'f00d', state: 'c41' } }]);
  expect(reply(answered({}))).toEqual(verified(...reports));
  expect(sent.again).toEqual(asksNextStep);
  expect(sent.key).toContain('f00d');
  expect(afterShow(openApplication)).toEqual(asksNextStep);
});
