import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Holds back the app's code, or the requests to other addresses. Returns a function that lets them go on. */
export async function holdRequests(page: Page, to: string | RegExp = /\/static\/js\/[^/]+\.js/): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(to, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the page keeps early taps for the app. */
export const untilDrawn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-early');

/** Waits until the app has taken over the first screen. */
export const hasCode = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-early');

export const getOtp = (page: Page) => page.getByRole('button', { name: 'Get OTP' });
