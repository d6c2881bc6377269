import { go } from '#engine/outcome.ts';
import type { Screen } from '#engine/screen.ts';
import { clearLogin } from '#session/logout.ts';
import { useSession } from '#session/session-context.ts';
import { useArrivalOutcome } from './use-arrival-outcome.ts';

/** Goes where the record of a screen leads by itself. */
export function useRedirect({ to, afterMs, endsLogin }: NonNullable<Screen['redirect']>): void {
  const session = useSession();
  useArrivalOutcome(() => {
    if (endsLogin) clearLogin(session);
    return go(to, { afterMs });
  }, undefined);
}
