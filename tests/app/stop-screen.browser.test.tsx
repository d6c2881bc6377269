import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { parseSettings } from '#app/settings.ts';
import { redirect } from '#engine/outcome.ts';
import { useRun } from '#screen/use-flow.ts';
import { createAppStage } from '#tests/screens/app-stage.tsx';
import { faults } from '#tests/screens/faults.ts';

/** The app at /finbox, whose one call leads to an address that may not be followed; or at a screen that does the same. */
async function stopAt(at: '/finbox' | '/enter-aadhar' | '/home') {
  vi.stubGlobal('fetch', async () => Response.json({}));
  const call = vi.fn();
  function Blocked() {
    const { run } = useRun();
    useEffect(() => {
      call();
      if (call.mock.calls.length === 1) void run(redirect('https://evil.example/'));
    }, [run]);
    return <h1>{at}</h1>;
  }
  const { router, services } = createAppStage({
    settings: parseSettings({}),
    at,
    draw: (path) => ({ component: path === at ? Blocked : () => <h1>{path}</h1> }),
  });
  router.subscribe('onResolved', ({ pathChanged }) => pathChanged && services.messages.onNavigated());
  const page = await render(<RouterProvider router={router} />);
  return { ...page, call, back: () => router.history.back() };
}

const stopped = { name: 'We stopped here to keep you safe' };

test('the stop screen takes the focus with its heading, and names the page', async () => {
  const { getByRole } = await stopAt('/finbox');
  await expect.element(getByRole('heading', stopped)).toHaveFocus();
  expect(document.title).toContain(stopped.name);
  expect(await faults()).toEqual([]);
});

test("'Go to home' does not repeat the call that was stopped", async () => {
  const { getByRole, call } = await stopAt('/finbox');
  await getByRole('button', { name: 'Go to home' }).click();
  await expect.element(getByRole('heading', { name: '/home' })).toBeVisible();
  expect(call).toHaveBeenCalledOnce();
});

test("Back after 'Go to home' shows the screen that was stopped, to try again", async () => {
  const { getByRole, back } = await stopAt('/enter-aadhar');
  await getByRole('button', { name: 'Go to home' }).click();
  await expect.element(getByRole('heading', { name: '/home' })).toBeVisible();
  back();
  await expect.element(getByRole('heading', { name: '/enter-aadhar' })).toBeVisible();
});

test("'Go to home' shows /home again where the borrower was stopped there", async () => {
  const { getByRole } = await stopAt('/home');
  await getByRole('button', { name: 'Go to home' }).click();
  await expect.element(getByRole('heading', { name: '/home' })).toBeVisible();
});
