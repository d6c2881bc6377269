import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Route } from '#contract/routes.ts';
import { openRoutes, routes } from '#contract/routes.ts';
import { MobileEntry } from '#screens/login/mobile-entry.tsx';
import { browserStorage } from '#session/storage-keys.ts';
import { ErrorScreen } from './error-screen.tsx';
import { parseQuery, queryString } from './query.ts';
import { screen, screens } from './screens.ts';

/** decisions.md §3: a token opens every route; without one all but the open routes lead to /logout. */
function guard(route: Route): void {
  const token = browserStorage.get('token');
  if (route === '/' && token) throw redirect({ to: '/home' });
  if (!token && !openRoutes.includes(route)) throw redirect({ to: '/logout' });
}

const step = screen(() => import('./step-route.tsx'), 'StepRoute');

/** The router over all routes of §2. `Root` draws what stands around every screen. */
export function createAppRouter(Root: () => ReactNode) {
  const root = createRootRoute({
    component: Root,
    errorComponent: ErrorScreen,
    notFoundComponent: screen(() => import('#screens/support/page-not-found.tsx'), 'PageNotFound'),
  });
  const entry = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => guard('/'),
    component: MobileEntry,
  });
  // What the entry does without: the query client, the schemas, the forms. They arrive while the borrower types.
  const journey = createRoute({
    getParentRoute: () => root,
    id: 'journey',
    component: screen(() => import('./in-journey.tsx'), 'InJourney'),
  });
  const others = routes
    .filter((route) => route !== '/')
    .map((path) =>
      createRoute({
        getParentRoute: () => journey,
        path,
        beforeLoad: () => guard(path),
        component: path in screens ? screens[path as keyof typeof screens] : step,
      }),
    );
  return createRouter({
    routeTree: root.addChildren([entry, journey.addChildren(others)]),
    defaultErrorComponent: ErrorScreen,
    parseSearch: parseQuery,
    stringifySearch: queryString,
  });
}
