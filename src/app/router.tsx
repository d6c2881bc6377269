import {
  createRootRoute,
  createRoute,
  createRouter,
  notFound,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routes, type SpecifiedRoute } from '#contract/routes.ts';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import type { BrowserStorage } from '#session/browser-storage.ts';
import { ErrorScreen } from './error-screen.tsx';
import type { Journey } from './journey.ts';
import { lazyComponent } from './lazy-component.ts';
import { loadChunk } from './load-chunk.ts';
import { parseQuery, queryString } from './query.ts';

/** Ends the task that read the server's answer: drawn in a task of its own, a screen does not hold up a tap for long. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

const isBehindEntry = (route: SpecifiedRoute): route is Exclude<SpecifiedRoute, '/'> => route !== '/';

/**
 * The router over all routes of §2 and the steps that the schemas add. `fetchJourney` loads what every screen but the
 * mobile entry needs: the query client, the schemas, the forms. `history` is that of the browser by default.
 */
export function createAppRouter(
  Root: () => ReactNode,
  storage: BrowserStorage,
  fetchJourney: () => Promise<Journey>,
  history?: RouterHistory,
) {
  const root = createRootRoute({
    component: Root,
    errorComponent: ErrorScreen,
    notFoundComponent: lazyComponent('page-not-found', () =>
      import('#screens/support/page-not-found/page-not-found.tsx').then((code) => code.PageNotFound),
    ),
  });
  const entry = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad() {
      if (storage.get('token')) throw redirect({ to: '/home' });
    },
    component: MobileEntry,
  });
  const inJourney = createRoute({
    getParentRoute: () => root,
    id: 'journey',
    component: lazyComponent('journey', async () => {
      const [journey, { InJourney }] = await Promise.all([fetchJourney(), import('./in-journey.tsx')]);
      return () => <InJourney journey={journey} />;
    }),
  });
  const screen = lazyComponent('screen', async () => {
    const [{ loaded }, { JourneyScreen }] = await Promise.all([fetchJourney(), import('./in-journey.tsx')]);
    return () => <JourneyScreen loaded={loaded} />;
  });
  const others = routes.filter(isBehindEntry).map((path) =>
    createRoute({
      getParentRoute: () => inJourney,
      path,
      async beforeLoad({ location: { pathname, search } }) {
        // The router takes /HOME and /home/ for /home.
        if (pathname !== path) throw redirect({ to: path, search, replace: true });
        (await fetchJourney()).guard(path);
      },
      async loader() {
        const journey = await fetchJourney();
        journey.startReads(path);
        if (!journey.isStep(path)) await loadChunk(path, () => journey.load(path));
        await nextTask();
      },
      component: screen,
    }),
  );
  const addedStep = createRoute({
    getParentRoute: () => inJourney,
    path: '$step',
    async beforeLoad({ location: { pathname } }) {
      const journey = await fetchJourney();
      if (!journey.isStep(pathname)) throw notFound();
      journey.guard(pathname);
    },
    component: screen,
  });
  return createRouter({
    routeTree: root.addChildren([entry, inJourney.addChildren([...others, addedStep])]),
    defaultErrorComponent: ErrorScreen,
    parseSearch: parseQuery,
    stringifySearch: queryString,
    ...(history && { history }),
  });
}
