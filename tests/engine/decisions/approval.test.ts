import { describe, expect, test } from 'vitest';
import { approvalView } from '#contract/application.ts';
import { approvalRead } from '#engine/decisions/approval.ts';
import {
  bankConnected,
  bankConnectUrlMade,
  finboxArrival,
  finboxQueryRows,
  surrogateChecked,
  upgradeUrlMade,
} from '#engine/decisions/bank-connection.ts';
import { answered, goes, leavesFor, proves, sharedClaims, shows } from '#tests/engine/claims.ts';

const amounts = approvalView.answer.parse(approvalView.example.answer);
const pixel = { goal: 'Approval' } as const;
const event = {
  event: 'loan_approved',
  data: {
    loan_amount: 50000,
    processing_fee: 1500,
    net_disbursal: 48230,
    repayment_date: '2026-03-13',
    repayment_amount: 51479,
  },
} as const;

const firstApproval = '200, first for this lead: amounts, event, pixel';
const opened = { isLoanApproved: true, isApprovalReported: true };

proves(approvalRead, [
  {
    row: firstApproval,
    on: answered(amounts),
    facts: { isLoanApproved: true },
    outcome: { ...shows('amounts'), patch: opened, report: [pixel, event] },
  },
  { row: '200: amounts', on: answered(amounts), facts: { isApprovalReported: true }, outcome: shows('amounts') },
  {
    row: firstApproval,
    on: answered({ data: { ...amounts.data, processingAmount: null } }),
    outcome: {
      ...shows('amounts'),
      patch: opened,
      report: [pixel, { ...event, data: { ...event.data, processing_fee: 0 } }],
    },
  },
  ...sharedClaims(),
]);

describe('/finbox', () => {
  const url = 'https://statements.example/connect';
  const arrivals = [
    { row: 'url: redirect', query: { url }, outcome: leavesFor(url, true) },
    {
      row: 'success with entity_id: connect',
      query: { success: 'true', entity_id: 'ent_7f3' },
      outcome: shows('connect'),
    },
    { row: 'success with entity_id: connect', query: { success: true, entity_id: 7 }, outcome: shows('connect') },
    {
      row: 'any other success: error with Go Back',
      query: { success: 'false', entity_id: 'ent_7f3' },
      outcome: shows('failed'),
    },
    { row: 'any other success: error with Go Back', query: { success: 'true' }, outcome: shows('failed') },
    { row: 'no query: as /finbox-create', query: {}, outcome: shows('create') },
  ];

  test.each(arrivals)('$row', ({ query, outcome }) => {
    expect(finboxArrival(query)).toEqual(outcome);
  });

  test('proves every row', () => {
    expect(finboxQueryRows.map(({ label }) => label)).toEqual([...new Set(arrivals.map(({ row }) => row))]);
  });
});

const redirect = answered({ data: { redirect_url: 'https://statements.example/connect' } });
const failing = { then: shows('failed') };

proves(bankConnectUrlMade, [
  {
    row: '200: redirect',
    on: redirect,
    outcome: leavesFor('https://statements.example/connect', true),
  },
  ...sharedClaims(failing),
]);

proves(upgradeUrlMade, [
  {
    row: '200: an upgrade is in progress, redirect',
    on: redirect,
    outcome: { ...leavesFor('https://statements.example/connect'), patch: { upgradeLoanAmount: true } },
  },
  ...sharedClaims(),
]);

const connected = (api_status: string, pageName?: string) => answered({ data: { api_status, pageName } });
const polls = 'processing: ask again in 2 s, up to 4 times';

proves(bankConnected(0), [
  { row: polls, on: connected('processing', 'approval'), outcome: { kind: 'askAgain', afterMs: 2000 } },
  {
    row: polls,
    by: bankConnected(3),
    on: connected('processing'),
    facts: { upgradeLoanAmount: true },
    outcome: { kind: 'askAgain', afterMs: 2000 },
  },
  {
    row: 'approval: /loan-approval',
    by: bankConnected(4),
    on: connected('processing', 'approval'),
    outcome: goes('/loan-approval'),
  },
  {
    row: 'loan upgrade in progress: surrogate check',
    on: connected('completed', 'rejected'),
    facts: { upgradeLoanAmount: true },
    outcome: shows('surrogate'),
  },
  { row: 'rejected: /loan-reject', on: connected('completed', 'rejected'), outcome: goes('/loan-reject') },
  { row: 'any other page: /dashboard', on: connected('completed', 'home'), outcome: goes('/dashboard') },
  { row: 'any other page: /dashboard', on: connected('completed'), outcome: goes('/dashboard') },
  ...sharedClaims(failing),
]);

const over = { patch: { upgradeLoanAmount: false } };

proves(surrogateChecked, [
  {
    row: 'REJECT: /dashboard',
    on: answered({ data: { final_result_from_BRE: 'REJECT' } }),
    outcome: goes('/dashboard', over),
  },
  {
    row: 'anything else: /loan-approval',
    on: answered({ data: { final_result_from_BRE: 'APPROVE' } }),
    outcome: goes('/loan-approval', over),
  },
  { row: 'anything else: /loan-approval', on: answered({ data: {} }), outcome: goes('/loan-approval', over) },
  ...sharedClaims(failing),
]);
