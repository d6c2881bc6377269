import type { Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import { Borrower } from './borrower.ts';

interface Journey {
  /** A borrower whom the lender has never seen, or one whose number it knows. */
  borrower: (mobile?: string, phone?: Page) => Borrower;
}

/** A number nobody else in this run has: personas start with 90000000. */
function newMobile(): string {
  return `8${String(Date.now()).slice(-7)}${Math.floor(Math.random() * 90 + 10)}`;
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
});

export { expect };
