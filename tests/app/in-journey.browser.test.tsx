import { QueryClient, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { InJourney } from '#app/in-journey.tsx';
import { type ScreenServices, ServicesProvider } from '#screen/services.ts';
import { clearLogin } from '#session/logout.ts';
import { openTab } from '#tests/session/open-tab.ts';

test('nothing that was read for one borrower is there for the next', async () => {
  const session = openTab();
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  // Nothing else is read here.
  const services = { session, settings: { wordingVariant: '' } } as ScreenServices;
  session.patch({ loggedIn: true });
  const read = vi.fn(async () => `Loan of borrower ${read.mock.calls.length}`);
  function Loans() {
    const { data } = useQuery({ queryKey: ['loans'], queryFn: read, staleTime: Number.POSITIVE_INFINITY });
    return <h1>{data ?? 'Reading'}</h1>;
  }
  const root = createRootRoute({
    component: () => (
      <ServicesProvider value={services}>
        <InJourney journey={{ queries }} />
      </ServicesProvider>
    ),
  });
  const loans = createRoute({ getParentRoute: () => root, path: '/my-loan', component: Loans });
  const out = createRoute({ getParentRoute: () => root, path: '/logout', component: () => <h1>Logged out</h1> });
  const router = createRouter({
    routeTree: root.addChildren([loans, out]),
    history: createMemoryHistory({ initialEntries: ['/my-loan'] }),
  });
  const page = await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { name: 'Loan of borrower 1' })).toBeVisible();
  // As the router types of the app do not know these routes.
  const go = (to: string) => router.navigate({ to: to as '/' });

  await go('/logout');
  await go('/my-loan');
  await expect.element(page.getByRole('heading', { name: 'Loan of borrower 1' })).toBeVisible();
  await go('/logout');
  clearLogin(session);
  await go('/my-loan');
  await expect.element(page.getByRole('heading', { name: 'Loan of borrower 2' })).toBeVisible();
});
