import { offline } from '#api/send.ts';
import type { Runner } from '#screen/run-context.ts';
import { loadChunk } from './load-chunk.ts';
import type { AppServices } from './run-outcome.ts';

const fetchCode = () => import('./run-outcome.ts');

/**
 * The runner, whose code is fetched after the first screen is drawn: a tap waits for it and is not lost. Where it cannot
 * be fetched, the page says so, and the next tap fetches it again.
 */
export function createLazyRunner(services: AppServices, fetch: typeof fetchCode = fetchCode): Runner {
  let runner: Promise<Runner> | undefined;
  const fetchRunner = () => loadChunk('runner', () => fetch().then((code) => code.createRunner(services)));

  return async function run(outcome, host, trace) {
    runner ??= fetchRunner();
    const fetched = await runner.catch(() => undefined);
    if (fetched) return fetched(outcome, host, trace);
    runner = undefined;
    if (host.isMounted()) services.messages.note(offline.message);
    return 'stayed';
  };
}
