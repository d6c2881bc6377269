import { createContext, useContext } from 'react';
import type { Route } from '#contract/routes.ts';
import { progressPercent } from '#engine/progress.ts';

/** A place of the onboarding order: a step with its words, or the bare route of a screen. */
export interface Place {
  readonly route: Route;
  readonly section?: string;
  readonly title?: string;
}

const JourneyContext = createContext<readonly Place[]>([]);

export const JourneyProvider = JourneyContext.Provider;

/** The onboarding order, as the schemas' index says it. */
export function useJourney(): readonly Place[] {
  return useContext(JourneyContext);
}

/** How far a route is, in percent; undefined for a screen that is no part of the onboarding order. */
export function usePercent(route: Route): number | undefined {
  return progressPercent(
    useJourney().map((place) => place.route),
    route,
  );
}
