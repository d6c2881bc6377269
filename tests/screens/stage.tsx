import { RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { createSend } from '#api/client.ts';
import { parseSettings } from '#app/settings.ts';
import type { Call } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { Report } from '#engine/events.ts';
import type { RouteState } from '#engine/outcome.ts';
import type { JourneyEntry } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';
import { isRoute } from '#schemas/index.ts';
import { JourneyProvider, type JourneyValue } from '#screen/journey-context.ts';
import { screenByRoute } from '#screens/index.ts';
import type { StorageKey } from '#session/storage-keys.ts';
import { stepEvents } from '#steps/flow.ts';
import { createAppStage } from './app-stage.tsx';
import { createFakeServer, type Script } from './fake-server.ts';
import { createPending, slowClock } from './slow-clock.ts';

export const settings = parseSettings({
  VITE_AUTO_LOGIN_URL: 'https://start.example/dashboard_new',
  VITE_REPAYMENT_URL: 'https://repay.example/',
  VITE_TAX_PORTAL_URL: 'https://tax.example/help',
  VITE_REDIRECT_HOSTS: 'documents.example,locker.example,pay.example,statements.example',
});

/** A journey whose percents are round: 20, 40, 60, 80. */
const shortEntries: readonly JourneyEntry[] = [
  { route: '/enter-name', part: 'identity', task: msg('Personal Information'), percent: 20 },
  { route: '/enter-aadhar', part: 'identity', task: msg('Verify your Aadhaar'), percent: 40 },
  { route: '/loan-purpose', task: msg('What is the loan for?'), percent: 60 },
  { route: '/selfie-verification', part: 'bank', task: msg('Take a selfie'), percent: 80 },
  { route: '/finbox', part: 'details', task: msg('Connect your bank statement') },
  { route: '/emandate', part: 'bank', task: msg('Set up your e-mandate') },
];

const shortJourney: JourneyValue = {
  routes: shortEntries.map(({ route }) => route),
  entry: (route) => shortEntries.find((one) => one.route === route) ?? { route },
  countedFacts: (facts) => facts,
};

interface StageOptions {
  /** The address, with its query. */
  readonly at: string;
  /** By default a short one. */
  readonly journey?: JourneyValue;
  /** Drawn at the address instead of the app's screen, or where the app has no screen. */
  readonly screen?: () => ReactNode;
  /** The route of a step that only the tests have. */
  readonly added?: Route;
  readonly routeState?: RouteState;
  /** Local storage before the screen opens. It has a token unless `token` is ''. */
  readonly stored?: Partial<Record<StorageKey, string>>;
  /** What the session has beside a lead. */
  readonly facts?: SessionPatch;
  /** The calls that the server answers with their examples. */
  readonly answered?: readonly Call[];
  /** The next step of the borrower. */
  readonly leadsTo?: Route;
  readonly script?: Script | undefined;
}

async function screenAt(path: string) {
  const component = isRoute(path) && (await screenByRoute(path)?.load());
  if (!component) throw new Error(`The app has no screen at ${path}.`);
  return component;
}

/** §7: writes a console error for a tap that is not reported, on a button whose words are among the names of the events. */
function watchEvents(events: Readonly<Record<string, string>>): void {
  const check = ({ target }: Event) => {
    const words = target instanceof Element && target.closest('button, a[href]')?.textContent;
    const event = words && events[words.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')];
    // Looked for in the whole page: the Continue of a sheet may confirm the one below it, which was reported.
    if (event && !document.querySelector(`[data-event="${event}"]`)) console.error(`A tap does not report ${event}.`);
  };
  document.addEventListener('click', check, { capture: true });
  onTestFinished(() => document.removeEventListener('click', check, { capture: true }));
}

/**
 * Draws one screen in the app; any other route shows its own address as a heading. The seams are the network
 * (`server`), the clock (`pass`) and other pages (`left`, `opened`).
 */
export async function stage({
  at,
  journey = shortJourney,
  screen,
  routeState,
  stored = {},
  facts,
  ...options
}: StageOptions) {
  const { added, answered = [], leadsTo, script } = options;
  const server = createFakeServer();
  for (const call of answered) server.answers(call);
  if (leadsTo) server.leadsTo(leadsTo);
  script?.(server);
  const [address = at] = at.split('?');
  watchEvents(added ? stepEvents(added) : (screenByRoute(address)?.record.events ?? {}));
  const Screen = screen ?? (await screenAt(address));
  // The calls, and the fetches of code that a tap needs.
  const pending = createPending();
  const pass = slowClock(() => pending.isRunning() || router.state.status === 'pending');
  const kept = Object.entries({ token: 'a-token', ...stored }) as [StorageKey, string][];
  for (const [key, value] of kept) if (value) localStorage.setItem(key, value);

  const left: string[] = [];
  const opened: string[] = [];
  const reports: Report[] = [];
  const send = createSend({ baseUrl: '/api/', token: () => localStorage.getItem('token'), fetch: server.fetch });
  const component = () => (
    <JourneyProvider value={journey}>
      <Screen />
    </JourneyProvider>
  );
  const { router, services } = createAppStage({
    settings,
    at,
    routeState,
    addedRoutes: [address],
    notFound: component,
    replace: (app) => ({
      send: (call, input) => pending.run(send(call, input), () => server.isStalled(call)),
      // What is fetched may wait for a call.
      fetchCode: (fetch) => pending.run(app.fetchCode(fetch), server.hasStalled),
      redirect: (url) => void left.push(url),
      // A tab that the browser blocks has an address that ends with 'blocked'.
      openTab: (url) => opened.push(url) > 0 && !url.endsWith('blocked'),
      report: (more) => void reports.push(...more),
      log: () => undefined,
      isRoute: (path): path is Route => path === added || isRoute(path),
    }),
    draw: (path, app) =>
      path === address
        ? { component, loader: () => path !== '/' && app.startReads(path) }
        : // As in the app, the next screen takes a moment: the address has changed, and the old screen still shows.
          { component: () => <h1>{path}</h1>, loader: () => new Promise((resolve) => requestAnimationFrame(resolve)) },
  });
  services.session.patch({ leadID: 48213, ...facts });
  // Loads the code of the journey before the first navigation needs it.
  await services.fetchJourney();

  return {
    ...(await render(<RouterProvider router={router} />)),
    server,
    session: services.session,
    messages: services.messages,
    /** The addresses of other pages that the borrower was sent to. */
    left,
    /** The addresses that were opened in a new tab. */
    opened,
    reports,
    /** The path of the screen that shows. */
    path: () => (router.state.resolvedLocation ?? router.state.location).pathname,
    routeState: (): RouteState => router.state.location.state,
    /** Opens another screen; its address is shown instead of it. */
    goTo: (to: Route, search: object = {}) => router.navigate({ to, search }),
    /** The Back button of the phone. */
    goBack: () => router.history.back(),
    pass,
  };
}
