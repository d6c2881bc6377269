import type { bankAccounts, confirmBankAccount, saveBankDetails } from '#contract/bank.ts';
import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Decision } from '../decision.ts';
import { decision } from '../decision.ts';
import { go, nextStep, popup, show, withSessionPatch } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { messageOrDefault, noAnswerRows, sharedRows } from './shared.ts';

type Saved = AnswerOf<typeof saveBankDetails>;

/** §4 "Bank details": YES. `back` is the back screen that the page before gave, if it gave one. */
export function bankAccountSaved({ back }: { readonly back?: Route | undefined }): Decision<Saved, unknown, never> {
  return decision<Saved, unknown, never>({
    title: 'Bank details',
    section: '§4 Bank details',
    rows: [
      {
        label: '200: the back screen if given, else next step',
        when: ({ code }) => code === 200,
        then: ({ body }) => withSessionPatch({ accountId: body?.data.accountId ?? '' }, back ? go(back) : nextStep),
      },
      ...sharedRows,
    ],
  });
}

/** §8 "Bank list load failure (non-200)". */
export const bankAccountsRead = decision<AnswerOf<typeof bankAccounts>>({
  title: 'Bank list',
  section: '§4 Bank list, §8',
  rows: [
    { label: '200: the accounts', when: ({ code }) => code === 200, then: () => show('accounts') },
    ...noAnswerRows,
    {
      label: 'non-200: error popup with the message',
      when: () => true,
      then: ({ message }) => popup(messageOrDefault(message)),
    },
  ],
});

type Confirmed = AnswerOf<typeof confirmBankAccount>;
type Unconfirmed = RefusalOf<typeof confirmBankAccount>;

/** §4 "Bank list": Continue with the chosen account. */
export function bankAccountConfirmed(accountId: Facts['accountId']): Decision<Confirmed, Unconfirmed> {
  return decision<Confirmed, Unconfirmed>({
    title: 'Bank confirm',
    section: '§4 Bank list',
    rows: [
      {
        label: '200: next step with the account id',
        when: ({ code }) => code === 200,
        then: () => withSessionPatch({ accountId }, nextStep),
      },
      {
        label: "400 'Not Verified': stores the account id, data.route",
        when: ({ code, refusal }) => code === 400 && refusal?.status === 'Not Verified' && Boolean(refusal.route),
        then: ({ refusal }) =>
          withSessionPatch({ accountId: refusal?.accountId ?? accountId }, goNamed(refusal?.route ?? '')),
      },
      ...noAnswerRows,
      {
        label: 'anything else: warning',
        when: () => true,
        then: ({ message }) => popup(messageOrDefault(message), { tone: 'warning' }),
      },
    ],
  });
}
