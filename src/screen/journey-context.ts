import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Fields } from '#engine/fields.ts';
import type { Screen } from '#engine/screen.ts';
import type { Summary } from '#engine/step.ts';
import { createRequiredContext } from '#ui/required-context.ts';
import { useFacts, useServices } from './services.ts';

/** A step or a screen of the journey, for one borrower. */
export interface JourneyEntry extends Pick<Screen, 'route' | 'part' | 'task' | 'transient'> {
  /** The progress, 0 to 100; undefined outside the onboarding order. */
  readonly percent?: number | undefined;
  /** Of a skipped step: where a back arrow to it leads instead. */
  readonly backInstead?: Route | undefined;
  /** Of a step, in the words of the borrower's variant. */
  readonly fields?: Fields | undefined;
  /** Of a step with a row on /confirm-details, or an answer that is sent there. */
  readonly summary?: Summary | undefined;
}

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
