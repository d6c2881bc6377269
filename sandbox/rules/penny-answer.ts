/** The state of a Rs 1 payment on the payment page. A payment starts as 'created'. */
export type PennyStatus = 'created' | 'completed' | 'rejected' | 'invalid' | 'incomplete';

/** The time until the Rs 1 arrives: less than the app waits between two polls (§9). */
const pennyTakesMs = 5_000;

/**
 * §4 "Penny drop": the status now. Reading it changes nothing, so repeated requests get the same answer.
 *
 * @param onPage What the borrower chose on the payment page.
 * @param outcome The status in which the payment of a persona ends.
 * @param ageMs The age of a payment that the lender sends.
 */
export function pennyStatus(onPage: PennyStatus, outcome?: PennyStatus, ageMs = 0): PennyStatus {
  if (onPage !== 'created') return onPage;
  return outcome ?? (ageMs >= pennyTakesMs ? 'completed' : 'created');
}

/** §4: the statuses that are answered with 400, and their messages. */
export const pennyRefusals: Readonly<Partial<Record<PennyStatus, string>>> = {
  rejected: 'Your bank did not accept the Rs 1.',
  invalid: 'Your bank does not know this account.',
  incomplete: 'The Rs 1 has not arrived.',
};
