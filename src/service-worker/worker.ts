import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** Put here by the build: the pages, and every script and style sheet. */
declare const __PRECACHE__: PrecacheEntry[];
/** Put here by the build: matches the addresses of screens whose page is app.html. */
declare const __PAGES__: string;

/** Without an answer after this time, the page of the last visit is shown. */
const pageAfterMs = 3_000;
const activate = 'activate';

const appPages = new RegExp(__PAGES__);

/** The file with the page of an address; none of a call, a file, or a page of others on this origin. */
function pageFor({ mode, method, url }: Request): string | undefined {
  if (mode !== 'navigate' || method !== 'GET') return undefined;
  const { pathname } = new URL(url);
  if (pathname === '/') return '/index.html';
  return appPages.test(pathname) ? '/app.html' : undefined;
}

/** A new worker takes over when a page of its build has come, and no other tab shows the old one, whose files it deletes. */
async function letNewWorkerTakeOver(): Promise<void> {
  const { waiting } = self.registration;
  const tabs = await self.clients.matchAll({ type: 'window' });
  if (waiting && tabs.length < 2) waiting.postMessage(activate);
}

/** From the network where that answers in time, so that the page is as new as the lender; else as it was stored. */
async function openPage(file: string, request: Request, preloaded: Promise<Response | undefined>): Promise<Response> {
  const sent = preloaded.then((response) => response ?? fetch(request));
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, pageAfterMs));
  const inTime = await Promise.race([sent, late]).catch(() => undefined);
  if (inTime && inTime.status < 500) {
    await letNewWorkerTakeOver();
    return inTime;
  }
  return (await matchPrecache(file)) ?? sent;
}

// Before the listener of Workbox, which answers with the stored scripts and style sheets. A page is never stored anew:
// its address may contain a token.
self.addEventListener('fetch', (event) => {
  const file = pageFor(event.request);
  if (file) event.respondWith(openPage(file, event.request, event.preloadResponse));
});
precacheAndRoute(__PRECACHE__, { directoryIndex: '', cleanURLs: false });

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});
self.addEventListener('message', ({ data }) => {
  if (data === activate) void self.skipWaiting();
});
