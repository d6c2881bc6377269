import {
  type AsyncRouteComponent,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  type RouterHistory,
  redirect,
  useRouterState,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { routes } from '#contract/routes.ts';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Frame, type FrameProps } from './frame.tsx';
import type { Journey } from './journey.ts';
import { loadChunk } from './load-chunk.ts';
import { parseQuery, queryString } from './query.ts';

/** The frame around the screen that the router draws. */
export function Root({ services }: Pick<FrameProps, 'services'>) {
  const here = useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
  return (
    <Frame services={services} here={here}>
      <Outlet />
    </Frame>
  );
}

/** A route component whose code is loaded when its route is opened. */
export function lazyComponent(
  name: string,
  load: () => Promise<ComponentType<object> | undefined>,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => ({ default: await loadChunk(name, load) }));
}

const behindEntry = routes.filter((route) => route !== '/');

type RouterServices = FrameProps['services'] & {
  /** Loads what every screen but the mobile entry needs: the query client, the schemas, the forms. */
  fetchJourney(): Promise<Journey>;
};

/** The router over all routes of §2 and the steps that the schemas add. */
export function createAppRouter(services: RouterServices, history: RouterHistory) {
  const { session, fetchJourney } = services;
  const root = createRootRoute({
    component: () => <Root services={services} />,
    errorComponent: ErrorScreen,
    notFoundComponent: lazyComponent('page-not-found', () =>
      import('#screens/support/page-not-found/page-not-found.tsx').then((code) => code.PageNotFound),
    ),
  });
  const entry = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad() {
      if (session.storage.get('token')) throw redirect({ to: '/home' });
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
  const others = behindEntry.map((path) =>
    createRoute({
      getParentRoute: () => inJourney,
      path,
      beforeLoad: async () => (await fetchJourney()).guard(path),
      async loader() {
        const journey = await fetchJourney();
        journey.startReads(path);
        if (!journey.isStep(path)) await loadChunk(path, () => journey.load(path));
        // Drawn in another task than that which read the server's answer, a screen does not hold up a tap for long.
        await new Promise((resolve) => setTimeout(resolve));
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
    history,
  });
}
