import { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readOptions } from '#api/read.ts';
import type { AddedRoute, Route } from '#contract/routes.ts';
import { frameLinks } from '#engine/screen.ts';
import { order, type StepRoute, stepByRoute } from '#schemas/index.ts';
import { type ScreenRoute, screenByRoute } from '#screens/index.ts';
import { clearLogin, isInactive } from '#session/logout.ts';
import { createJourneyEntries } from './journey-entries.ts';
import { inactivityAlert } from './messages.ts';
import type { RunnerServices } from './run-outcome.ts';
import type { Settings } from './settings.ts';

/** The compiler proves that a step or a screen draws every route but that of the mobile entry. */
export type JourneyRoute = '/' | StepRoute | ScreenRoute | AddedRoute;

type JourneyServices = Pick<RunnerServices, 'session' | 'send' | 'requestContext' | 'messages'> & {
  readonly settings: Settings;
};

/** What the router needs of the screens behind the mobile entry; fetched with them. */
export function createJourney({ session, send, settings, requestContext, messages }: JourneyServices) {
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // Kept for the whole session, so that screens show it without a connection.
        gcTime: Number.POSITIVE_INFINITY,
        // As that of a route.
        staleTime: Number.NEGATIVE_INFINITY,
      },
    },
  });
  // The next borrower on this phone sees nothing of the last one.
  let { loggedIn } = session.facts();
  session.store.subscribe((facts) => {
    if (loggedIn && !facts.loggedIn) queries.clear();
    ({ loggedIn } = facts);
  });
  const loaded = new Map<string, ComponentType>();
  /** The component of a screen, fetched once; undefined for a step. */
  async function load(route: string): Promise<ComponentType | undefined> {
    const component = loaded.get(route) ?? (await screenByRoute(route)?.load());
    if (component) loaded.set(route, component);
    return component;
  }
  return {
    queries,
    entries: createJourneyEntries(settings.wordingVariant),
    isStep: (path: unknown): path is StepRoute => stepByRoute(path) !== undefined,
    /** §12: a token opens every route; without one of this borrower, or after inactivity, all but the open routes lead to /logout. */
    guard(route: JourneyRoute): void {
      const { storage } = session;
      if (screenByRoute(route)?.record.open) return;
      if (storage.get('token') && isInactive(storage, settings.inactivityTimeoutMs)) {
        clearLogin(session, 'inactivity');
        void messages.show(inactivityAlert);
      }
      // Also where the login is that of another borrower in another tab.
      if (session.token() === null) throw redirect({ to: '/logout' });
    },
    /** Starts the reads of a screen while its code is fetched. */
    startReads(route: string): void {
      for (const { call, request, ...options } of Object.values(screenByRoute(route)?.record.reads ?? {}))
        queries.query(readOptions(send, call, request(requestContext()), options)).catch(() => undefined);
    },
    load,
    loaded: loaded as ReadonlyMap<string, ComponentType>,
    recordOf: (path: string) => screenByRoute(path)?.record,
    /** Fetches the code of the screens that may follow: the links of a screen, and the next three of the order. */
    async fetchNear(path: Route): Promise<void> {
      const index = order.indexOf(path);
      const following = index < 0 ? [] : order.slice(index + 1, index + 4);
      const links = Object.values({ ...frameLinks, ...screenByRoute(path)?.record.links });
      for (const route of [...following, ...links]) await load(route);
    },
  };
}

export type Journey = ReturnType<typeof createJourney>;
