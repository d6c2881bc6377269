/** How the payment page left the Rs 1. 'created' is where it begins: nothing has happened there yet. */
export const pennyStatuses = ['created', 'completed', 'rejected', 'invalid', 'incomplete'] as const;
export type PennyStatus = (typeof pennyStatuses)[number];

/** How the Rs 1 stands. */
export interface Penny {
  /** Forward: we send it. Reverse: the borrower pays it on a page. */
  readonly flow: 'forward' | 'reverse';
  /** What becomes of it without the page: it arrives, or ends as a persona shows; 'created' never ends. */
  readonly fate: 'arrives' | Exclude<PennyStatus, 'completed'>;
  readonly page: PennyStatus;
  /** Since it was asked for the first time. */
  readonly ageMs: number;
}

/** How long a bank takes to tell that the Rs 1 has arrived: less than the app waits between two questions (§9). */
export const pennyTakesMs = 5_000;

/**
 * §4 "Penny drop": how it stands now. Asking changes nothing, so that the same question at the same time, sent twice,
 * has the same answer.
 */
export function pennyStatus({ flow, fate, page, ageMs }: Penny): PennyStatus {
  if (page !== 'created') return page;
  if (fate !== 'arrives') return fate;
  return flow === 'forward' && ageMs >= pennyTakesMs ? 'completed' : 'created';
}

/** §4: the endings that are told with 400, and in which words. */
export const pennyRefusals: Readonly<Partial<Record<PennyStatus, string>>> = {
  rejected: 'Your bank did not accept the Rs 1.',
  invalid: 'Your bank does not know this account.',
  incomplete: 'The Rs 1 has not arrived.',
};

/** Where the payment page may lead from where it stands: a Rs 1 that was paid stays paid, whatever is pressed later. */
export function pressedOn(page: PennyStatus, pressed: PennyStatus): PennyStatus {
  return page === 'completed' ? page : pressed;
}
