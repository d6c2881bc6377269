import { expect, test } from 'vitest';
import type { LogWords } from '#engine/events.ts';
import type { Outcome } from '#engine/outcome.ts';
import { documentSigned, fetchDocument, hasNoc, loansRead, statusOf } from '#screens/loans/flow.ts';
import { answered, type Claim, proves, sharedClaims, shows } from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const logs = (log: LogWords) => ({ kind: 'stay', log }) as const;

proves(loansRead, [
  { on: answered({ success: true, data: [] }), outcome: { kind: 'stay' } },
  { on: answered({ data: [] }), outcome: { kind: 'stay' } },
  { on: answered({ success: false, data: [] }), outcome: logs('Failed to load loans data') },
  ...sharedClaims(),
]);

const url = 'https://documents.example/sanction?signature=9c1';
const ready = (then: Outcome<unknown>): Outcome<unknown> => ({ kind: 'show', view: 'ready', then });
const noLetter = ready(logs('Unable to load Sanction Letter. Please try again later.'));
const shared: Claim<never, never>[] = sharedClaims().map((claim) => ({
  ...claim,
  outcome: ready({ log: 'An error occurred. Please try again later.', ...claim.outcome }),
}));

proves(documentSigned('Sanction'), [
  { on: answered({ success: true, data: { signUrl: url } }), outcome: ready({ kind: 'stay', open: url }) },
  { on: answered({ success: true, data: {} }), outcome: noLetter },
  { on: answered({ success: false, data: { signUrl: url } }), outcome: noLetter },
  {
    by: documentSigned('Noc'),
    on: answered({ success: true }),
    outcome: ready(logs('NOC document is not available yet. Please contact support.')),
  },
  ...shared,
]);

test('a download requests the document of its own loan and customer, and its button is ready again with the answer', () => {
  const fetched = (own: object) => fetchDocument({ loanNo: 'KDM0048213', leadID: 48213, ...own }, 'Noc');
  expect(fetched({})).toMatchObject(shows('Noc'));
  const customerOf = (own: object) => madeCall(fetched(own), { customerID: '70012' }).request;
  const request = { query: { leadID: 48213, customerID: '70012', isSendMail: false, type: 'Noc' } };
  expect(customerOf({})).toEqual(request);
  expect(customerOf({ customerID: '' })).toEqual(request);
  expect(customerOf({ customerID: '70044' })).toEqual({ query: { ...request.query, customerID: '70044' } });
});

test.each([
  [true, { status: 'Closed' }],
  [true, { loanStatus: 'Closed' }],
  [true, { status: '', loanStatus: 'Closed' }],
  [true, { status: 'Settlement', loanStatus: 'Closed' }],
  [false, { status: 'Disbursed', loanStatus: 'Active' }],
  [false, {}],
  [false, { status: null }],
])('offers the NOC: %s, with %j', (offered, loan) => {
  expect(hasNoc(loan)).toBe(offered);
});

test('shows the first status that a loan has', () => {
  expect([{ status: 'Closed', loanStatus: 'x' }, { status: '', loanStatus: 'Active' }, {}].map(statusOf)).toEqual([
    'Closed',
    'Active',
    '',
  ]);
});
