import { fetchWhenIdle } from './fetch-ahead.ts';
import { scriptAddress } from './script-address.ts';
import type { Settings } from './settings.ts';

/**
 * Lets the browser fetch the service worker, and with it the scripts of all screens, for a visit without a network. Does
 * nothing where the settings or the browser have none; while developing there is no such file.
 */
export function registerServiceWorker({ serviceWorker }: Settings): void {
  if (!import.meta.env.PROD || serviceWorker === 'off' || !('serviceWorker' in navigator)) return;
  fetchWhenIdle(async () => {
    if (await navigator.serviceWorker.getRegistration()) return;
    await navigator.serviceWorker.register(scriptAddress('service-worker', '/sw.js'));
  });
}
