/**
 * Fetches the code of the next screens while the borrower reads and types, so that a step never waits for it.
 * Not on a connection that asks to save data: there each screen fetches its own.
 */
export function fetchAhead(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const fetchAll = async () => {
    await import('#api/client.ts');
    await import('#screens/login/enter-otp.tsx');
    await import('./in-journey.tsx');
    await import('./step-route.tsx');
    await import('./message-host.tsx');
  };
  // What cannot be fetched now is fetched, or told, when it is needed.
  const quietly = () => fetchAll().catch(() => undefined);
  if ('requestIdleCallback' in globalThis) requestIdleCallback(quietly, { timeout: 3_000 });
  else setTimeout(quietly, 1_000);
}
