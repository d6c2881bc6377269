import { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readOptions } from '#api/read.ts';
import type { AddedRoute } from '#contract/routes.ts';
import type { StepRoute } from '#schemas/index.ts';
import { stepByRoute } from '#schemas/index.ts';
import { requestContext } from '#screen/use-screen-read.ts';
import type { ScreenRoute } from '#screens/index.ts';
import { screenByRoute, screens } from '#screens/index.ts';
import type { AppServices } from './run-outcome.ts';

/** A route behind the mobile entry: a step or a screen draws it. The compiler proves that no route is without either. */
export type JourneyRoute = StepRoute | ScreenRoute | AddedRoute;

const loadStep = () => import('./step-route.tsx').then((code) => code.StepRoute);

/** Whether a path opens without a token. */
const isOpen = (path: string) => screens.some(({ record }) => record.route === path && 'open' in record);

/** What the router knows of the screens behind the mobile entry; fetched with them. */
export function createJourney({ session, send, platformTag, now }: AppServices) {
  const queries = new QueryClient({
    defaultOptions: {
      // What was read stays for the whole session: without a connection it is what the screens show.
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
    },
  });
  return {
    queries,
    /** Whether a step draws a path. */
    isStep: (path: unknown): path is StepRoute => stepByRoute(path) !== undefined,
    /** The replies whose outcome was executed. */
    handled: new WeakSet<object>(),
    /** §12: a token opens every route; without one all but the open routes lead to /logout. */
    guard(route: JourneyRoute): void {
      if (!session.storage.get('token') && !isOpen(route)) throw redirect({ to: '/logout' });
    },
    isOpen,
    /** Starts the reads of a screen, beside the fetching of its code. */
    startReads(route: JourneyRoute): void {
      const context = requestContext(session.facts(), platformTag, now());
      for (const { call, request, ...options } of Object.values(screenByRoute(route)?.record.reads ?? {}))
        void queries.prefetchQuery(readOptions(send, call, request(context), options));
    },
    /** The code of a screen. */
    load: (route: JourneyRoute): Promise<ComponentType> => (screenByRoute(route)?.load ?? loadStep)(),
    loadStep,
    /** Whether a screen only passes on, so that it does not stay in the history. */
    isTransient: (path: string) => screens.some(({ record }) => record.route === path && 'transient' in record),
    /** Fetches the code of all screens, one after the other. */
    async fetchScreens(): Promise<void> {
      for (const screen of screens) await screen.load();
    },
  };
}

export type Journey = ReturnType<typeof createJourney>;
