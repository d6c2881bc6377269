import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { steps } from '#schemas/index.ts';
import type { JourneyEntry } from '#screen/journey-context.ts';
import { JourneyProvider } from '#screen/journey-context.ts';
import { useFacts, useServices } from '#screen/services.ts';
import { TranslationProvider, useTranslation } from '#ui/translate.ts';
import type { Journey } from './journey.ts';
import { countedFacts, journeyEntriesFor } from './journey-entries.ts';

/** What the steps say in Hindi stands in their schemas, and is known where these are. */
const hindiOfSteps = Object.assign({}, ...steps.map(({ hindi }) => hindi));

function useTranslationOfSteps() {
  const around = useTranslation();
  return useMemo(() => {
    return around.translateWith ? { ...around, t: around.translateWith(hindiOfSteps) } : around;
  }, [around]);
}

/** The journey of this borrower; the same object until an entry changes. */
function useJourneyValue() {
  const json = JSON.stringify(journeyEntriesFor(useFacts(), useServices().settings.wordingVariant));
  return useMemo(() => {
    // JSON of the entries made just above.
    const entries = JSON.parse(json) as readonly JourneyEntry[];
    return { entries, countedFacts };
  }, [json]);
}

/** Around every screen but the first: the query cache, the journey, and the texts of the steps. */
export function InJourney({ journey: { queries } }: { journey: Pick<Journey, 'queries'> }) {
  const { session } = useServices();
  const translation = useTranslationOfSteps();
  const journey = useJourneyValue();
  // The next borrower on this phone sees nothing of the last one.
  useEffect(() => {
    let loggedIn = session.facts().loggedIn;
    const { unsubscribe } = session.store.subscribe((facts) => {
      if (loggedIn && !facts.loggedIn) queries.clear();
      ({ loggedIn } = facts);
    });
    return unsubscribe;
  }, [session, queries]);
  return (
    <QueryClientProvider client={queries}>
      <JourneyProvider value={journey}>
        <TranslationProvider value={translation}>
          <Outlet />
        </TranslationProvider>
      </JourneyProvider>
    </QueryClientProvider>
  );
}
