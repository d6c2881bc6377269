import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { steps } from '#schemas/index.ts';
import { JourneyProvider } from '#screen/journey-context.ts';
import { useServices } from '#screen/services.ts';
import { createTranslation, TranslationProvider, useTranslation } from '#ui/translate.ts';
import type { Journey } from './journey.ts';
import { createJourneyEntries } from './journey-entries.ts';

/** The Hindi of the steps is in their schemas, and is loaded with them. */
const hindiOfSteps = Object.assign({}, ...steps.map(({ hindi }) => hindi));

function useTranslationOfSteps() {
  const { lang, catalogue } = useTranslation();
  return useMemo(
    () => createTranslation(lang, lang === 'hi' ? { ...catalogue, ...hindiOfSteps } : catalogue),
    [lang, catalogue],
  );
}

/** Around every screen but the first: the query cache, the journey, and the texts of the steps. */
export function InJourney({ journey: { queries } }: { journey: Pick<Journey, 'queries'> }) {
  const { session, settings } = useServices();
  const translation = useTranslationOfSteps();
  const [journey] = useState(() => createJourneyEntries(settings.wordingVariant));
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
