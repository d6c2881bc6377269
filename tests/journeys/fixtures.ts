import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { newMobile, openJourney } from '../../scripts/journey/journey.ts';
import type { Asked } from '../../scripts/journey/order.ts';
import { readOrder } from '../../scripts/journey/order.ts';
import { Borrower } from './borrower.ts';

interface Journey {
  /** A borrower whom the lender has never seen, or one whose number it knows. */
  borrower: (mobile?: string, phone?: Page) => Borrower;
  /**
   * The same at a screen, with everything before it filled in: `journey({ to: '/salary-date', persona: 'repeat-approved' })`.
   * A persona is where the last test left them: two tests may name the same one only where neither leads them on.
   */
  journey: (asked: Asked) => Promise<Borrower>;
}

export const test = base.extend<Journey>({
  borrower: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // The browser itself notes each refused answer; those are what some journeys are about.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text());
    });
    await use((mobile = newMobile(), phone = page) => new Borrower(phone, mobile));
    expect(complaints, 'the console stays silent').toEqual([]);
  },
  journey: async ({ borrower, page, baseURL }, use) => {
    await use(async (asked) => borrower(await openJourney(page, String(baseURL), readOrder(asked))));
  },
});

export { expect };
