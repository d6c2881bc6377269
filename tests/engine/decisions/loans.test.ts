import { expect, test } from 'vitest';
import { documentSigned, documentsOf, loansRead, statusOf } from '#engine/decisions/loans.ts';
import type { LogWords } from '#engine/events.ts';
import { answered, proves, sharedClaims, shows } from '#tests/engine/claims.ts';

const logs = (log: LogWords) => ({ kind: 'stay', log }) as const;

proves(loansRead, [
  { row: '200: the loans', on: answered({ success: true, data: [] }), outcome: shows('loans') },
  { row: '200: the loans', on: answered({ data: [] }), outcome: shows('loans') },
  { row: 'no success: only logged', on: answered({ success: false }), outcome: logs('Failed to load loans data') },
  ...sharedClaims(),
]);

const url = 'https://documents.example/sanction?signature=9c1';
const noLink = '200 without a link: only logged';
const noLetter = logs('Unable to load Sanction Letter. Please try again later.');

proves(documentSigned('Sanction'), [
  {
    row: 'signUrl: opens it in a new tab',
    on: answered({ success: true, data: { signUrl: url } }),
    outcome: { kind: 'stay', open: url },
  },
  { row: noLink, on: answered({ success: true, data: {} }), outcome: noLetter },
  { row: noLink, on: answered({ success: false, data: { signUrl: url } }), outcome: noLetter },
  {
    row: noLink,
    by: documentSigned('Noc'),
    on: answered({ success: true }),
    outcome: logs('NOC document is not available yet. Please contact support.'),
  },
  ...sharedClaims(),
]);

test.each([
  [{ status: 'Closed' }],
  [{ loanStatus: 'Closed' }],
  [{ status: '', loanStatus: 'CLOSED' }],
  [{ status: 'Settlement', loanStatus: 'closed ' }],
])('offers the NOC of a loan with %j', (loan) => {
  expect(documentsOf(loan)).toEqual(['Sanction', 'Noc']);
});

test.each([[{ status: 'Disbursed', loanStatus: 'Active' }], [{}], [{ status: null }]])(
  'offers no NOC with %j',
  (loan) => {
    expect(documentsOf(loan)).toEqual(['Sanction']);
  },
);

test('shows the first status that a loan has', () => {
  expect([{ status: 'Closed', loanStatus: 'x' }, { status: '', loanStatus: 'Active' }, {}].map(statusOf)).toEqual([
    'Closed',
    'Active',
    '',
  ]);
});
