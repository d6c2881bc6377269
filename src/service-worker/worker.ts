import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** Put here by the build: the pages, and every script and style sheet. */
declare const __PRECACHE__: PrecacheEntry[];
/** Put here by the build: matches the addresses of screens whose page is app.html. */
declare const __PAGES__: string;

/** So long after it was stored, a page opens without the network. */
const freshForMs = 86_400_000;
/** Without an answer after this time, the stored page opens, however old it is. */
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

/** By when the server sent it; without that, a stored page is not fresh. */
const isFresh = ({ headers }: Response) => Date.now() - Date.parse(headers.get('date') ?? '') < freshForMs;

/** Reload asks for what the server has now. */
const isReload = ({ cache }: Request) => cache === 'no-cache' || cache === 'reload';

/**
 * As it was stored. Where that is old, a newer build is there, or the borrower reloads: from the network, if that answers in
 * time.
 */
async function openPage(file: string, request: Request): Promise<Response> {
  const stored = await matchPrecache(file);
  if (stored && isFresh(stored) && !isReload(request) && !self.registration.waiting) return stored;
  const sent = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, pageAfterMs));
  const inTime = await Promise.race([sent, late]).catch(() => undefined);
  if (inTime && inTime.status < 500) {
    await letNewWorkerTakeOver();
    return inTime;
  }
  return stored ?? sent;
}

// Before the listener of Workbox, which answers with the stored scripts and style sheets. A page is never stored anew:
// its address may contain a token.
self.addEventListener('fetch', (event) => {
  const file = pageFor(event.request);
  if (file) event.respondWith(openPage(file, event.request));
});
precacheAndRoute(__PRECACHE__, { directoryIndex: '', cleanURLs: false });

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', ({ data }) => {
  if (data === activate) void self.skipWaiting();
});
