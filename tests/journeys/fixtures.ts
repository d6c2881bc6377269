import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Asked } from '../../scripts/journey/open.ts';
import { newMobile, openJourney } from '../../scripts/journey/open.ts';
import { Borrower } from './borrower.ts';

interface Journey {
  /** A borrower whom the lender has never seen, or one whose number it knows. */
  borrower: (mobile?: string, phone?: Page) => Borrower;
  /**
   * The same at a screen, with every earlier answer given: `journey({ to: '/salary-date', persona: 'bre-accepted' })`.
   * A persona is reset when it is opened: two tests of different files must not open the same one.
   */
  journey: (asked: Asked & { readonly persona?: PersonaId }) => Promise<Borrower>;
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
    await use(async (asked) => borrower(await openJourney(page, String(baseURL), asked)));
  },
});

export { expect };
