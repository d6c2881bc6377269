import { createContext, useContext } from 'react';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { JourneyPart } from '#engine/screen.ts';
import type { Translatable } from '#languages/message.ts';
import { useSession } from '#session/session-context.ts';

/** A step or a screen, as a place of the journey. */
export interface Place {
  readonly route: Route;
  readonly part?: JourneyPart | undefined;
  /** What the borrower does there. */
  readonly task?: Translatable | undefined;
  /** How far it is; absent for what is no part of the onboarding order. */
  readonly percent?: number | undefined;
  /** Of a step that is not asked: where a back arrow to it leads instead. */
  readonly insteadOfIt?: Route | undefined;
  /** What the options of a step are called, by their values, where that differs. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

const JourneyContext = createContext<readonly Place[]>([]);

export const JourneyProvider = JourneyContext.Provider;

/** All places of the journey: those of the onboarding order first, as the schemas' index has them. */
export function useJourney(): readonly Place[] {
  return useContext(JourneyContext);
}

const CountedFactsContext = createContext((facts: Facts) => facts);

export const CountedFactsProvider = CountedFactsContext.Provider;

/** Reads the facts of the session with the answers that count, for what depends on the answers of earlier steps. */
export function useCountedFacts(): () => Facts {
  const session = useSession();
  const counted = useContext(CountedFactsContext);
  return () => counted(session.facts());
}
