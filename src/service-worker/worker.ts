import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: the pages and what the page of `/` names, and every other script and style sheet. */
declare const __PRECACHE__: Readonly<Record<'first' | 'others', PrecacheEntry[]>>;
/** Inserted by the build: matches the addresses of screens whose page is app.html, in small letters or capitals. */
declare const __PAGES__: string;

/** A stored page opens without the network for this time after the server sent it. */
const freshForMs = 86_400_000;
/** Without an answer after this time, the stored page opens, however old it is; what is not read by then is fetched. */
const waitMs = 3_000;

const appPages = new RegExp(__PAGES__, 'i');
const precache = __PRECACHE__;

const first = new PrecacheController();
first.addToCacheList(precache.first);
const all = new PrecacheController();
all.addToCacheList([...precache.first, ...precache.others]);
/** An empty cache of this name exists once a borrower has logged in: this build and later ones then store every screen. */
const loggedIn = `logged-in-${self.registration.scope}`;

/** Stores what is missing, and creates the cache by which later builds do the same. */
async function storeAll(): Promise<void> {
  await caches.open(loggedIn);
  const store = await caches.open(all.strategy.cacheName);
  for (const { url } of precache.others) if (!(await store.match(url))) await store.add(url);
}

const late = () => new Promise<undefined>((resolve) => setTimeout(resolve, waitMs));

/** The stored response; undefined where the browser does not open its caches, as on a full disk: the network may be there. */
const matchStored = (request: string | Request) =>
  Promise.race([all.matchPrecache(request), late()]).catch(() => undefined);

/** The file with the page for a request; undefined for a call, a file, or a page of another app on this origin. */
function pageFor({ mode, method, url }: Request): string | undefined {
  if (mode !== 'navigate' || method !== 'GET') return undefined;
  const { pathname } = new URL(url);
  if (pathname === '/') return '/index.html';
  return appPages.test(pathname) ? '/app.html' : undefined;
}

/** By the server's `date` header; without it, a stored page is not fresh. */
const isFresh = ({ headers }: Response) => Date.now() - Date.parse(headers.get('date') ?? '') < freshForMs;

/** A reload asks for what the server has now, and so does the app after a next step that it does not have. */
const isReload = ({ cache, url }: Request) => cache === 'no-cache' || cache === 'reload' || url.endsWith('?anew');

/**
 * Opens the stored page. Where it is old, a newer build is waiting, or the borrower reloads, the page comes from the
 * network instead, if that answers in time.
 */
async function openPage(file: string, request: Request): Promise<Response> {
  const stored = await matchStored(file);
  if (stored && isFresh(stored) && !isReload(request) && !self.registration.waiting) return stored;
  const sent = fetch(request);
  const inTime = await Promise.race([sent, late()]).catch(() => undefined);
  return inTime && inTime.status < 500 ? inTime : (stored ?? sent);
}

/** Some hosts send a page for a file that is not there yet: stored as a script, it would keep the app from opening. */
const isPage = ({ headers }: Response) => headers.get('content-type')?.includes('html');

async function openFile(request: Request): Promise<Response> {
  const stored = await matchStored(request);
  return stored && !isPage(stored) ? stored : fetch(request);
}

// A fetched page is never stored: its address may contain a token.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const file = pageFor(request);
  if (file) event.respondWith(openPage(file, request));
  else if (all.getCacheKeyForURL(request.url)) event.respondWith(openFile(request));
});
self.addEventListener('install', (event) => {
  event.waitUntil(caches.has(loggedIn).then((isLoggedIn) => (isLoggedIn ? all : first).install(event)));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([all.activate(event), self.clients.claim()]));
});
self.addEventListener('message', (event) => {
  if (event.data === 'store all') event.waitUntil(storeAll());
});
