import { bankAccountSaved } from '#engine/decisions/bank-account.ts';
import { answered, asksNextStep, goes, proves, sharedClaims } from '#tests/engine/claims.ts';

const saved = '200: the back screen if given, else next step';
const accountId = { patch: { accountId: 'acc_19' } };

proves(bankAccountSaved({}), [
  { row: saved, on: answered({ data: { accountId: 'acc_19' } }), outcome: { ...asksNextStep, ...accountId } },
  {
    row: saved,
    by: bankAccountSaved({ back: '/bank-list' }),
    on: answered({ data: { accountId: 'acc_19' } }),
    outcome: goes('/bank-list', accountId),
  },
  ...sharedClaims(),
]);
