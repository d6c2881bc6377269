import type { AnyRouter, HistoryState } from '@tanstack/react-router';
import type { Send } from '#api/send.ts';
import type { Route } from '#contract/routes.ts';
import { createSession } from '#session/session.ts';
import { browserStorage } from '#session/storage-keys.ts';
import { createReporter } from '#telemetry/reporter.ts';
import { allowedUrl } from './allowed-url.ts';
import { createMessages } from './messages.ts';
import type { World } from './run-outcome.ts';
import type { Settings } from './settings.ts';

/** Screens that only pass on: Back must not stop there again, nor find the token of a link in an address. */
const passing: readonly Route[] = [
  '/login',
  '/logout',
  '/auto-login',
  '/dashboard',
  '/digilocker-verify',
  '/finbox',
  '/finbox-create',
  '/emandate-status',
];

/**
 * The client's code is fetched after the first screen stands: nobody can send anything before they have typed.
 * Where it cannot be fetched there is no network, which is what the borrower is told.
 */
function lazySend(settings: Settings): Send {
  const client = () =>
    import('#api/client.ts').then(({ createSend }) =>
      createSend({ baseUrl: settings.apiBaseUrl, token: () => browserStorage.get('token') }),
    );
  return async (call, input) => (await client())(call, input);
}

/** The real world of the browser: what the runner and the screens stand on. */
export function createWorld(settings: Settings, router: () => AnyRouter) {
  const messages = createMessages();
  const session = createSession();
  const reporter = createReporter({
    analyticsTagUrl: settings.analyticsTagUrl,
    marketingUrl: settings.marketingUrl,
    affiliatePixelUrl: settings.affiliatePixelUrl,
    clickId: () => browserStorage.get('clickId'),
  });
  return {
    messages,
    session,
    reporter,
    platformTag: settings.platformTag,
    send: lazySend(settings),
    visit: () => router().state.location.state.__TSR_key ?? '',
    async navigate({ to, search = {}, handover = {} }) {
      const from = router().state.location.pathname;
      const replace = passing.some((route) => route === from);
      await router().navigate({ to, search, state: handover as HistoryState, replace });
      return router().state.location.pathname !== from;
    },
    // What the settings name is the builder's own word; the guard is for what a server or a query says.
    allowed: (url: string) =>
      [settings.repaymentUrl, settings.taxPortalUrl].includes(url)
        ? url
        : allowedUrl(url, location.origin, settings.redirectHosts),
    leave: (url: string, passing: boolean) => (passing ? location.replace(url) : location.assign(url)),
    openTab(url: string) {
      const tab = window.open(url, '_blank');
      if (tab) tab.opener = null;
      return tab !== null;
    },
    report: reporter.report,
    log: reporter.log,
  } satisfies World & { reporter: unknown };
}
