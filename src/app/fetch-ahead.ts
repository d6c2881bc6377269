import { whenIdle } from './after-paint.ts';
import type { Journey } from './journey.ts';

/** On a connection that asks to save data each screen fetches its own code. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** What cannot be fetched now is fetched, or told, when it is needed. */
function fetchQuietly(fetchAll: () => Promise<void>): void {
  if (savesData()) return;
  void whenIdle()
    .then(fetchAll)
    .catch(() => undefined);
}

/** Fetches what the first tap needs, and then every step, while the borrower reads and types. */
export function fetchAhead(fetchJourney: () => Promise<Journey>): void {
  fetchQuietly(async () => {
    await import('#api/client.ts');
    await import('./run-outcome.ts');
    await import('#screens/login/enter-otp/enter-otp.tsx');
    await fetchJourney();
    await import('./in-journey.tsx');
    await import('./step-route.tsx');
    await import('./message-host.tsx');
  });
}

/** Fetches the parts that are no step, one after the other, once somebody is logged in. */
export function fetchParts(fetchJourney: () => Promise<Journey>): void {
  fetchQuietly(async () => (await fetchJourney()).fetchScreens());
}
