import { createContext, useContext } from 'react';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { JourneyPart } from '#engine/screen.ts';
import { useServices } from './services.ts';

/** A step or a screen of the journey, for one borrower. */
export interface JourneyEntry {
  readonly route: Route;
  readonly part?: JourneyPart | undefined;
  /** What the borrower does there. */
  readonly task?: string | undefined;
  /** The progress, 0 to 100; undefined outside the onboarding order. */
  readonly percent?: number | undefined;
  /** Of a skipped step: where a back arrow to it leads instead. */
  readonly backInstead?: Route | undefined;
  /** The labels of a step's options, by value, where they differ from the value. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

interface JourneyValue {
  /** Those of the onboarding order first. */
  readonly entries: readonly JourneyEntry[];
  /** The same facts with the answers that count: without those of hidden fields and skipped steps. */
  countedFacts(facts: Facts): Facts;
}

const JourneyContext = createContext<JourneyValue>({ entries: [], countedFacts: (facts) => facts });

export const JourneyProvider = JourneyContext.Provider;

export function useJourney(): readonly JourneyEntry[] {
  return useContext(JourneyContext).entries;
}

/** Reads the facts of the session with the answers that count, for what depends on the answers of earlier steps. */
export function useCountedFacts(): () => Facts {
  const { session } = useServices();
  const { countedFacts } = useContext(JourneyContext);
  return () => countedFacts(session.facts());
}
