import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
} from '@tanstack/react-router';
import { createAppServices } from '#app/app-services.ts';
import { InJourney } from '#app/in-journey.tsx';
import { createJourney, type Journey } from '#app/journey.ts';
// Loaded before any test or story, so that the code of the messages is never late.
import '#app/message-host.tsx';
import { Root, routerOptions } from '#app/router.tsx';
import { createRunner, type RunnerServices } from '#app/run-outcome.ts';
import type { Settings } from '#app/settings.ts';
import type { RouteState } from '#engine/outcome.ts';
import { allRoutes } from '#schemas/index.ts';

interface AppStageOptions {
  readonly settings: Settings;
  /** The address of the screen, with its query. */
  readonly at: string;
  readonly routeState?: RouteState | undefined;
  /** The routes beside those of the app. */
  readonly addedRoutes?: readonly string[];
  readonly notFound?: () => React.ReactNode;
  /** Replaces services of the app, such as the network and links to other sites. */
  replace?(app: ReturnType<typeof createAppServices>): Partial<RunnerServices>;
  /** Draws a route. */
  draw(path: string, journey: Journey): { readonly component: RouteComponent; loader?(): unknown };
}

/** The app around one screen, for tests and stories. Its history is in memory; `replace` replaces all other services. */
export function createAppStage({ settings, at, routeState = {}, addedRoutes = [], ...options }: AppStageOptions) {
  const app = createAppServices(
    settings,
    () => router,
    async () => undefined,
  );
  // A test moves the clock, so the real time since a tap does not count; nor does the network of the machine.
  const services = { ...app, sinceTapMs: () => 0, isReachable: () => true, ...options.replace?.(app), settings };
  services.runner = createRunner(services);
  const journey = createJourney(services);
  const root = createRootRoute({
    component: () => <Root services={services} />,
    notFoundComponent: options.notFound ?? (() => null),
  });
  const inJourney = createRoute({
    getParentRoute: () => root,
    id: 'journey',
    component: () => (
      <InJourney journey={journey}>
        <Outlet />
      </InJourney>
    ),
  });
  const routes = [...new Set([...addedRoutes, ...allRoutes])].map((path) =>
    createRoute({ getParentRoute: () => inJourney, path, ...options.draw(path, journey) }),
  );
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  history.push(at, routeState);
  const router = createRouter({
    ...routerOptions,
    routeTree: root.addChildren([inJourney.addChildren(routes)]),
    history,
  });
  return { router, services };
}
