/** The state of a Rs 1 payment on the payment page. A payment starts as 'created'. */
export type PennyStatus = 'created' | 'completed' | 'rejected' | 'invalid' | 'incomplete';

export interface Penny {
  /** Forward: the lender sends it. Reverse: the borrower pays it on a page. */
  readonly flow: 'forward' | 'reverse';
  /** How it ends without the page; 'created' never ends. */
  readonly outcome: 'arrives' | Exclude<PennyStatus, 'completed'>;
  readonly page: PennyStatus;
  readonly ageMs: number;
}

/** The time until the Rs 1 arrives: less than the app waits between two polls (§9). */
export const pennyTakesMs = 5_000;

/** §4 "Penny drop": the status now. Reading it changes nothing, so repeated requests get the same answer. */
export function pennyStatus({ flow, outcome, page, ageMs }: Penny): PennyStatus {
  if (page !== 'created') return page;
  if (outcome !== 'arrives') return outcome;
  return flow === 'forward' && ageMs >= pennyTakesMs ? 'completed' : 'created';
}

/** §4: the statuses that are answered with 400, and their messages. */
export const pennyRefusals: Readonly<Partial<Record<PennyStatus, string>>> = {
  rejected: 'Your bank did not accept the Rs 1.',
  invalid: 'Your bank does not know this account.',
  incomplete: 'The Rs 1 has not arrived.',
};
