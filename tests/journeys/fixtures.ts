import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import type { Route } from '#contract/routes.ts';
import { type Persona, type PersonaId, personaOf, personas } from '#sandbox/personas.ts';
import { openableRoutes } from '#sandbox/services/persona-leads.ts';
import { type JourneyOptions, newMobile, openEntry, openJourney, storeLogin } from '../../scripts/journey/open.ts';
import { Borrower } from './borrower.ts';

export interface OpenOptions {
  /** Who opens the route; by default that of `personaAt`. */
  readonly persona?: PersonaId | undefined;
  /** Added to the address: '?success=false'. */
  readonly query?: string;
  /** Runs after the login, before the route is opened. */
  readonly before?: ((borrower: Borrower) => Promise<unknown>) | undefined;
}

/** The first persona who starts at the route; else a new borrower if the journey has the route, or one with a loan. */
function personaAt(route: Route): Persona {
  const seen = personas.find(({ at }) => at === route);
  return seen ?? personaOf('', openableRoutes.includes(route) ? 'new' : 'loan-part-paid');
}

interface Journey {
  /** Whether files of the build may be missing, as after another release. */
  mayMissFiles: boolean;
  /** A borrower with a new mobile number, or with a given one. */
  borrower: (mobile?: string) => Borrower;
  /**
   * A borrower at a screen, with every earlier answer given: `journey({ to: '/salary-date', persona: 'address-406' })`.
   * They open the link in a message, and have a new mobile number.
   */
  journey: (options: JourneyOptions & { readonly persona?: PersonaId }) => Promise<Borrower>;
  /**
   * Opens a screen by its address, for a borrower with every earlier answer given:
   * `openRoute('/my-loan', { persona: 'loans-closed' })`.
   */
  openRoute: (route: Route, options?: OpenOptions) => Promise<Borrower>;
}

export const test = base.extend<Journey>({
  mayMissFiles: [false, { option: true }],
  borrower: async ({ page, mayMissFiles }, use) => {
    const complaints: string[] = [];
    const onError = (error: Error) => complaints.push(error.message);
    const onConsole = (message: ConsoleMessage) => {
      const { url } = message.location();
      // The browser itself reports each refused call, each unknown page, and each request that a journey blocks.
      const isByBrowser = message.text().startsWith('Failed to load resource');
      const isMissingFile = message.text().includes('status of 404') && /\.\w+(#|$)/.test(url);
      if (message.type() === 'error' && (!isByBrowser || (isMissingFile && !mayMissFiles)))
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
  openRoute: async ({ borrower, page, baseURL }, use) => {
    const url = String(baseURL);
    await use(async (route, { persona: id, query = '', before = async () => {} } = {}) => {
      const opened = borrower();
      const { mobile } = opened;
      if (route === '/' || route === '/enter-otp') {
        await before(opened);
        await openEntry(page, url, route, mobile);
        return opened;
      }
      const persona = id ? personaOf(mobile, id) : personaAt(route);
      const at = openableRoutes.includes(route) ? route : persona.at;
      const login = await storeLogin(page, url, { persona: persona.id, mobile, at });
      await before(opened);
      await page.goto(route === '/login' ? login.url : route + query);
      return opened;
    });
  },
});

export { expect };

/** As the browser restores a page after Back from another one. */
export const restore = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
