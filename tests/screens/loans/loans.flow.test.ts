import { expect, test } from 'vitest';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import type { LogWords } from '#engine/events.ts';
import type { Outcome } from '#engine/outcome.ts';
import { customerRead, documentSigned, documentsOf, fetchDocument, loansRead, statusOf } from '#screens/loans/flow.ts';
import { answered, type Claim, goes, proves, sharedClaims, shows, showsPopup } from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const logs = (log: LogWords) => ({ kind: 'stay', log }) as const;

proves(loansRead, [
  { row: '200: the loans', on: answered({ success: true, data: [] }), outcome: { kind: 'stay' } },
  { row: '200: the loans', on: answered({ data: [] }), outcome: { kind: 'stay' } },
  { row: 'no success: only logged', on: answered({ success: false }), outcome: logs('Failed to load loans data') },
  ...sharedClaims(),
]);

const url = 'https://documents.example/sanction?signature=9c1';
const noLink = '200 without a link: only logged';
const ready = (then: Outcome<unknown>): Outcome<unknown> => ({ kind: 'show', view: 'ready', then });
const noLetter = ready(logs('Unable to load Sanction Letter. Please try again later.'));
const shared: Claim<never, never>[] = sharedClaims().map((claim) => ({ ...claim, outcome: ready(claim.outcome) }));

proves(documentSigned('Sanction'), [
  {
    row: 'the document: in a new tab',
    on: answered({ success: true, data: { signUrl: url } }),
    outcome: ready({ kind: 'stay', open: url }),
  },
  { row: noLink, on: answered({ success: true, data: {} }), outcome: noLetter },
  { row: noLink, on: answered({ success: false, data: { signUrl: url } }), outcome: noLetter },
  {
    row: noLink,
    by: documentSigned('Noc'),
    on: answered({ success: true }),
    outcome: ready(logs('NOC document is not available yet. Please contact support.')),
  },
  ...shared,
]);

test('asks for the document of its own loan and customer, and is ready again with the answer', () => {
  const fetched = fetchDocument({ loanNo: 'KDM0048213', leadID: 48213 }, 'Noc');
  expect(fetched).toMatchObject(shows('fetching'));
  expect(madeCall(fetched, { customerID: '70012' }).request).toEqual({
    query: { leadID: 48213, customerID: '70012', isSendMail: false, type: 'Noc' },
  });
});

const named = { customer_details: { name: 'Meera Joshi', customerID: '70012' } };
const unknown = '200 without a customer id: the dashboard, and that the customer is unknown';

proves(customerRead, [
  {
    row: '200: dashboard',
    on: answered<Dashboard>({ status: 1, data: named }),
    outcome: { kind: 'stay', patch: { userName: 'Meera Joshi', customerID: '70012' } },
  },
  {
    row: unknown,
    on: answered<Dashboard>({ status: 1, lead: { leadID: 48213 } }),
    outcome: { kind: 'show', view: 'unknownCustomer', then: { kind: 'stay', patch: { leadID: 48213 } } },
  },
  { row: 'not successful: message', on: answered<Dashboard>({ status: 0 }, 'Gone'), outcome: showsPopup('Gone') },
  {
    row: 'newly in the approval process: /loan-approval',
    on: answered<Dashboard>({ lead: { status: 'Approved Process' }, data: named }),
    outcome: goes('/loan-approval', { patch: { userName: 'Meera Joshi', customerID: '70012', isLoanApproved: true } }),
  },
  {
    row: 'newly Approved: event, dashboard',
    on: answered<Dashboard>({ lead: { status: 'Approved' }, data: { customer_details: { customerID: '70012' } } }),
    outcome: {
      kind: 'stay',
      patch: { customerID: '70012', isLoanApproved: true },
      report: [
        {
          event: 'loan_approved',
          data: { loan_amount: 0, processing_fee: 0, net_disbursal: 0, repayment_date: 'none', repayment_amount: 0 },
        },
      ],
    },
  },
  {
    row: 'newly Disbursed: pixel, dashboard',
    on: answered<Dashboard>({ lead: { status: 'Disbursed' }, data: { customer_details: { customerID: '70012' } } }),
    outcome: {
      kind: 'stay',
      patch: { customerID: '70012', isLoanDisbursed: true },
      report: [{ goal: 'Disbursed' }],
    },
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
