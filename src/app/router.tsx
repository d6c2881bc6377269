import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  useRouterState,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import type { AppServices } from './app-services.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Frame, type FrameProps } from './frame.tsx';
import type { Journey } from './journey.ts';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';
import { parseQuery, queryString } from './query.ts';

export function Root({ services }: Pick<FrameProps, 'services'>) {
  const here = useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location });
  return (
    <Frame services={services} here={here}>
      <Outlet />
    </Frame>
  );
}

export function lazyComponent(name: string, load: () => Promise<ComponentType<object> | undefined>) {
  return lazyRouteComponent(async () => ({ default: await loadChunk(name, load) }));
}

export const routerOptions = {
  defaultErrorComponent: ErrorScreen,
  // Not 0: if the clock of the phone is put back, a route would read nothing until that time has come again.
  defaultStaleTime: Number.NEGATIVE_INFINITY,
  parseSearch: parseQuery,
  stringifySearch: queryString,
};

/** The router over all routes of §2 and the steps that the schemas add. */
export function createAppRouter(services: AppServices) {
  const { session, isRoute, fetchJourney, slowCalls } = services;
  /** Fetches the code of a screen. The borrower, who sees the previous one meanwhile, may stop waiting for it. */
  async function load(pathname: string, journey: Journey): Promise<void> {
    const fetched = () => loadChunk(pathname, () => journey.load(pathname)).then(() => true);
    const isLoaded = await slowCalls.run(fetched, false);
    if (!isLoaded) throw new ChunkLoadError(pathname, 'timeout');
  }
  const root = createRootRoute({
    component: () => <Root services={services} />,
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
  const screen = createRoute({
    getParentRoute: () => root,
    path: '$screen',
    async beforeLoad({ location: { pathname } }) {
      const journey = await fetchJourney();
      if (!isRoute(pathname)) throw notFound();
      journey.guard(pathname);
    },
    async loader({ location: { pathname } }) {
      const journey = await fetchJourney();
      journey.startReads(pathname);
      if (!journey.isStep(pathname)) await load(pathname, journey);
      // The screen is drawn in a task of its own, after that of the server's answer, so that neither delays a tap for long.
      await new Promise((resolve) => setTimeout(resolve));
    },
    component: lazyComponent('journey', async () => {
      const [journey, { JourneyScreen }] = await Promise.all([fetchJourney(), import('./in-journey.tsx')]);
      return () => <JourneyScreen journey={journey} />;
    }),
  });
  return createRouter({ ...routerOptions, routeTree: root.addChildren([entry, screen]) });
}
