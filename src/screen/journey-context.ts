import { createContext, useContext } from 'react';
import type { Route } from '#contract/routes.ts';
import type { JourneyPart } from '#engine/screen.ts';

/** A step or a screen, as a place of the journey. */
export interface Place {
  readonly route: Route;
  readonly part?: JourneyPart | undefined;
  /** What the borrower does there. */
  readonly task?: string | undefined;
  /** How far it is; absent for what is no part of the onboarding order. */
  readonly percent?: number | undefined;
}

const JourneyContext = createContext<readonly Place[]>([]);

export const JourneyProvider = JourneyContext.Provider;

/** All places of the journey: those of the onboarding order first, as the schemas' index has them. */
export function useJourney(): readonly Place[] {
  return useContext(JourneyContext);
}

/** How far a route is, in percent; undefined for a screen that is no part of the onboarding order. */
export function usePercent(route: Route): number | undefined {
  return useJourney().find((place) => place.route === route)?.percent;
}
