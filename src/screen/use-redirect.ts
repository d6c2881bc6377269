import { go } from '#engine/outcome.ts';
import type { Screen } from '#engine/screen.ts';
import { useArrivalOutcome } from './use-arrival-outcome.ts';

/** Goes where the record of a screen leads by itself. */
export function useRedirect({ redirect: { to, afterMs } }: Required<Pick<Screen, 'redirect'>>): void {
  useArrivalOutcome(() => go(to, { afterMs }), undefined);
}
