import { expect, test } from 'vitest';
import { needsLead } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { AnyRead } from '#engine/read.ts';
import type { Screen } from '#engine/screen.ts';
import { screens } from '#screens/index.ts';
import { factsWith } from '../engine/claims.ts';

test('these calls need a lead in their path, query or body', () => {
  const names = Object.entries(calls).filter(([, call]) => needsLead(call));
  expect(names.map(([name]) => name).sort()).toEqual([
    'acceptKeyFacts',
    'approvalView',
    'bankAccounts',
    'bankConnect',
    'bankConnectUrl',
    'bankingSurrogate',
    'checkRepeatCase',
    'confirmBankAccount',
    'feedbackCall',
    'keyFactStatement',
    'lenderCredentials',
    'onePage',
    'pennyDrop',
    'pennyFlow',
    'saveAddress',
    'saveAnswer',
    'saveBankDetails',
    'saveReferences',
    'selfieLiveness',
    'setEmandate',
    'setEmandateV2',
    'signedDocument',
    'verifySelfie',
  ]);
});

const reads = screens.flatMap(({ record }: { readonly record: Screen }) =>
  Object.entries(record.reads ?? {}).map(([name, read]): [string, AnyRead] => [`${record.route}: ${name}`, read]),
);

test.for(reads)('%s is sent without a lead unless its call needs one', ([, { call, request }]) => {
  // Some reads are about the customer instead, or for a customer who is not known yet.
  const sent = ['', 'c1'].some(
    (customerID) => request({ facts: factsWith({ customerID }), origin: '', platformTag: '', nowMs: 0 }) !== undefined,
  );
  expect(sent).toBe(!needsLead(call));
});
