declare const self: ServiceWorkerGlobalScope;

/** The worker of a build with VITE_SERVICE_WORKER=off: deletes what an earlier worker stored, and unregisters. */
async function remove(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.endsWith(self.registration.scope));
  await Promise.all(ours.map((name) => caches.delete(name)));
  await self.registration.unregister();
}

// At once, unlike the worker of a build (docs/decisions/0012): whoever reloads a broken page would keep it open for ever.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
