import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Holds back the app's code, or the scripts at other addresses. Returns what lets them come. */
export async function holdCode(page: Page, scripts: string | RegExp = /\/static\/js\/[^/]+\.js/): Promise<() => void> {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await arrived;
    await route.continue();
  });
  return arrive;
}

/** Waits until the page keeps a tap for the app. */
export const untilDrawn = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-early');

/** Waits until the app has taken over the first screen. */
export const hasCode = (page: Page) => expect(page.locator('html')).not.toHaveAttribute('data-early');

export const getOtp = (page: Page) => page.getByRole('button', { name: 'Get OTP' });
