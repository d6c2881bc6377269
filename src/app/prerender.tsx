import { createStore } from '@tanstack/react-store';
import { renderToString } from 'react-dom/server';
import { isSpecifiedRoute } from '#contract/routes.ts';
import { type LanguageCode, languages } from '#languages/index.ts';
import { MobileEntry } from '#screens/login/mobile-entry/mobile-entry.tsx';
import { createBrowserStorage } from '#session/browser-storage.ts';
import { createSession } from '#session/session.ts';
import { Frame } from './frame.tsx';
import { fetchTranslation } from './language.ts';
import { createMessages } from './messages.ts';
import { createSlowCalls } from './slow-calls.ts';

/** A page that nobody has touched calls nothing, and has no storage. */
const never = () => {
  throw new Error('The build calls nothing, and has no storage.');
};

const here = { pathname: '/', searchStr: '', state: {} };

async function renderEntry(language: LanguageCode): Promise<string> {
  const store = createStore({ language, translation: await fetchTranslation(language) });
  const services = {
    settings: __SETTINGS__,
    language: { store, choose: never },
    session: createSession(createBrowserStorage(never)),
    messages: createMessages(),
    slowCalls: createSlowCalls(),
    navigation: { here: () => here, open: never, onSameScreen: never },
    requestContext: never,
    send: never,
    runner: never,
    isRoute: isSpecifiedRoute,
    handledReplies: new WeakSet(),
  };
  return renderToString(
    <Frame services={services} here={here}>
      <MobileEntry />
    </Frame>,
  );
}

/**
 * The HTML of the mobile entry, as the app draws it for a new borrower, in each language that is offered. Runs in the
 * build: see scripts/build/prerender.ts.
 */
export function renderEntries() {
  const offered = languages.filter(({ isOffered }) => isOffered);
  return Promise.all(offered.map(async ({ code, lang }) => ({ language: code, lang, html: await renderEntry(code) })));
}
