import { fetchWhenIdle } from './fetch-ahead.ts';
import { trustedAddress } from './script-address.ts';
import type { Settings } from './settings.ts';

/**
 * Returns how to let the service worker store the app for a visit without a network: the first screen, and after a login
 * the scripts of all screens. Does nothing where the settings or the browser have no service worker, or in development,
 * where its file does not exist.
 */
export function createOfflineCopy({ serviceWorker }: Settings): (isLoggedIn: boolean) => void {
  if (!import.meta.env.PROD || serviceWorker === 'off' || !('serviceWorker' in navigator)) return () => {};
  const workers = navigator.serviceWorker;
  let registered: Promise<unknown> | undefined;
  let storesAll = false;

  return (isLoggedIn) => {
    if (registered && (storesAll || !isLoggedIn)) return;
    storesAll ||= isLoggedIn;
    fetchWhenIdle(async () => {
      // Once per page, which allows the policy of the script only once.
      registered ??= workers.register(trustedAddress('service-worker', '/sw.js'));
      await registered;
      if (isLoggedIn) (await workers.ready).active?.postMessage('store all');
    });
  };
}
