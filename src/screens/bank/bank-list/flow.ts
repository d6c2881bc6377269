import { type bankAccounts, confirmBankAccount } from '#contract/bank.ts';
import type { AnswerOf } from '#contract/call.ts';
import { type DecisionOf, decision, type ReplyRowOf } from '#engine/decision.ts';
import { goNamed } from '#engine/decisions/named-route.ts';
import { eachOutcome, onSuccess, otherAnswers, showPopup } from '#engine/decisions/shared.ts';
import { leadCall, nextStep, type Outcome, show, stay, withSessionPatch } from '#engine/outcome.ts';
import { readWith } from '#engine/read.ts';
import { bankList } from './screen.ts';

/** §3 "Bank account list item". */
export type Account = AnswerOf<typeof bankAccounts>['data'][number];

/** The list, or the sheet that confirms a Verified account. */
export type BankListView = 'list' | 'sheet';

export const accountsRead = decision<typeof bankAccounts>({
  title: 'Bank list',
  section: '§4 Bank list, §8',
  rows: [
    onSuccess('200: the accounts', () => stay()),
    ...otherAnswers('non-200: error popup with the message', showPopup),
  ],
});

export const readAccounts = readWith(bankList.reads.accounts, accountsRead);

/** §4 "Bank list": Continue. A Verified account opens the confirm sheet, any other is confirmed directly. */
export function accountChosen(account: Account): Outcome<BankListView> {
  return account.status === 'Verified' ? show('sheet') : confirmAccount(account);
}

/** §4 "Bank list": confirms the account. The session records it while the call is running (§3). */
export function confirmAccount({ accountID, mandateId }: Account): Outcome<BankListView> {
  const confirmed = leadCall(
    confirmBankAccount,
    (leadID) => ({ body: { leadID, ...(mandateId && { mandateId }), accountID } }),
    accountConfirmed(accountID),
  );
  return withSessionPatch({ confirmingBankAccount: true }, confirmed);
}

type Confirm = typeof confirmBankAccount;

/** The result of the confirmation. The sheet closes where the borrower stays. */
export function accountConfirmed(accountId: Account['accountID']): DecisionOf<Confirm, BankListView> {
  const rows: readonly ReplyRowOf<Confirm, BankListView>[] = [
    onSuccess('200: next step with the account id', () => withSessionPatch({ accountId }, nextStep)),
    {
      label: "400 'Not Verified': stores the account id, data.route",
      when: ({ code, refusal }) => code === 400 && refusal?.status === 'Not Verified' && Boolean(refusal.route),
      then: ({ refusal, isRoute }) =>
        withSessionPatch({ accountId: refusal?.accountId || accountId }, goNamed(refusal?.route ?? '', { isRoute })),
    },
    ...otherAnswers('anything else: warning', (input) => ({ ...showPopup(input), tone: 'warning' })),
  ];
  const closed = (outcome: Outcome<BankListView>) =>
    withSessionPatch({ confirmingBankAccount: false }, show('list', outcome));
  return { title: 'Bank confirm', section: '§4 Bank list', rows: eachOutcome(rows, closed) };
}
