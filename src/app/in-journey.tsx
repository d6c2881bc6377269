import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { steps } from '#schemas/index.ts';
import type { Place } from '#screen/journey-context.ts';
import { CountedFactsProvider, JourneyProvider } from '#screen/journey-context.ts';
import { useWordingVariant } from '#screen/settings-context.ts';
import { HandledRepliesProvider } from '#screen/use-screen-read.ts';
import { useFacts, useSession } from '#session/session-context.ts';
import { TranslationProvider, useTranslation } from '#ui/translate.ts';
import type { Journey } from './journey.ts';
import { countedFacts, placesFor } from './places.ts';

/** What the steps say in Hindi stands in their schemas, and is known where these are. */
const hindiOfSteps = Object.assign({}, ...steps.map(({ hindi }) => hindi));

function useTranslationOfSteps() {
  const around = useTranslation();
  return useMemo(() => {
    return around.translateWith ? { ...around, t: around.translateWith(hindiOfSteps) } : around;
  }, [around]);
}

/** The places for this borrower; the very same list until one of them changes. */
function usePlaces(): readonly Place[] {
  const places = JSON.stringify(placesFor(useFacts(), useWordingVariant()));
  // JSON of the places made just above.
  return useMemo(() => JSON.parse(places) as readonly Place[], [places]);
}

/**
 * What every screen but the first one stands in: what was read of the server, how far the borrower is, and the words of
 * the steps.
 */
export function InJourney({ journey: { queries, handled } }: { journey: Pick<Journey, 'queries' | 'handled'> }) {
  const session = useSession();
  const speech = useTranslationOfSteps();
  const places = usePlaces();
  // What was read for one borrower is nothing for the next one at this phone.
  useEffect(() => {
    let here = session.facts().loggedIn;
    return session.subscribe(() => {
      const { loggedIn } = session.facts();
      if (here && !loggedIn) queries.clear();
      here = loggedIn;
    });
  }, [session, queries]);
  return (
    <QueryClientProvider client={queries}>
      <HandledRepliesProvider value={handled}>
        <JourneyProvider value={places}>
          <CountedFactsProvider value={countedFacts}>
            <TranslationProvider value={speech}>
              <Outlet />
            </TranslationProvider>
          </CountedFactsProvider>
        </JourneyProvider>
      </HandledRepliesProvider>
    </QueryClientProvider>
  );
}
