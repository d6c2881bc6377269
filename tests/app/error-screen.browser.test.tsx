import { RouterProvider } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ChunkLoadError } from '#app/load-chunk.ts';
import { OfflineBanner } from '#app/offline-banner.tsx';
import { lazyComponent } from '#app/router.tsx';
import { createAppStage } from '#tests/screens/app-stage.tsx';
import { faults } from '#tests/screens/faults.ts';
import { settings } from '#tests/screens/stage.tsx';

const goOffline = (offline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!offline);
  dispatchEvent(new Event(offline ? 'offline' : 'online'));
};

/** A screen of the app. The console does not report what the error boundary catches. */
function show(component: ReturnType<typeof lazyComponent>) {
  const { router } = createAppStage({ settings, at: '/home', draw: () => ({ component }) });
  return render(<RouterProvider router={router} />, { createRootOptions: { onCaughtError: () => {} } });
}

test('shows which part did not load, in a heading that takes the focus and names the page, and offers a reload, but does not reload as long as there is no network', async () => {
  const page = await show(lazyComponent('Home', () => Promise.reject(new TypeError('Failed to fetch'))));
  // The pressed button is gone.
  await expect.element(page.getByRole('heading', { name: 'This part did not load' })).toHaveFocus();
  expect(document.title).toBe('This part did not load · Kadam');
  await expect.element(page.getByRole('alert')).toHaveTextContent('ChunkLoadError: Loading chunk Home failed (error)');
  expect(await faults()).toEqual([]);
  goOffline(true);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/You are still offline/);
  // While the app is mounted: otherwise its queries would stay offline in the files that follow.
  goOffline(false);
  await expect.element(page.getByRole('alert')).toHaveTextContent('ChunkLoadError: Loading chunk Home failed (error)');
});

test('the report of a part that did not load names it, and how that failed', async () => {
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const reporting = { ...settings, analyticsTagUrl: 'https://tag.example/collect' };
  const { services } = createAppStage({ settings: reporting, at: '/home', draw: () => ({ component: () => null }) });
  services.reportError(new ChunkLoadError('/my-loan', 'missing'));
  const reports = () => beacon.mock.calls.map(([, body]) => JSON.parse(String(body)));
  const what = 'Loading chunk /my-loan failed (missing)';
  await expect.poll(reports).toContainEqual({ event: 'screen_failed', journey: 'onboarding', what });
});

test('shows the default page with the message of a screen that throws, instead of a blank page', async () => {
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
