import type { Journey } from './journey.ts';

/** Resolves after the next paint, when the page is idle. */
export async function whenIdle(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });
}

/** Fetches code ahead, except where the browser asks to save data. Code that fails here is fetched again when needed. */
function fetchWhenIdle(fetchAll: () => Promise<void>): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  void whenIdle()
    .then(fetchAll)
    .catch(() => undefined);
}

/** Fetches the code for the first tap, then that of every step, while the borrower reads and types. */
export function fetchAhead(fetchRouter: () => Promise<unknown>, fetchJourney: () => Promise<Journey>): void {
  fetchWhenIdle(async () => {
    await import('#api/client.ts');
    await import('./run-outcome.ts');
    await fetchRouter();
    await import('#screens/login/enter-otp/enter-otp.tsx');
    await (await fetchJourney()).loadStep();
    await import('./in-journey.tsx');
    await import('./message-host.tsx');
  });
}

/** Fetches the screens that are not steps, one after the other. */
export function fetchScreensAhead(fetchJourney: () => Promise<Journey>): void {
  fetchWhenIdle(async () => (await fetchJourney()).fetchScreens());
}
