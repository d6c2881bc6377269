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
import { useSyncExternalStore } from 'react';
import { onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createSend } from '#api/client.ts';
import { SendProvider } from '#api/send.ts';
import { allowedUrl } from '#app/allowed-url.ts';
import { createCheckout } from '#app/checkout.ts';
import type { Journey, JourneyRoute } from '#app/journey.ts';
import { createJourney } from '#app/journey.ts';
import { MessageHost } from '#app/message-host.tsx';
import { createMessages } from '#app/messages.ts';
import { parseQuery, queryString } from '#app/query.ts';
import { createRunner } from '#app/run-outcome.ts';
import type { Route } from '#contract/routes.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { Report } from '#engine/events.ts';
import type { RouteState } from '#engine/outcome.ts';
import { allRoutes, isRoute } from '#schemas/index.ts';
import type { Place } from '#screen/journey-context.ts';
import { JourneyProvider } from '#screen/journey-context.ts';
import { PageMessageProvider } from '#screen/page-message.ts';
import { RunProvider } from '#screen/run-context.ts';
import { SettingsProvider } from '#screen/settings-context.ts';
import { HandledRepliesProvider } from '#screen/use-screen-read.ts';
import { SessionProvider } from '#session/session-context.ts';
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
const shortJourney: readonly Place[] = [
  { route: '/enter-name', part: 'identity', task: 'Personal Information', percent: 20 },
  { route: '/enter-aadhar', part: 'identity', task: 'Verify your Aadhaar', percent: 40 },
  { route: '/loan-purpose', task: 'What is the loan for?', percent: 60 },
  { route: '/selfie-verification', part: 'bank', task: 'Take a selfie', percent: 80 },
  { route: '/finbox', part: 'details', task: 'Connect your bank statement' },
  { route: '/emandate', part: 'bank', task: 'Set up your e-mandate' },
];

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

  const world = createTestWorld(server, () => router, added);
  if (facts) world.session.patch(facts);
  const router = createTestRouter({ screen, at, routeState }, world.journey, () => (
    <Around world={world}>
      <Outlet />
    </Around>
  ));
  const drawn = await render(<RouterProvider router={router} />);

  return {
    ...drawn,
    server,
    session: world.session,
    /** Addresses of other pages that the borrower was sent to. */
    left: world.left,
    /** Addresses that were opened in a new tab. */
    opened: world.opened,
    reports: world.reports,
    /** The address of the screen that stands, and what it was handed. */
    path: () => (router.state.resolvedLocation ?? router.state.location).pathname,
    handed: (): RouteState => router.state.location.state,
    /** Opens another screen; its name is shown instead of it. */
    goTo: (to: Route) => world.navigate({ to }),
    /** The phone's Back. */
    goBack: () => router.history.back(),
    /** Moves the clock. */
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

function createTestWorld(server: FakeServer, router: () => AnyRouter, added: Route | undefined) {
  const left: string[] = [];
  const opened: string[] = [];
  const reports: Report[] = [];
  const world = {
    left,
    opened,
    reports,
    messages: createMessages(),
    session: openTab(),
    now: () => Date.now(),
    platformTag: settings.platformTag,
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
  return { ...world, runner: createRunner(world), journey: createJourney(world) };
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

function Around({ world, children }: { world: ReturnType<typeof createTestWorld>; children: ReactNode }) {
  const told = useSyncExternalStore(world.messages.subscribe, world.messages.get);
  return (
    <UiProvider>
      <SettingsProvider value={settings}>
        <SendProvider value={world.send}>
          <SessionProvider value={world.session}>
            <RunProvider value={world}>
              <PageMessageProvider value={told.quiet}>
                <QueryClientProvider client={world.journey.queries}>
                  <HandledRepliesProvider value={world.journey.handled}>
                    <JourneyProvider value={shortJourney}>{children}</JourneyProvider>
                  </HandledRepliesProvider>
                </QueryClientProvider>
                <MessageHost messages={world.messages} />
              </PageMessageProvider>
            </RunProvider>
          </SessionProvider>
        </SendProvider>
      </SettingsProvider>
    </UiProvider>
  );
}
