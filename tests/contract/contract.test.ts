import { expect, test } from 'vitest';
import { needsLead } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { AnyRead } from '#engine/read.ts';
import type { Screen } from '#engine/screen.ts';
import { screens } from '#screens/index.ts';
import { factsWith } from '../engine/claims.ts';

test('reads a fraction that is given as text', () => {
  const { data } = calls.customerLoans.answer.parse({ data: [{ loanNo: 7, leadID: 1, roi: '16.75' }] });
  expect(data?.[0]).toMatchObject({ roi: 16.75 });
});

test('a call needs a lead where its path, its query or its body does, in either spelling', () => {
  const { onePage, bankAccounts, approvalView, nextStepCall, verifyOtp } = calls;
  expect([onePage, bankAccounts, approvalView, nextStepCall, verifyOtp].map(needsLead)).toEqual([
    ...[true, true, true],
    ...[false, false],
  ]);
});

const reads = screens.flatMap(({ record }: { readonly record: Screen }) =>
  Object.entries(record.reads ?? {}).map(([name, read]): [string, AnyRead] => [`${record.route}: ${name}`, read]),
);

test.for(reads)('%s is sent without a lead unless its call needs one', ([, { call, request }]) => {
  // Some reads are about the customer instead, or for a customer who is not known yet.
  const sent = ['', 'c1'].some(
    (customerID) => request({ facts: factsWith({ customerID }), origin: '', platformTag: '' }) !== undefined,
  );
  expect(sent).toBe(!needsLead(call));
});
