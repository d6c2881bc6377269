import { fetchWhenIdle } from './fetch-ahead.ts';
import { scriptAddress } from './script-address.ts';
import type { Settings } from './settings.ts';

/**
 * Returns how to let the browser fetch the service worker, and with it the scripts of all screens, for a visit without a
 * network. It does nothing where the settings or the browser have none; while developing there is no such file.
 */
export function createServiceWorkerRegistration({ serviceWorker }: Settings): () => void {
  if (!import.meta.env.PROD || serviceWorker === 'off' || !('serviceWorker' in navigator)) return () => undefined;
  const address = scriptAddress('service-worker', '/sw.js');
  return () => fetchWhenIdle(async () => void (await navigator.serviceWorker.register(address)));
}
