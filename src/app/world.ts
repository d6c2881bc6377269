import type { AnyRouter, HistoryState, ParsedLocation } from '@tanstack/react-router';
import type { Route } from '#contract/routes.ts';
import { createSession } from '#session/session.ts';
import { afterPaint } from './after-paint.ts';
import { allowedUrl } from './allowed-url.ts';
import { createAppLanguage } from './language.ts';
import { createLazySend } from './lazy-send.ts';
import { isChunkLoadError } from './load-chunk.ts';
import { createMessages } from './messages.ts';
import type { GoOutcome, World } from './run-outcome.ts';
import type { Settings } from './settings.ts';
import { createSlowCalls } from './slow-calls.ts';

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
export function createWorld(settings: Settings, router: () => AnyRouter) {
  const messages = createMessages();
  const session = createSession();
  const language = createAppLanguage(() => messages.note(noHindi));

  async function navigate({ to, search = {}, handover = {} }: GoOutcome): Promise<boolean> {
    const from = router().state.location.pathname;
    const replace = passing.some((route) => route === from);
    await router().navigate({ to, search, state: handover as HistoryState, replace });
    return router().state.location.pathname !== from;
  }
  const background = afterPaint(async () => {
    const { startBackground } = await import('./background.ts');
    return startBackground({ settings, session, messages, navigate, say: (english) => language.get().say(english) });
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

  return {
    messages,
    slowCalls,
    reportBroken,
    session,
    language,
    background,
    navigate,
    openTab,
    platformTag: settings.platformTag,
    send: createLazySend({ apiBaseUrl: settings.apiBaseUrl, slowCalls, background, broke }),
    visit,
    // What the settings name is the builder's own word; the guard is for what a server or a query says.
    allowed: (url: string) =>
      [settings.repaymentUrl, settings.taxPortalUrl].includes(url)
        ? url
        : allowedUrl(url, location.origin, settings.redirectHosts),
    leave: (url: string, passing: boolean) => (passing ? location.replace(url) : location.assign(url)),
    report: (reports) => background((reporter) => reporter.report(reports)),
    log: (words) => background((reporter) => reporter.log(words)),
  } satisfies World & { background: unknown; language: unknown; slowCalls: unknown; reportBroken: unknown };
}
