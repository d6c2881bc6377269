import type { Page } from '@playwright/test';
import { anew } from '#engine/decisions/named-route.ts';
import { addressOf, listen } from '#sandbox/serve.ts';
import { buildWorker } from '../../scripts/build/service-worker.ts';
import { routeAfter } from '../route-after.ts';
import { test as base, expect } from './fixtures.ts';

// The service worker decides what a second visit shows without a network, and after a new build.

interface Host {
  readonly address: string;
  /** What the host sends instead of the build's file, by path; with 'nothing' it never answers, with 'error' it sends a 502. */
  readonly files: Map<string, string | 'nothing' | 'error'>;
  readonly textOf: (path: string) => Promise<string>;
  /** The HTTP date of its responses; by default the true time. */
  date?: string;
}

const host = '127.0.0.1';
const typeOf = (path: string) => (path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8');

const test = base.extend<{ site: Host }>({
  /** Serves the product's files at another address, without a lender. */
  site: async ({ baseURL }, use) => {
    const files: Host['files'] = new Map();
    const site: Host = { address: '', files, textOf: async (path) => (await fetch(`${baseURL}${path}`)).text() };
    const server = await listen(host, 0, async ({ url, method }) => {
      const { pathname, search } = new URL(url);
      const isPage = !/\.\w+$/.test(pathname);
      const file = files.get(isPage ? '/app.html' : pathname);
      if (method !== 'GET' || file === 'error') return new Response('', { status: 502 });
      if (file === 'nothing') return new Promise<never>(() => undefined);
      if (file !== undefined)
        return new Response(file, { headers: { 'content-type': typeOf(isPage ? '' : pathname) } });
      const { status, headers, body } = await fetch(`${baseURL}${pathname}${search}`);
      // The fetched body is no longer compressed.
      const sent = [...headers].filter(([name]) => !/^(content-(encoding|length)|date)$/.test(name));
      return new Response(body, { status, headers: [...sent, ['date', site.date ?? new Date().toUTCString()]] });
    });
    await use(Object.assign(site, { address: addressOf(server, host) }));
    server.closeAllConnections();
    server.close();
  },
});

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has stored the first screen. */
const workerReady = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** The paths in the Cache Storage. */
const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** Waits until the worker has stored every script and style sheet that it lists. */
async function allStored(page: Page): Promise<void> {
  const worker = await page.evaluate(async () => (await fetch('/sw.js')).text());
  const listed = worker.match(/\/static\/(js\/)?[\w-]+\.(js|css)/g) ?? [];
  await expect.poll(() => storedPaths(page)).toEqual(expect.arrayContaining(listed));
}

test('a second visit without a network opens the first screen, whose files are the only ones stored for a visitor', async ({
  borrower,
  context,
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/');
  await workerReady(page);
  const first = await (await page.request.get('/')).text();
  const named = new Set(first.match(/\/static\/(js\/)?[\w-]+\.(js|css)/g));
  const stored = await storedPaths(page);
  expect(stored.sort()).toEqual(['/app.html', '/index.html', ...named].sort());
  // After a deploy, the server has none of its scripts.
  const scripts = requested.filter((path) => path.startsWith('/static/js/'));
  expect(stored).toEqual(expect.arrayContaining(scripts));

  const meera = borrower();
  await context.setOffline(true);
  const opened = await page.goto('/');
  // The page that shows the first screen before its code has run.
  expect(await opened?.text()).toContain('Get OTP');
  await expect(page.getByText('You are offline. Your answers are kept.')).toBeVisible();
  await page.getByLabel('Mobile number').fill(meera.mobile);
  await meera.next('Get OTP');
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
});

test('a second visit without a network shows the open step, and keeps what is typed until the network is back', async ({
  openRoute,
  context,
  page,
}) => {
  const meera = await openRoute('/enter-name');
  await workerReady(page);
  await allStored(page);
  const stored = await storedPaths(page);
  expect(stored.filter((path) => !/^\/(static\/(js\/)?[\w-]+\.(js|css)|(app|index)\.html)$/.test(path))).toEqual([]);

  await context.setOffline(true);
  // In another spelling of the address too, and after a reload, which asks the network first.
  await page.goto('/Enter-Name');
  await page.reload();
  await expect(page.getByText('You are offline. Your answers are kept.')).toBeVisible();
  await page.locator('[name="name"]').fill('Meera Joshi');
  await page.locator('[name="email"]').fill('meera@example.com');
  await meera.next();
  await expect(page.getByText('We could not reach the server.')).toBeVisible();
  await context.setOffline(false);
  await meera.next();
  await meera.at(routeAfter('/enter-name'));
  expect(await storedPaths(page)).toEqual(stored);
});

/** Checks for a new worker, as the browser does by itself some time after a page has loaded. */
const findNewWorker = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** The state of the waiting worker, if there is one, and of the active one. */
const workerStates = (page: Page) =>
  page.evaluate(async () => {
    const { waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return { ...(waiting && { waiting: waiting.state }), active: active?.state };
  });

/** Ends the workers, after which one that need not wait takes over: under a debugger, as here, it waits for longer. */
async function endWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.detach();
}

/** Visits the site as a logged-in borrower, until its worker has stored everything. Returns a function that opens it again. */
async function visit(page: Page, { address }: Host): Promise<() => Promise<void>> {
  const open = async () => {
    await page.goto(`${address}/contact-us`);
    await expect(page.getByRole('link', { name: /Call us/ })).toBeVisible();
  };
  await page.goto(`${address}/mark.svg`);
  await page.evaluate(() => localStorage.setItem('token', 'a-token'));
  await open();
  await workerReady(page);
  await allStored(page);
  return open;
}

for (const [hours, opens, isStored] of [
  [23, 'the stored page without waiting for the network', true],
  [25, 'a newer page, and the stored one where that does not come', false],
] as const) {
  test(`a second visit ${hours} hours after the first opens ${opens}`, async ({ page, site }) => {
    const { files, textOf } = site;
    const newer = page.locator('html[data-build="second"]');
    site.date = new Date(Date.now() - hours * 3_600_000).toUTCString();
    const open = await visit(page, site);
    files.set('/app.html', (await textOf('/app.html')).replace('<html ', '<html data-build="second" '));
    await open();
    await expect(newer).toHaveCount(isStored ? 0 : 1);
    await page.reload();
    await expect(newer).toHaveCount(1);
    for (const failure of ['error', 'nothing'] as const) {
      files.set('/app.html', failure);
      await open();
      await expect(newer).toHaveCount(0);
    }
  });
}

test('a page that was stored as a script, as some hosts send it for a missing file, is fetched again', async ({
  page,
  site,
}) => {
  const open = await visit(page, site);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      const scripts = (await store.keys()).filter(({ url }) => url.includes('/static/js/'));
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      for (const script of scripts) await store.put(script, new Response('<!doctype html>', { headers }));
    }
  });
  await open();
});

test('after a next step that this build does not have, the page comes from the network at once', async ({
  page,
  site,
}) => {
  const { files, textOf } = site;
  await visit(page, site);
  files.set('/app.html', (await textOf('/app.html')).replace('<html ', '<html data-build="second" '));
  await page.goto(`${site.address}${anew}`);
  await expect(page.locator('html[data-build="second"]')).toHaveCount(1);
});

for (const failure of ['cannot be opened, as on a full disk', 'never open'] as const) {
  test(`a browser whose stores ${failure}, opens the app from the network`, async ({ context, page, site }) => {
    const open = await visit(page, site);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await worker.evaluate((how) => {
      // Each file waits for its store: ten times as fast here.
      const wait = setTimeout;
      Object.assign(globalThis, { setTimeout: (act: () => void, ms: number) => wait(act, ms / 10) });
      CacheStorage.prototype.open = () =>
        new Promise((_resolve, reject) => {
          if (how !== 'never open') reject(new DOMException('Unexpected internal error.', 'UnknownError'));
        });
    }, failure);
    await open();
  });
}

test('a page of another app, and one to which the payment provider posts its result, come from the server', async ({
  page,
  site,
}) => {
  await visit(page, site);
  expect((await page.goto(`${site.address}/sandbox`))?.fromServiceWorker()).toBe(false);
  await page.goBack();
  const received = page.waitForResponse('**/emandate-status');
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/emandate-status' });
    document.body.append(form);
    form.submit();
  });
  expect((await received).fromServiceWorker()).toBe(false);
});

test('a new build replaces the old one, and stays where the server fails', async ({ page, site }) => {
  const { files, textOf } = site;
  const build = page.locator('html[data-build="second"]');
  const open = await visit(page, site);
  const app = await textOf('/app.html');
  const worker = await textOf('/sw.js');
  files.set('/app.html', app.replace('<html ', '<html data-build="second" '));
  const [screen = ''] = /\/static\/js\/kyc-[\w-]+\.js/.exec(worker) ?? [];
  files.set('/static/js/kyc-second.js', '');
  files.set(
    '/sw.js',
    worker.replace(/(\/app\.html`?,revision:`)[^`]+/, '$1second').replace(screen, '/static/js/kyc-second.js'),
  );
  await findNewWorker(page);
  await expect.poll(() => workerStates(page)).toEqual({ waiting: 'installed', active: 'activated' });
  // It stores every screen before it takes over, since the next visit may be without a network.
  expect(await storedPaths(page)).toContain('/static/js/kyc-second.js');
  await open();
  await expect(build).toHaveCount(1);
  await endWorkers(page);
  // Were the worker replaced now, Chromium would fail the requests of this page.
  expect(await workerStates(page)).toEqual({ waiting: 'installed', active: 'activated' });
  // The new one takes over once no page is open, and deletes the files of the old build.
  await expect
    .poll(async () => {
      await page.goto('about:blank');
      await page.goto(`${site.address}/mark.svg`);
      return workerStates(page);
    })
    .toEqual({ active: 'activated' });
  const pages = (await storedPaths(page)).filter((path) => path === '/app.html');
  expect(pages).toEqual(['/app.html']);

  files.set('/app.html', 'error');
  await open();
  await expect(build).toHaveCount(1);

  files.set('/sw.js', (await buildWorker('removal')).code);
  // The browser checks for a new worker some time after a page has loaded, or with the next page. The page here registers no
  // worker, as the pages of a build with the removal worker.
  await expect
    .poll(async () => {
      await page.goto(`${site.address}/mark.svg`);
      return storedPaths(page);
    })
    .toEqual([]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
