import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import type { Route } from '#contract/routes.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { type JourneyOptions, newMobile, openJourney } from '../../scripts/journey/open.ts';
import { Borrower } from './borrower.ts';
import { type OpenOptions, openRoute } from './open-route.ts';

interface Journey {
  /** Files of the build may be gone, as after another release. */
  mayMissFiles: boolean;
  /** A borrower whom the sandbox has never seen, or one whose number it knows. */
  borrower: (mobile?: string) => Borrower;
  /**
   * The same at a screen, with every earlier answer given: `journey({ to: '/salary-date', persona: 'bre-accepted' })`.
   * They come by the link in a message, with a mobile number of their own.
   */
  journey: (options: JourneyOptions & { readonly persona?: PersonaId }) => Promise<Borrower>;
  /** The same by the address of a screen alone: `openRoute('/my-loan', { persona: 'loans-closed' })`. */
  openRoute: (route: Route, options?: OpenOptions) => Promise<Borrower>;
}

export const test = base.extend<Journey>({
  mayMissFiles: [false, { option: true }],
  borrower: async ({ page, mayMissFiles }, use) => {
    const complaints: string[] = [];
    const onError = (error: Error) => complaints.push(error.message);
    const onConsole = (message: ConsoleMessage) => {
      const { url } = message.location();
      // The browser itself notes each refused call, each unknown page, and what a journey keeps from coming.
      const isNote = message.text().startsWith('Failed to load resource');
      const isMissingFile = message.text().includes('status of 404') && /\.\w+(#|$)/.test(url);
      if (message.type() === 'error' && (!isNote || (isMissingFile && !mayMissFiles)))
        complaints.push(`${message.text()} ${url}`);
    };
    page.on('pageerror', onError).on('console', onConsole);
    await use((mobile = newMobile()) => new Borrower(page, mobile));
    page.off('pageerror', onError).off('console', onConsole);
    expect(complaints, 'the console stays silent').toEqual([]);
  },
  journey: async ({ borrower, page, baseURL }, use) => {
    await use(async (options) =>
      borrower(await openJourney(page, String(baseURL), { mobile: newMobile(), ...options })),
    );
  },
  openRoute: async ({ borrower, baseURL }, use) => {
    await use(async (route, options = {}) => {
      const opened = borrower();
      await openRoute(opened, String(baseURL), route, options);
      return opened;
    });
  },
});

export { expect };
