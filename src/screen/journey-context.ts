import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { JourneyEntry } from '#engine/screen.ts';
import { createRequiredContext } from '#ui/required-context.ts';
import { useFacts, useServices } from './services.ts';

/** The journey, read for the borrower whom the facts describe. A screen reads only the entries that it needs. */
export interface JourneyValue {
  /** Those of the onboarding order first. */
  readonly routes: readonly Route[];
  entry(route: Route, facts: Facts): JourneyEntry;
  /** The same facts with the answers that count: without those of hidden fields and skipped steps. */
  countedFacts(facts: Facts): Facts;
}

export const [JourneyProvider, useJourney] = createRequiredContext<JourneyValue>('JourneyProvider');

/** All entries of the journey; renders again with every change of the facts. */
export function useJourneyEntries(): readonly JourneyEntry[] {
  const { routes, entry } = useJourney();
  const facts = useFacts();
  return routes.map((route) => entry(route, facts));
}

/** Returns how to read the facts of the session with the answers that count: see `countedFacts`. */
export function useCountedFacts(): () => Facts {
  const { session } = useServices();
  const { countedFacts } = useJourney();
  return () => countedFacts(session.facts());
}
