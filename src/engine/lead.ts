import type { Facts, Remembered } from '#contract/session.ts';

/** §4 "Lead statuses": the closed and rejected kinds, all except Approved Process and the active ones. */
const ended: readonly unknown[] = [
  'Closed',
  'Bank Update Rejected',
  'Rejected',
  'Not Required',
  'Not Interested',
  'Rejected Process',
  'Not Required Process',
  'Not Eligible',
  'Settlement',
];

/** §4: an application of one of these kinds is over. */
export function hasEnded(status: unknown): boolean {
  return ended.includes(status);
}

/** §2 "/home": a loan that is being repaid gets the repayment card, every other status the get-cash card. */
export function isBeingRepaid(status: unknown): boolean {
  return status === 'Disbursed' || status === 'Part Payment';
}

const isAnotherLead = (leadID: number | null | undefined, facts: Facts) =>
  Boolean(leadID && facts.leadID && leadID !== facts.leadID);

/** §4: an approval is news once for a lead, wherever it is read first (decisions.md §3). */
export function isNews(leadID: number | null | undefined, facts: Facts): boolean {
  return !facts.isLoanApproved || isAnotherLead(leadID, facts);
}

/** §7 "Disbursed": the same of the money, for the affiliate pixel. */
export function isNewlyDisbursed(status: unknown, leadID: number | null | undefined, facts: Facts): boolean {
  return status === 'Disbursed' && (!facts.isLoanDisbursed || isAnotherLead(leadID, facts));
}

/** What an answer that names a lead sets; another lead than before is another application, with no approval and no money yet. */
export function leadLearned(leadID: number | null | undefined, facts: Facts): Remembered {
  return {
    ...(leadID && { leadID }),
    ...(isAnotherLead(leadID, facts) && { isLoanApproved: false, isLoanDisbursed: false }),
  };
}
