import { useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { clearLogin } from '#session/logout.ts';
import { createAppStage } from '#tests/screens/app-stage.tsx';
import { settings } from '#tests/screens/stage.tsx';

test('nothing that was read for one borrower is there for the next', async () => {
  const read = vi.fn(async () => `Loan of borrower ${read.mock.calls.length}`);
  function Loans() {
    const { data } = useQuery({ queryKey: ['loans'], queryFn: read, staleTime: Number.POSITIVE_INFINITY });
    return <h1>{data ?? 'Reading'}</h1>;
  }
  const { router, services } = createAppStage({
    settings,
    at: '/my-loan',
    draw: (path) => ({ component: path === '/my-loan' ? Loans : () => <h1>{path}</h1> }),
  });
  services.session.patch({ loggedIn: true });
  const page = await render(<RouterProvider router={router} />);
  const loans = (borrower: number) => page.getByRole('heading', { name: `Loan of borrower ${borrower}` });
  await expect.element(loans(1)).toBeVisible();

  await router.navigate({ to: '/logout' });
  await router.navigate({ to: '/my-loan' });
  await expect.element(loans(1)).toBeVisible();
  await router.navigate({ to: '/logout' });
  clearLogin(services.session);
  await router.navigate({ to: '/my-loan' });
  await expect.element(loans(2)).toBeVisible();
});
