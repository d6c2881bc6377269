import { fetchWhenIdle } from './fetch-ahead.ts';
import { scriptPolicy } from './script-address.ts';
import type { Settings } from './settings.ts';

/**
 * Returns how to let the service worker store the app for a visit without a network: the first screen, and for whoever is
 * logged in the scripts of all screens. Does nothing where the settings or the browser have none; while developing there is
 * no such file.
 */
export function createOfflineCopy({ serviceWorker }: Settings): (isLoggedIn: boolean) => void {
  if (!import.meta.env.PROD || serviceWorker === 'off' || !('serviceWorker' in navigator)) return () => {};
  const workers = navigator.serviceWorker;
  let registered: Promise<unknown> | undefined;
  let storesAll = false;
  // Once for a page, which allows its policy once.
  const register = async () =>
    (await workers.getRegistration()) ??
    (await workers.register(scriptPolicy('service-worker', '/sw.js').createScriptURL('0')));

  return (isLoggedIn) => {
    if (registered && (storesAll || !isLoggedIn)) return;
    storesAll ||= isLoggedIn;
    fetchWhenIdle(async () => {
      registered ??= register();
      await registered;
      if (isLoggedIn) (await workers.ready).active?.postMessage('store all');
    });
  };
}
