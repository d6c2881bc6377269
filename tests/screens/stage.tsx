import { QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createSend } from '#api/client.ts';
import { allowedUrl } from '#app/allowed-url.ts';
import { createCheckout } from '#app/checkout.ts';
import type { Journey, JourneyRoute } from '#app/journey.ts';
import { createJourney } from '#app/journey.ts';
import { MessageHost } from '#app/message-host.tsx';
import { createMessages } from '#app/messages.ts';
import { parseQuery, queryString } from '#app/query.ts';
import { createRunner } from '#app/run-outcome.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts, SessionPatch } from '#contract/session.ts';
import type { Report } from '#engine/events.ts';
import type { RouteState } from '#engine/outcome.ts';
import { allRoutes, isRoute } from '#schemas/index.ts';
import type { JourneyEntry } from '#screen/journey-context.ts';
import { JourneyProvider } from '#screen/journey-context.ts';
import { ServicesProvider } from '#screen/services.ts';
import type { StorageKey } from '#session/storage-keys.ts';
import { openTab } from '#tests/session/open-tab.ts';
import { UiProvider } from '#ui/ui-state.tsx';
import type { FakeServer } from './fake-server.ts';
import { createFakeServer } from './fake-server.ts';

/** Taken before any test moves the clock. */
const realTimeout = globalThis.setTimeout;

export const settings = {
  supportEmail: 'help@kadam.example',
  supportPhone: '+911800123456',
  repaymentUrl: 'https://pay.example/repay',
  taxPortalUrl: 'https://tax.example/help',
  autoLoginUrl: 'https://start.example/dashboard_new',
  checkoutScriptUrl: '/sandbox/checkout.js',
  platformTag: 'web',
  wordingVariant: '',
};

/** A journey whose percents are round: 20, 40, 60, 80. */
const shortEntries: readonly JourneyEntry[] = [
  { route: '/enter-name', part: 'identity', task: 'Personal Information', percent: 20 },
  { route: '/enter-aadhar', part: 'identity', task: 'Verify your Aadhaar', percent: 40 },
  { route: '/loan-purpose', task: 'What is the loan for?', percent: 60 },
  { route: '/selfie-verification', part: 'bank', task: 'Take a selfie', percent: 80 },
  { route: '/finbox', part: 'details', task: 'Connect your bank statement' },
  { route: '/emandate', part: 'bank', task: 'Set up your e-mandate' },
];

const shortJourney = { entries: shortEntries, countedFacts: (facts: Facts) => facts };

interface Staging {
  readonly screen: () => ReactNode;
  /** The screen's address, with its query where it has one. One that is no route of ours shows the screen too. */
  readonly at: string;
  /** The route of a step of the tests, which is one besides those of the app. */
  readonly added?: Route;
  readonly routeState?: RouteState;
  /** Local storage before the screen stands. A token is there unless it is taken away: `token: ''`. */
  readonly stored?: Partial<Record<StorageKey, string>>;
  readonly facts?: SessionPatch;
  readonly server?: FakeServer;
}

/**
 * Puts one screen up over the real runner, client, session and messages, in a router that knows every route: any other
 * route shows its own address as a heading. The seams are the network (`server`), the clock (`pass`) and other pages (`left`).
 */
export async function stage({
  screen,
  at,
  added,
  routeState = {},
  stored = {},
  facts,
  server = createFakeServer(),
}: Staging) {
  // React and the router keep their own time; a screen's waits are moved on by `pass`.
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const kept = Object.entries({ token: 'a-token', ...stored }) as [StorageKey, string][];
  for (const [key, value] of kept) if (value) localStorage.setItem(key, value);

  const services = createTestServices(server, () => router, added);
  if (facts) services.session.patch(facts);
  const router = createTestRouter({ screen, at, routeState }, services.journey, () => (
    <Around services={services}>
      <Outlet />
    </Around>
  ));
  const drawn = await render(<RouterProvider router={router} />);

  return {
    ...drawn,
    server,
    session: services.session,
    /** Addresses of other pages that the borrower was sent to. */
    left: services.left,
    /** Addresses that were opened in a new tab. */
    opened: services.opened,
    reports: services.reports,
    /** The address of the current screen, and its route state. */
    path: () => (router.state.resolvedLocation ?? router.state.location).pathname,
    routeState: (): RouteState => router.state.location.state,
    /** Opens another screen; its name is shown instead of it. */
    goTo: (to: Route) => services.navigate({ to }),
    /** The phone's Back. */
    goBack: () => router.history.back(),
    /** Moves the clock. */
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

function createTestServices(server: FakeServer, router: () => AnyRouter, added: Route | undefined) {
  const left: string[] = [];
  const opened: string[] = [];
  const reports: Report[] = [];
  const services = {
    left,
    opened,
    reports,
    messages: createMessages(),
    session: openTab(),
    now: () => Date.now(),
    settings,
    handledReplies: new WeakSet(),
    origin: location.origin,
    openCheckout: createCheckout(settings.checkoutScriptUrl),
    send: createSend({ baseUrl: '/api/', token: () => localStorage.getItem('token'), fetch: server.fetch }),
    fetchCode: <Code,>(fetch: () => Promise<Code>) => fetch(),
    async navigate({ to, search = {}, routeState = {} }: { to: string; search?: object; routeState?: RouteState }) {
      const from = router().state.location.pathname;
      await router().navigate({ to, search, state: routeState });
      return router().state.location.pathname !== from;
    },
    isRoute: (path: unknown): path is Route => path === added || isRoute(path),
    visit: () => router().state.location.state.__TSR_key ?? '',
    /** Besides our own origin, any host of `.example` may be followed. */
    allowed(url: string) {
      const { host } = new URL(url, location.origin);
      return allowedUrl(url, location.origin, host.endsWith('.example') ? [host] : []);
    },
    redirect: (url: string) => void left.push(url),
    /** The browser blocks a new tab where the address says so. */
    openTab: (url: string) => opened.push(url) > 0 && !url.endsWith('blocked'),
    report: (more: readonly Report[]) => void reports.push(...more),
    log: () => undefined,
  };
  return { ...services, runner: createRunner(services), journey: createJourney(services) };
}

function createTestRouter({ screen, at, routeState }: Staging, journey: Journey, around: () => ReactNode) {
  const [path] = at.split('?');
  const root = createRootRoute({ component: around, notFoundComponent: screen });
  const known = allRoutes.map((route) => {
    const place = { getParentRoute: () => root, path: route };
    // As in the app, the route starts the reads of its screen.
    const startReads = () => journey.startReads(route as JourneyRoute);
    if (route === path)
      return createRoute({ ...place, component: screen, ...(route !== '/' && { loader: startReads }) });
    // As in the app, the next screen takes a moment to come: the address has changed by then, the old screen still stands.
    const loader = () => new Promise((resolve) => realTimeout(resolve, 20));
    return createRoute({ ...place, loader, component: () => <h1>{route}</h1> });
  });
  const history = createMemoryHistory({ initialEntries: ['/select-loan'] });
  history.push(at, routeState);
  const routeTree = root.addChildren(known);
  return createRouter({ routeTree, history, parseSearch: parseQuery, stringifySearch: queryString });
}

function Around({ services, children }: { services: ReturnType<typeof createTestServices>; children: ReactNode }) {
  return (
    <UiProvider>
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.journey.queries}>
          <JourneyProvider value={shortJourney}>{children}</JourneyProvider>
        </QueryClientProvider>
        <MessageHost messages={services.messages} />
      </ServicesProvider>
    </UiProvider>
  );
}
