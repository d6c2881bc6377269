import type { AnyRouter } from '@tanstack/react-router';
import { offline } from '#api/send.ts';
import { isSpecifiedRoute, type Route } from '#contract/routes.ts';
import type { CheckoutOptions, CheckoutResult } from '#engine/outcome.ts';
import type { Link, Runner } from '#screen/services.ts';
import { createBrowserStorage } from '#session/browser-storage.ts';
import { createSession } from '#session/session.ts';
import { allowedUrl, isReachable } from './allowed-url.ts';
import type { Background } from './background.ts';
import { whenIdle } from './fetch-ahead.ts';
import type { Journey } from './journey.ts';
import { createAppLanguage } from './language.ts';
import { createLazySend } from './lazy-send.ts';
import { ChunkLoadError, loadOnce, markFailedStyles } from './load-chunk.ts';
import { createMessages } from './messages.ts';
import { createNavigation, visitOf } from './navigation.ts';
import type { GoOutcome, RunnerServices } from './run-outcome.ts';
import type { Settings } from './settings.ts';
import { countSinceTap } from './since-tap.ts';
import { createSlowCalls } from './slow-calls.ts';

function openTab(url: string): boolean {
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}

export type AppServices = ReturnType<typeof createAppServices>;

/**
 * The services of the app in a browser, for the runner and the screens. `router` returns undefined until `startRouter` has
 * loaded it.
 */
export function createAppServices(
  settings: Settings,
  router: () => AnyRouter | undefined,
  startRouter: (link: Link) => Promise<void>,
) {
  const messages = createMessages();
  const storage = createBrowserStorage(() => localStorage);
  const session = createSession(storage);
  const language = createAppLanguage(messages.showPageMessage);
  const navigation = createNavigation(router, startRouter);
  markFailedStyles();
  const slowCalls = createSlowCalls();

  let journey: Journey | undefined;
  const fetchJourney = loadOnce('journey', async () => {
    const { createJourney } = await import('./journey.ts');
    journey = createJourney(services);
    return journey;
  });
  /** The steps that the schemas add to §2 are routes once the schemas are loaded. */
  const isRoute = (path: unknown): path is Route => isSpecifiedRoute(path) || (journey?.isStep(path) ?? false);

  async function navigate(link: GoOutcome, replace = false): Promise<boolean> {
    const from = navigation.here().pathname;
    // Leaving the first screen does not wait for the code of the journey.
    const loaded = from === '/' ? undefined : await fetchJourney();
    await navigation.open(link, replace || loaded?.recordOf(from)?.transient);
    const { pathname } = navigation.here();
    // Nothing is left where the new screen only redirects back.
    return (loaded?.recordOf(pathname)?.redirect?.to ?? pathname) !== from;
  }

  const fetchBackground = loadOnce('background', async () => {
    await whenIdle();
    const { startBackground } = await import('./background.ts');
    return startBackground({ settings, session, messages, navigate, fetchJourney, isRoute });
  });
  /** Calls `use` with the code that no borrower waits for, fetched after the first paint; does nothing where that fails. */
  const background = (use: (background: Background) => void) =>
    void fetchBackground()
      .then(use)
      .catch(() => undefined);

  function reportError(error: unknown): void {
    const failedChunk = error instanceof ChunkLoadError && error.message;
    background((reporter) => reporter.screenFailed(failedChunk || 'app'));
    if (!failedChunk) globalThis.reportError(error);
  }

  const fetchCheckout = loadOnce('checkout', async () =>
    (await import('./checkout.ts')).createCheckout(settings.checkoutScriptUrl),
  );
  function openCheckout(options: CheckoutOptions, isMounted: () => boolean): Promise<CheckoutResult> {
    const open = async (cancelled: AbortSignal) =>
      (await fetchCheckout())(options, () => isMounted() && !cancelled.aborted);
    return slowCalls.run<CheckoutResult>(open, 'blocked').catch(() => 'blocked');
  }

  /** §18: opens another page, which the borrower may cancel when it is slow: the screen stays, and its button is released. */
  async function openPage(url: string): Promise<void> {
    location.assign(url);
    const left = new Promise<boolean>((resolve) => {
      addEventListener('pagehide', () => resolve(true), { once: true });
      router()?.subscribe('onBeforeNavigate', () => resolve(true));
    });
    if (await slowCalls.run(() => left, false)) return;
    window.stop();
    await router()?.invalidate();
  }

  const { send, isOnline, fetchClient, fetchCode } = createLazySend({
    apiBaseUrl: settings.apiBaseUrl,
    slowCalls,
    token: session.token,
    background,
    onBug(error) {
      messages.showError(error);
      reportError(error);
    },
  });

  const fetchRunner = loadOnce(
    'runner',
    async (): Promise<Runner> => (await import('./run-outcome.ts')).createRunner(services),
  );
  /** The code of the runner is fetched after the first screen is drawn: an early tap waits for it. */
  const runner: Runner = async (outcome, host, trace) => {
    const run = await fetchCode(fetchRunner);
    if (run) return run(outcome, host, trace);
    if (host.isMounted()) messages.showPageMessage(offline.message);
    return 'stayed';
  };

  const services = {
    messages,
    slowCalls,
    reportError,
    session,
    language,
    background,
    navigation,
    navigate,
    openTab,
    settings,
    requestContext: () => ({ facts: session.facts(), origin: location.origin, platformTag: settings.platformTag }),
    fetchJourney,
    send,
    fetchClient,
    fetchCode,
    fetchRunner,
    runner,
    visit: () => visitOf(navigation.here()),
    sinceTapMs: countSinceTap(),
    isRoute,
    handledReplies: new WeakSet(),
    // The addresses of the settings are trusted; the check is for those of a server or a query.
    allowed: (url: string) =>
      [settings.repaymentUrl, settings.taxPortalUrl].includes(url)
        ? url
        : allowedUrl(url, location.origin, settings.redirectHosts),
    isReachable: (url: string) => isReachable(url, location.origin, isOnline()),
    redirect: (url: string, transient: boolean) => (transient ? location.replace(url) : void openPage(url)),
    openCheckout,
    report: (reports) => background((reporter) => reporter.report(reports)),
    log: (words) => background((reporter) => reporter.log(words)),
  } satisfies RunnerServices & Record<string, unknown>;
  return services;
}
