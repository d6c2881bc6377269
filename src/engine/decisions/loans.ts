import type { AnswerOf } from '#contract/call.ts';
import type { customerLoans, Loan, signedDocument } from '#contract/loans.ts';
import type { Decision, DecisionInput } from '../decision.ts';
import { decision } from '../decision.ts';
import type { LogWords } from '../events.ts';
import { show, stay, withNewTab } from '../outcome.ts';
import { sharedRows } from './shared.ts';

/** §8 "Loans": held in state, not visible; the screen says it in words of its own. */
export const loansFailed = 'Failed to load loans data';

/** §7 "Loans": the loans of a customer. */
export const loansRead = decision<AnswerOf<typeof customerLoans>>({
  title: 'My Loans',
  section: '§7 Loans, §8 Loans',
  rows: [
    { label: 'no success: only logged', when: ({ body }) => body?.success === false, then: () => stay(loansFailed) },
    { label: '200: the loans', when: ({ code }) => code === 200, then: () => show('loans') },
    ...sharedRows,
  ],
});

/** §7: the documents of a loan. */
export type LoanDocument = 'Sanction' | 'Noc';

type Statuses = Pick<Loan, 'status' | 'loanStatus'>;

/** The status a loan is shown and filtered by. */
export function statusOf({ status, loanStatus }: Statuses): string {
  return status || loanStatus || '';
}

/** §2 "/my-loan": the sanction letter of every loan; the NOC of one that either status calls closed. */
export function documentsOf({ status, loanStatus }: Statuses): readonly LoanDocument[] {
  const isClosed = [status, loanStatus].some((text) => text?.trim().toLowerCase() === 'closed');
  return isClosed ? ['Sanction', 'Noc'] : ['Sanction'];
}

/** §8 "Console-only". */
const missing: Readonly<Record<LoanDocument, LogWords>> = {
  Sanction: 'Unable to load Sanction Letter. Please try again later.',
  Noc: 'NOC document is not available yet. Please contact support.',
};

type Signed = AnswerOf<typeof signedDocument>;

const signUrl = ({ body }: DecisionInput<Signed>) => (body?.success === false ? undefined : body?.data?.signUrl);

/** §4 "Download NOC", and the sanction letter likewise: the signed link opens in a new tab. */
export function documentSigned(type: LoanDocument): Decision<Signed> {
  return decision<Signed>({
    title: 'Loan document',
    section: '§4 Download NOC',
    rows: [
      {
        label: 'signUrl: opens it in a new tab',
        when: (input) => Boolean(signUrl(input)),
        then: (input) => withNewTab(signUrl(input), stay()),
      },
      { label: '200 without a link: only logged', when: ({ code }) => code === 200, then: () => stay(missing[type]) },
      ...sharedRows,
    ],
  });
}
