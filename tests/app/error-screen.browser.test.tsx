import { RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { OfflineBanner } from '#app/offline-banner.tsx';
import { lazyComponent } from '#app/router.tsx';
import { createAppStage } from '#tests/screens/app-stage.tsx';
import { faults } from '#tests/screens/faults.ts';
import { settings } from '#tests/screens/stage.tsx';

const goOffline = (offline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  dispatchEvent(new Event(offline ? 'offline' : 'online'));
};

/** A screen of the app. What a boundary catches is not for the console here. */
function show(component: ReturnType<typeof lazyComponent>) {
  const { router } = createAppStage({ settings, at: '/home', draw: () => ({ component }) });
  return render(<RouterProvider router={router} />, { createRootOptions: { onCaughtError: () => {} } });
}

test('shows which part did not load, and offers a reload, but none into nothing while there is no network', async () => {
  const page = await show(lazyComponent('Home', () => Promise.reject(new TypeError('Failed to fetch'))));
  await expect.element(page.getByRole('heading', { name: 'This part did not load' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('ChunkLoadError: Loading chunk Home failed (error)');
  expect(await faults()).toEqual([]);
  goOffline(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/You are still offline/);
  // While the app is there: its queries would be offline in the files that follow, too.
  goOffline(false);
});

test('takes the focus with its heading, and names the page: what was pressed is gone', async () => {
  const page = await show(lazyComponent('Home', () => Promise.reject(new TypeError('Failed to fetch'))));
  await expect.element(page.getByRole('heading', { name: 'This part did not load' })).toHaveFocus();
  expect(document.title).toBe('This part did not load · Kadam');
});

test('is never blank: a screen that breaks shows the default page with its message', async () => {
  function Broken(): never {
    throw new Error('Cannot read properties of undefined');
  }
  const page = await show(lazyComponent('Broken', async () => Broken));
  await expect.element(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Cannot read properties of undefined');
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('a lost connection is shown as long as it is lost', async () => {
  const page = await render(<OfflineBanner />);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  goOffline(true);
  await expect.element(page.getByRole('status')).toHaveTextContent('You are offline. Your answers are kept.');
  expect(await faults()).toEqual([]);
  goOffline(false);
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});
