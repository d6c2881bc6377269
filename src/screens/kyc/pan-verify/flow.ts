import { panConfirmation } from '#contract/kyc.ts';
import { panConfirmed } from '#engine/decisions/pan.ts';
import { call, goAtOnce, type Outcome } from '#engine/outcome.ts';

/** §4 "PAN": Yes. */
export function confirmPan(panNumber: string): Outcome {
  return call(panConfirmation, () => ({ body: { panNumber } }), panConfirmed);
}

/** §4 "PAN": No. */
export const anotherPan = goAtOnce('/enter-your-pan');
