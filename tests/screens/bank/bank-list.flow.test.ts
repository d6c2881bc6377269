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
  offersNextStep,
  proves,
  refused,
  shows,
  showsPopup,
} from '#tests/engine/claims.ts';
import { play } from '../follow.ts';

proves(accountsRead, [
  { on: answered({ data: [] }), outcome: { kind: 'stay' } },
  ...noAnswerClaims(),
  { on: refused(500, 'No list'), outcome: showsPopup('No list') },
]);

const closes = (then: Outcome<unknown>): Outcome<unknown> => ({
  ...shows<unknown>('list', then),
  patch: { confirmingBankAccount: false },
});
const accountId = { accountId: 'acc_19' };
const warns = (message: string) => closes(showsPopup(message, { tone: 'warning' }));

proves(accountConfirmed('acc_19'), [
  { on: answered({}), outcome: closes({ ...asksNextStep, patch: accountId }) },
  {
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate', accountId: 'acc_20' }),
    outcome: closes(goes('/emandate', { patch: { accountId: 'acc_20' } })),
  },
  {
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate' }),
    outcome: closes(goes('/emandate', { patch: accountId })),
  },
  {
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate', accountId: '' }),
    outcome: closes(goes('/emandate', { patch: accountId })),
  },
  ...noAnswerClaims().map((claim): Claim<never, never> => ({ ...claim, outcome: closes(claim.outcome) })),
  { on: refused(400, 'Not verified', { status: 'Not Verified' }), outcome: warns('Not verified') },
  { on: refused(400, 'Closed', { status: 'Closed', route: '/emandate' }), outcome: warns('Closed') },
  {
    on: refused(428, 'Too early'),
    outcome: closes(showsPopup('Too early', { tone: 'warning', ...offersNextStep })),
  },
  { on: refused(500, 'Down', { status: 'Not Verified', route: '/emandate' }), outcome: warns('Down') },
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
    expect(did.slice(1)).toEqual([{ ...asksNextStep, patch: accountId }]);
    expect(views).toEqual(['list']);
    expect(after).toMatchObject({ accountId: 'acc_19', confirmingBankAccount: false });
  });

  test('without a mandate is confirmed without a mandate id', () => {
    const { did } = play(confirmAccount({ accountID: 'acc_19' }), { facts, replies: [] });
    expect(did).toEqual([{ call: confirmBankAccount, body: { leadID: 48213, accountID: 'acc_19' } }]);
  });
});
