import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { journey, steps } from '#schemas/index.ts';
import { useSession } from '#session/session-context.ts';
import { JourneyProvider } from '#steps/journey-context.ts';
import { SpeechProvider, useSpeech } from '#ui/say.ts';

const queries = new QueryClient({
  defaultOptions: {
    // What was read stays for the whole session: without a connection it is what the screens show.
    queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always', gcTime: Number.POSITIVE_INFINITY },
  },
});

const places = journey.map((place) => (typeof place === 'string' ? { route: place } : place));

/** What the steps say in Hindi stands in their schemas, and is known where these are. */
const hindiOfSteps = Object.assign({}, ...steps.map(({ hindi }) => hindi));

function useSpeechOfSteps() {
  const around = useSpeech();
  return useMemo(() => {
    return around.sayWith ? { ...around, say: around.sayWith(hindiOfSteps) } : around;
  }, [around]);
}

/**
 * What every screen but the first one stands in: what was read of the lender, how far the borrower is, and the words of
 * the steps.
 */
export function InJourney() {
  const session = useSession();
  const speech = useSpeechOfSteps();
  // What was read for one borrower is nothing for the next one at this phone.
  useEffect(() => {
    let here = session.facts().loggedIn;
    return session.subscribe(() => {
      const { loggedIn } = session.facts();
      if (here && !loggedIn) queries.clear();
      here = loggedIn;
    });
  }, [session]);
  return (
    <QueryClientProvider client={queries}>
      <JourneyProvider value={places}>
        <SpeechProvider value={speech}>
          <Outlet />
        </SpeechProvider>
      </JourneyProvider>
    </QueryClientProvider>
  );
}
