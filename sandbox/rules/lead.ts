/** New, or a borrower who comes back (§3 Lead). */
export type LeadType = 'New Case' | 'Repeat Case';

/** The statuses of §4 that this sandbox gives. */
export type LeadStatus =
  | 'Active'
  | 'Rejected'
  | 'Approved Process'
  | 'Approved'
  | 'Disbursed'
  | 'Part Payment'
  | 'Closed'
  | 'Settlement';

/** What the sandbox thinks of an application: not judged yet, to be judged by a bank statement, or judged. */
export type Judgement = 'open' | 'statement' | 'approved' | 'rejected';
export type RejectReason = 'age' | 'income' | 'bureau' | 'statement';
