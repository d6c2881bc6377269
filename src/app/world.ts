import type { AnyRouter, HistoryState, ParsedLocation } from '@tanstack/react-router';
import type { Route } from '#contract/routes.ts';
import { isSpecifiedRoute } from '#contract/routes.ts';
import type { CheckoutOptions, CheckoutResult } from '#engine/outcome.ts';
import { createBrowserStorage } from '#session/browser-storage.ts';
import type { Clock } from '#session/clock.ts';
import { systemClock } from '#session/clock.ts';
import { createSession } from '#session/session.ts';
import { afterPaint } from './after-paint.ts';
import { allowedUrl } from './allowed-url.ts';
import type { createCheckout } from './checkout.ts';
import type { Journey } from './journey.ts';
import { createAppLanguage } from './language.ts';
import { createLazySend } from './lazy-send.ts';
import { isChunkLoadError, loadChunk } from './load-chunk.ts';
import { createMessages } from './messages.ts';
import type { AppServices, GoOutcome } from './run-outcome.ts';
import type { Settings } from './settings.ts';
import { createSlowCalls } from './slow-calls.ts';

function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

/** A name for one arrival at one address. */
export const visitOf = ({ state }: Pick<ParsedLocation, 'state'>): string => state.__TSR_key ?? '';

/** For whoever chose Hindi and has to go on without: told in both languages, since no translation came. */
const noHindi = 'हिन्दी अभी नहीं खुल पाई, इसलिए आगे अंग्रेज़ी में है। Hindi could not be loaded, so Kadam goes on in English.';

/** The real world of the browser: what the runner and the screens stand on. */
export function createAppServices(settings: Settings, router: () => AnyRouter, now: Clock = systemClock) {
  const messages = createMessages(now);
  const storage = createBrowserStorage(() => localStorage, now);
  const session = createSession(storage);
  const language = createAppLanguage(() => messages.note(noHindi));

  let journey: Promise<Journey> | undefined;
  let steps: Pick<Journey, 'isStep'> | undefined;
  /** What fails to arrive is fetched again the next time. */
  function fetchJourney(): Promise<Journey> {
    journey ??= loadChunk('journey', () => import('./journey.ts').then((code) => code.createJourney(services)));
    journey.then(
      (loaded) => {
        steps = loaded;
      },
      () => {
        journey = undefined;
      },
    );
    return journey;
  }

  /** The steps are known before their screens are: a step that §2 does not know is a route from then on. */
  const isRoute = (path: unknown): path is Route => isSpecifiedRoute(path) || (steps?.isStep(path) ?? false);

  async function navigate({ to, search = {}, routeState = {} }: GoOutcome): Promise<boolean> {
    const from = router().state.location.pathname;
    const replace = from !== '/' && (await fetchJourney()).isTransient(from);
    await router().navigate({ to, search, state: routeState as HistoryState, replace });
    return router().state.location.pathname !== from;
  }
  const background = afterPaint(async () => {
    const { startBackground } = await import('./background.ts');
    return startBackground({
      settings,
      now,
      session,
      messages,
      navigate,
      fetchJourney,
      isRoute,
    });
  });

  const visit = () => visitOf(router().state.location);
  const slowCalls = createSlowCalls(visit);

  function reportBroken(error: unknown): void {
    const isChunk = isChunkLoadError(error);
    background((behind) => behind.broke(isChunk ? 'chunk' : 'app'));
    if (!isChunk) reportError(error);
  }
  function broke(error: unknown): void {
    messages.breakDown(error);
    reportBroken(error);
  }

  let checkout: Promise<ReturnType<typeof createCheckout>> | undefined;
  async function openCheckout(options: CheckoutOptions, isMounted: () => boolean): Promise<CheckoutResult> {
    checkout ??= import('./checkout.ts').then((code) => code.createCheckout(settings.checkoutScriptUrl));
    try {
      return await (await checkout)(options, isMounted);
    } catch {
      checkout = undefined;
      return 'blocked';
    }
  }

  const services = {
    messages,
    slowCalls,
    reportBroken,
    session,
    now,
    language,
    background,
    navigate,
    openTab,
    platformTag: settings.platformTag,
    origin: location.origin,
    fetchJourney,
    ...createLazySend({
      apiBaseUrl: settings.apiBaseUrl,
      slowCalls,
      token: () => storage.get('token'),
      background,
      broke,
    }),
    visit,
    isRoute,
    // What the settings name is the builder's own word; the guard is for what a server or a query says.
    allowed: (url: string) =>
      [settings.repaymentUrl, settings.taxPortalUrl].includes(url)
        ? url
        : allowedUrl(url, location.origin, settings.redirectHosts),
    redirect: (url: string, transient: boolean) => (transient ? location.replace(url) : location.assign(url)),
    openCheckout,
    report: (reports) => background((reporter) => reporter.report(reports)),
    log: (words) => background((reporter) => reporter.log(words)),
  } satisfies AppServices & Record<string, unknown>;
  return services;
}
