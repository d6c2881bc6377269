import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { journey } from '#schemas/index.ts';
import { useSession } from '#session/session-context.ts';
import { JourneyProvider } from '#steps/journey-context.ts';

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' } },
});

const places = journey.map((place) => (typeof place === 'string' ? { route: place } : place));

/** What every screen but the first one stands in: what was read of the lender, and how far the borrower is. */
export function InJourney() {
  const session = useSession();
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
        <Outlet />
      </JourneyProvider>
    </QueryClientProvider>
  );
}
