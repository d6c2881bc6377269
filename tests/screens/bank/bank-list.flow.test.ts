import { describe, expect, test } from 'vitest';
import { confirmBankAccount } from '#contract/bank.ts';
import type { Outcome } from '#engine/outcome.ts';
import {
  type Account,
  accountChosen,
  accountConfirmed,
  accountsRead,
  confirmAccount,
} from '#screens/bank/bank-list/flow.ts';
import {
  answered,
  asksNextStep,
  type Claim,
  factsWith,
  goes,
  noAnswerClaims,
  proves,
  refused,
  shows,
  showsPopup,
} from '#tests/engine/claims.ts';
import { play } from '../follow.ts';

proves(accountsRead, [
  { row: '200: the accounts', on: answered({ data: [] }), outcome: { kind: 'stay' } },
  ...noAnswerClaims(),
  { row: 'non-200: error popup with the message', on: refused(500, 'No list'), outcome: showsPopup('No list') },
]);

const closes = (then: Outcome<unknown>): Outcome<unknown> => ({
  ...shows<unknown>('list', then),
  patch: { confirmingBankAccount: false },
});
const accountId = { accountId: 'acc_19' };
const warns = (message: string) => closes(showsPopup(message, { tone: 'warning' }));
const unverified = "400 'Not Verified': stores the account id, data.route";

proves(accountConfirmed('acc_19'), [
  {
    row: '200: next step with the account id',
    on: answered({}),
    outcome: closes({ ...asksNextStep, patch: accountId }),
  },
  {
    row: unverified,
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate', accountId: 'acc_20' }),
    outcome: closes(goes('/emandate', { search: {}, patch: { accountId: 'acc_20' } })),
  },
  {
    row: unverified,
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate' }),
    outcome: closes(goes('/emandate', { search: {}, patch: accountId })),
  },
  ...noAnswerClaims().map((claim): Claim<never, never> => ({ ...claim, outcome: closes(claim.outcome) })),
  {
    row: 'anything else: warning',
    on: refused(400, 'Not verified', { status: 'Not Verified' }),
    outcome: warns('Not verified'),
  },
  {
    row: 'anything else: warning',
    on: refused(400, 'Closed', { status: 'Closed', route: '/emandate' }),
    outcome: warns('Closed'),
  },
  {
    row: 'anything else: warning',
    on: refused(500, 'Down', { status: 'Not Verified', route: '/emandate' }),
    outcome: warns('Down'),
  },
]);

describe('a chosen account', () => {
  const account: Account = { accountID: 'acc_19', mandateId: 'mandate_5', status: 'Not Verified' };
  const facts = factsWith({ leadID: 48213 });

  test('that is Verified opens the sheet first', () => {
    expect(accountChosen({ ...account, status: 'Verified' })).toEqual(shows('sheet'));
  });

  test('is confirmed with its mandate, which the session records until the answer comes', () => {
    const confirming = play(accountChosen(account), { facts, replies: [] });
    expect(confirming.did).toEqual([
      { call: confirmBankAccount, body: { leadID: 48213, mandateId: 'mandate_5', accountID: 'acc_19' } },
    ]);
    expect(confirming.facts.confirmingBankAccount).toBe(true);

    const { did, views, facts: after } = play(confirmAccount(account), { facts, replies: [answered({})] });
    expect(did.slice(1)).toEqual(['200: next step with the account id', { ...asksNextStep, patch: accountId }]);
    expect(views).toEqual(['list']);
    expect(after).toMatchObject({ accountId: 'acc_19', confirmingBankAccount: false });
  });

  test('without a mandate is confirmed without a mandate id', () => {
    const { did } = play(confirmAccount({ accountID: 'acc_19' }), { facts, replies: [] });
    expect(did).toEqual([{ call: confirmBankAccount, body: { leadID: 48213, accountID: 'acc_19' } }]);
  });
});
