import { fetchWhenIdle } from './fetch-ahead.ts';
import type { Settings } from './settings.ts';

declare global {
  interface Window {
    /** Not in every browser that we support. */
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(url: string): object };
    };
  }
}

const url = '/sw.js';

/** docs/decisions/0006: where the policy requires Trusted Types, the address of a script comes from a named policy. */
const address = () =>
  window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL(url) ?? url;

/**
 * Lets the browser fetch the service worker, and with it the scripts of all screens, for a visit without a network. Does
 * nothing where the settings or the browser have none; while developing there is no such file.
 */
export function registerServiceWorker({ serviceWorker }: Settings): void {
  if (!import.meta.env.PROD || serviceWorker === 'off' || !('serviceWorker' in navigator)) return;
  // TypeScript's types of the browser do not know Trusted Types yet.
  fetchWhenIdle(async () => void (await navigator.serviceWorker.register(address() as string)));
}
