import type { AnswerOf } from '#contract/call.ts';
import type { customerLoans, Loan, signedDocument } from '#contract/loans.ts';
import type { Decision, Heard } from '../decision.ts';
import { decision } from '../decision.ts';
import type { LogWords } from '../events.ts';
import { opening, show, stay } from '../outcome.ts';
import { sharedRows } from './shared.ts';

/** §8 "Loans": held in state, not visible; the screen says it in words of its own. */
export const loansFailed = 'Failed to load loans data';

/** §7 "Loans": the loans of a customer. */
export const loansRead = decision<AnswerOf<typeof customerLoans>>({
  title: 'My Loans',
  section: '§7 Loans, §8 Loans',
  rows: [
    ['no success: only logged', ({ body }) => body?.success === false, () => stay(loansFailed)],
    ['200: the loans', ({ code }) => code === 200, () => show('loans')],
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

const signUrl = ({ body }: Heard<Signed>) => (body?.success === false ? undefined : body?.data?.signUrl);

/** §4 "Download NOC", and the sanction letter likewise: the signed link opens in a new tab. */
export function documentSigned(type: LoanDocument): Decision<Signed> {
  return decision<Signed>({
    title: 'Loan document',
    section: '§4 Download NOC',
    rows: [
      [
        'signUrl: opens it in a new tab',
        (heard) => Boolean(signUrl(heard)),
        (heard) => opening(signUrl(heard), stay()),
      ],
      ['200 without a link: only logged', ({ code }) => code === 200, () => stay(missing[type])],
      ...sharedRows,
    ],
  });
}
