import { describe, expect, test } from 'vitest';
import { bankConnect, bankConnectUrl, bankingSurrogate } from '#contract/application.ts';
import { firstMatch } from '#engine/decision.ts';
import {
  bankConnected,
  bankConnectUrlMade,
  finboxArrival,
  finboxQueryRows,
  makeUrl,
  surrogateChecked,
} from '#screens/approval/finbox/flow.ts';
import { answered, goes, leavesFor, proves, provesRows, sharedClaims, shows } from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const url = 'https://statements.example/connect';
const calls = (call: object) => expect.objectContaining({ kind: 'call', call });
const over = { patch: { upgradeLoanAmount: false } };
const isBack = { success: 'true', entity_id: 'ent_7f3' };

describe('/finbox', () => {
  const claims = [
    { query: { url }, outcome: { ...leavesFor(url, true), ...over } },
    { query: isBack, outcome: calls(bankConnect) },
    { query: { success: true, entity_id: 7 }, outcome: calls(bankConnect) },
    { query: { success: 'false', entity_id: 'ent_7f3' }, outcome: shows('failed') },
    { query: { success: 'true' }, outcome: shows('failed') },
    { query: {}, outcome: expect.objectContaining({ kind: 'call', call: bankConnectUrl, ...over }) },
  ];

  provesRows(
    finboxQueryRows,
    claims.map(({ query, outcome }) => ({ outcome, decided: firstMatch('/finbox', finboxQueryRows, query) })),
  );

  test('sends its own address to the bank as the return address', () => {
    const callBackUrl = 'https://kadam.example/finbox';
    expect(madeCall(makeUrl, { leadID: 48213 }).request).toEqual({ body: { leadID: 48213, callBackUrl } });
  });
});

const failing = { view: 'failed' };

proves(bankConnectUrlMade, [
  { on: answered({ data: { redirect_url: url } }), outcome: leavesFor(url, true) },
  ...sharedClaims(failing),
]);

const connected = (api_status: string, pageName?: string) => answered({ data: { api_status, pageName } });
const again = { kind: 'wait', ms: 2000, then: calls(bankConnect) } as const;

proves(bankConnected('ent_7f3'), [
  { on: connected('processing', 'approval'), outcome: again },
  { on: connected('completed', 'approval'), outcome: goes('/loan-approval') },
  { on: connected('completed', 'rejected'), facts: { upgradeLoanAmount: true }, outcome: calls(bankingSurrogate) },
  { on: connected('completed', 'rejected'), outcome: goes('/loan-reject') },
  { on: connected('completed', 'home'), outcome: goes('/dashboard') },
  { on: connected('completed'), outcome: goes('/dashboard') },
  { on: answered({ data: null }), outcome: goes('/dashboard') },
  ...sharedClaims(failing).map((claim) => ({ ...claim, facts: { upgradeLoanAmount: true } })),
]);

const judged = (final_result_from_BRE?: string) => answered({ data: { final_result_from_BRE } });

proves(surrogateChecked, [
  { on: judged('REJECT'), outcome: goes('/dashboard', over) },
  { on: judged('APPROVE'), outcome: goes('/loan-approval', over) },
  { on: judged(), outcome: goes('/loan-approval', over) },
  { on: answered({ data: null }), outcome: goes('/loan-approval', over) },
  ...sharedClaims(failing),
]);

describe('a connection', () => {
  const lead = { leadID: 48213 };

  test('is read 4 more times while it is processed, and then leads to /dashboard', () => {
    let outcome = finboxArrival(isBack);
    for (let retries = 0; retries <= 4; retries += 1) {
      const { call, request, reply } = madeCall(outcome, lead);
      expect(call).toBe(bankConnect);
      expect(request).toEqual({ body: { entityId: 'ent_7f3', ...lead } });
      outcome = reply(connected('processing'));
      expect(outcome).toEqual(retries < 4 ? again : goes('/dashboard'));
    }
  });

  test('for an upgrade is followed by the banking surrogate check', () => {
    const facts = { ...lead, upgradeLoanAmount: true };
    const check = madeCall(madeCall(finboxArrival(isBack), facts).reply(connected('completed', 'approval')), facts);
    expect([check.call, check.request]).toEqual([bankingSurrogate, { body: { leadId: 48213 } }]);
  });
});
