import type { Outcome } from '#engine/outcome.ts';
import { show, withSessionPatch } from '#engine/outcome.ts';
import { accountConfirmed, accountsRead } from '#screens/bank/bank-list/flow.ts';
import { answered, asksNextStep, goes, noAnswerClaims, proves, refused, tells } from '#tests/engine/claims.ts';

proves(accountsRead, [
  { row: '200: the accounts', on: answered({ data: [] }), outcome: { kind: 'stay' } },
  ...noAnswerClaims(),
  { row: 'non-200: error popup with the message', on: refused(500, 'No list'), outcome: tells('No list') },
]);

const accountId = { patch: { accountId: 'acc_19' } };
const unverified = "400 'Not Verified': stores the account id, data.route";
/** The sheet closes first, and nothing is being confirmed any more. */
const closes = (outcome: Outcome): Outcome => withSessionPatch({ confirmingBankAccount: false }, show('list', outcome));
const warns = (message: string) => closes(tells(message, { tone: 'warning' }));

proves(accountConfirmed('acc_19'), [
  {
    row: '200: next step with the account id',
    on: answered({}),
    outcome: closes({ ...asksNextStep, ...accountId }),
  },
  {
    row: unverified,
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate', accountId: 'acc_20' }),
    outcome: closes(goes('/emandate', { search: {}, patch: { accountId: 'acc_20' } })),
  },
  {
    row: unverified,
    on: refused(400, 'Not verified', { status: 'Not Verified', route: '/emandate' }),
    outcome: closes(goes('/emandate', { search: {}, ...accountId })),
  },
  ...noAnswerClaims().map((claim) => ({ ...claim, outcome: closes(claim.outcome) })),
  { row: 'anything else: warning', on: refused(500, 'Down'), outcome: warns('Down') },
]);
