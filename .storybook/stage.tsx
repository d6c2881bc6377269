import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { createAppServices } from '#app/app-services.ts';
import { ErrorScreen } from '#app/error-screen.tsx';
import { InJourney } from '#app/in-journey.tsx';
import { createJourney } from '#app/journey.ts';
import { lazyComponent } from '#app/load-chunk.ts';
import { parseQuery, queryString } from '#app/query.ts';
import { Root } from '#app/root.tsx';
import { createRunner } from '#app/run-outcome.ts';
import { parseSettings } from '#app/settings.ts';
import { Speech } from '#app/speech.tsx';
import { exampleFacts } from '#authoring/check-answers.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { Outcome, RouteState } from '#engine/outcome.ts';
import type { Step } from '#engine/step.ts';
import { allRoutes, stepByRoute } from '#schemas/index.ts';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { PageNotFound } from '#screens/support/page-not-found/page-not-found.tsx';
import type { StorageKey } from '#session/storage-keys.ts';
import { storageKeys } from '#session/storage-keys.ts';
import { StepScreen } from '#steps/step-screen.tsx';

/** Who comes to a screen, how, and what they are told there. */
export interface Arrival {
  /** The address, with its query where it has one. */
  readonly at: string;
  readonly routeState?: RouteState;
  /** What is known of the borrower; `loggedIn: false` shows the screen to somebody who is not. */
  readonly facts?: SessionPatch;
  readonly stored?: Partial<Record<StorageKey, string>>;
  /** What the app tells over the screen, as a decision would. */
  readonly tells?: Outcome;
  /** The dialog before an inactive borrower is logged out. */
  readonly warns?: true;
  /** The wording variant of the settings. */
  readonly variant?: string;
  /** The browser opens no new tab. */
  readonly blocksTabs?: true;
}

const settings = {
  ...parseSettings({ VITE_REDIRECT_HOSTS: 'documents.example,locker.example,pay.example,statements.example' }),
  // Loads, and brings no checkout: a story that shows one puts it there itself.
  checkoutScriptUrl: 'data:text/javascript,',
};

/** The services of the app, without the pages of others and without reports. */
function createStageServices({ blocksTabs, variant }: Arrival, ...[router]: [Parameters<typeof createAppServices>[1]]) {
  const real = createAppServices(settings, router);
  const services = {
    ...real,
    settings: { ...settings, wordingVariant: variant ?? '' },
    redirect: (url: string) => real.messages.showPageMessage(`In the app, ${url} opens here.`),
    openTab: () => !blocksTabs,
    report: () => undefined,
    log: () => undefined,
  };
  return { ...services, runner: createRunner(services) };
}

function patch({ session }: ReturnType<typeof createStageServices>, { facts, stored }: Arrival): void {
  for (const key of storageKeys) session.storage.remove(key);
  if (facts?.loggedIn !== false) session.storage.set('token', 'a-token');
  for (const [key, value] of Object.entries(stored ?? {})) session.storage.set(key as StorageKey, value);
  session.clear();
  session.patch({ ...exampleFacts, loggedIn: true, customerID: '70012', ...facts });
}

function createStageRouter(
  { at, routeState = {} }: Arrival,
  services: ReturnType<typeof createStageServices>,
  root: () => ReturnType<typeof Root>,
  given?: Step,
) {
  const known = createJourney(services);
  const around = createRootRoute({ component: root, notFoundComponent: PageNotFound });
  const journey = createRoute({
    getParentRoute: () => around,
    id: 'journey',
    component: () => <InJourney journey={known} />,
  });
  const places = [...new Set([...(given ? [given.route] : []), ...allRoutes])].map((path) => {
    const step = path === given?.route ? given : stepByRoute(path);
    if (path === '/') return createRoute({ getParentRoute: () => journey, path, component: MobileEntry });
    const component = step ? () => <StepScreen key={path} step={step} /> : lazyComponent(path, () => known.load(path));
    return createRoute({ getParentRoute: () => journey, path, component, loader: () => known.startReads(path) });
  });
  const history = createMemoryHistory({ initialEntries: ['/home'] });
  history.push(at, routeState);
  return createRouter({
    routeTree: around.addChildren([journey.addChildren(places)]),
    history,
    defaultErrorComponent: ErrorScreen,
    parseSearch: parseQuery,
    stringifySearch: queryString,
  });
}

/** The app around one screen: all of it is the app's own but the address bar and the pages of others. */
function createStage(arrival: Arrival, step?: Step) {
  const services = createStageServices(arrival, () => router);
  patch(services, arrival);
  void services.language.recall();
  const router = createStageRouter(
    arrival,
    services,
    () => (
      <Speech language={services.language}>
        <Root services={services} />
      </Speech>
    ),
    step,
  );
  if (arrival.tells) void services.runner(arrival.tells, { isMounted: () => true });
  if (arrival.warns) services.messages.warn({ leftMs: 60_000, stay: () => services.messages.warn(undefined) });
  return { router, session: services.session };
}

/** One screen, as the app shows it to a borrower who arrives there; one step, to one who has answered nothing yet. */
export function Stage({ step, ...arrival }: Partial<Arrival> & ({ step: Step } | { at: string; step?: never })) {
  const [{ router, session }] = useState(() => createStage({ at: step?.route ?? '/', ...arrival }, step));
  // Logged out, so that nothing which was read in this story stands in the next.
  useEffect(() => session.clear, [session]);
  return <RouterProvider router={router} />;
}
