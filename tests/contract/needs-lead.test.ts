import { expect, test } from 'vitest';
import { calls } from '#contract/calls.ts';
import { needsLead } from '#contract/needs-lead.ts';

test('knows the calls that must carry a lead, in their path, query or body', () => {
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
