/** How the Rs 1 stands: for the reverse flow, as the payment page left it. */
export interface Penny {
  readonly flow: 'forward' | 'reverse';
  /** What happens to it: it arrives, the bank refuses it, or it never arrives. */
  readonly fate: 'arrives' | 'rejected' | 'incomplete';
  /** Reverse only: what the borrower did on the payment page. */
  readonly paid: 'open' | 'paid' | 'declined';
  /** How often it was asked for, this time included. */
  readonly asked: number;
}

export type PennyStatus = 'created' | 'completed' | 'rejected' | 'incomplete';

/** §4 "Penny drop": a forward Rs 1 has arrived when asked a second time; a reverse one once it was paid. */
export function pennyStatus({ flow, fate, paid, asked }: Penny): PennyStatus {
  if (fate !== 'arrives') return fate;
  if (flow === 'forward') return asked > 1 ? 'completed' : 'created';
  return ({ open: 'created', paid: 'completed', declined: 'incomplete' } as const)[paid];
}
