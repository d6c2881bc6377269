import { type customerLoans, type Loan, type LoanDocument, signedDocument } from '#contract/loans.ts';
import { type DecisionOf, decision, type InputOf, type ReplyRowOf } from '#engine/decision.ts';
import { dashboardRead } from '#engine/decisions/dashboard.ts';
import { eachOutcome, onSuccess, sharedRows } from '#engine/decisions/shared.ts';
import type { LogWords } from '#engine/events.ts';
import { call, type Outcome, show, stay, withNewTab } from '#engine/outcome.ts';
import { readWith } from '#engine/read.ts';
import { loanReads } from './reads.ts';

/** §7 "Loans": the loans of a customer. §8: a failure is only logged; the screen has its own text. */
export const loansRead = decision<typeof customerLoans>({
  title: 'My Loans',
  section: '§7 Loans, §8 Loans',
  rows: [
    {
      label: 'no success: only logged',
      when: ({ body }) => body?.success === false,
      then: () => stay('Failed to load loans data'),
    },
    onSuccess('200: the loans', () => stay()),
    ...sharedRows,
  ],
});

/** The loans are read by customer id. A login by link gives none; `customer_details` of the dashboard may have it. */
export const readCustomer = readWith(loanReads.customer, dashboardRead);
export const readLoans = readWith(loanReads.loans, loansRead);

type Statuses = Pick<Loan, 'status' | 'loanStatus'>;

/** The status a loan is shown and filtered by. */
export function statusOf({ status, loanStatus }: Statuses): string {
  return status || loanStatus || '';
}

/** §2 "/my-loan": every loan has a sanction letter; only one with a closed status has a NOC. */
export function hasNoc({ status, loanStatus }: Statuses): boolean {
  return status === 'Closed' || loanStatus === 'Closed';
}

/** §8 "Console-only". */
const missing: Readonly<Record<LoanDocument, LogWords>> = {
  Sanction: 'Unable to load Sanction Letter. Please try again later.',
  Noc: 'NOC document is not available yet. Please contact support.',
};

const failed: LogWords = 'An error occurred. Please try again later.';

const signUrl = ({ body }: InputOf<typeof signedDocument>) =>
  body?.success === false ? undefined : body?.data?.signUrl;

/** The buttons, or the document that is being fetched. */
export type DocumentView = 'ready' | LoanDocument;

/** §4 "Download NOC", and the sanction letter likewise: the signed link opens in a new tab. */
export function documentSigned(type: LoanDocument): DecisionOf<typeof signedDocument, DocumentView> {
  const rows: readonly ReplyRowOf<typeof signedDocument>[] = [
    {
      label: 'the document: in a new tab',
      when: (input) => Boolean(signUrl(input)),
      then: (input) => withNewTab(signUrl(input), stay()),
    },
    onSuccess('200 without a link: only logged', () => stay(missing[type])),
    // An outcome that the shared handler logs keeps its own log text.
    ...eachOutcome(sharedRows, (outcome): Outcome => ({ log: failed, ...outcome })),
  ];
  const ready = (outcome: Outcome<DocumentView>) => show('ready', outcome);
  return { title: 'Loan document', section: '§4 Download NOC', rows: eachOutcome(rows, ready) };
}

/** A loan without a lead has no document that can be requested. */
export type LoanWithLead = Loan & { readonly leadID: number };

export function fetchDocument(loan: LoanWithLead, type: LoanDocument): Outcome<DocumentView> {
  const { leadID } = loan;
  const signed = call(
    signedDocument,
    ({ facts }) => ({ query: { leadID, customerID: loan.customerID || facts.customerID, isSendMail: false, type } }),
    documentSigned(type),
  );
  return show<DocumentView>(type, signed);
}
