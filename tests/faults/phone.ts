import type { Browser, BrowserContext, BrowserContextOptions, ConsoleMessage, Page } from 'playwright';
import type { Screen } from '#engine/screen.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { CodePurpose } from '#sandbox/rules/one-time-code.ts';
import type { Rows } from '#sandbox/store/store.ts';
import { isRoute } from '#schemas/index.ts';
import { screenByRoute } from '#screens/index.ts';
import { newMobile, postSandbox, storeLogin } from '../../scripts/journey/open.ts';
import { sentCodes } from '../sandbox/sent-codes.ts';
import { releaseAgain } from './release.ts';
import { type SeenScreen, seeScreen } from './screen.ts';

export interface Start {
  readonly persona: PersonaId;
  /** The step to which the persona is moved; without it, they start where the persona is. */
  readonly at: string | undefined;
}

const isTransient = (path: string) => {
  const record: Partial<Screen> | undefined = isRoute(path) ? screenByRoute(path)?.record : undefined;
  return record?.transient ?? false;
};

/** After this many looks, a screen counts as being at rest. */
const mostLooks = 70;
const betweenLooksMs = 30;
/** How far the page's clock moves with each look: in the true second of a stalled call it passes the 15 s of the notice. */
const lookMs = 700;

/** The purpose of the code that a screen asks for: the newest code of all may be one for the login. */
const codePurposes: Readonly<Record<string, CodePurpose>> = {
  '/enter-otp': 'login',
  '/enter-aadhar': 'aadhaar',
  '/term-condition': 'kfs',
};

/** A borrower's phone: up to two tabs of one browser, its network, and the errors on its pages. */
export class Phone {
  readonly mobile = newMobile();
  readonly complaints: string[] = [];
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #waiting = new Map<Page, number>();
  #tabs: Page[] = [];
  #releases = 0;

  private constructor(context: BrowserContext, url: string) {
    this.#context = context;
    this.#url = url;
  }

  /** A new phone with a borrower at a step. */
  static async open(browser: Browser, url: string, options: BrowserContextOptions, start: Start): Promise<Phone> {
    // A release is simulated in the network, whose requests a service worker would answer itself.
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
    const phone = new Phone(context, url);
    await context.clock.install();
    const page = await context.newPage();
    const { persona, at } = start;
    const opened = await storeLogin(page, url, { persona, mobile: phone.mobile, ...(at && { at }) });
    await page.close();
    context.on('page', (own) => void phone.#watch(own));
    await phone.openTab(opened.url);
    await phone.rest();
    return phone;
  }

  get page(): Page {
    const page = this.#tabs[0];
    if (!page) throw new Error('The phone has no page.');
    return page;
  }

  /** Opens an address in a new tab, which is in front from then on. */
  async openTab(path = new URL(this.page.url()).pathname): Promise<void> {
    const page = await this.#context.newPage();
    this.#tabs.unshift(page);
    await page.goto(this.#url + path);
  }

  otherTab(): void {
    this.#tabs.reverse();
  }

  async closeOtherTab(): Promise<void> {
    await this.#tabs.pop()?.close();
  }

  async #watch(page: Page): Promise<void> {
    const isCall = (address: string) => new URL(address).pathname.startsWith('/api/');
    const count = (address: string, by: number) => {
      if (isCall(address)) this.#waiting.set(page, (this.#waiting.get(page) ?? 0) + by);
    };
    page.on('request', (request) => count(request.url(), 1));
    page.on('requestfinished', (request) => count(request.url(), -1));
    page.on('requestfailed', (request) => count(request.url(), -1));
    // A page that is left drops its calls without an event.
    page.on('framenavigated', (frame) => frame === page.mainFrame() && this.#waiting.set(page, 0));
    page.on('pageerror', (error) => this.complaints.push(error.stack ?? error.message));
    page.on('console', (message: ConsoleMessage) => {
      const isOurs = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
      if (isOurs) this.complaints.push(message.text());
    });
    // The Rs 1 of the reverse penny drop is paid on a page of its own.
    try {
      await page.waitForURL('**/sandbox/penny/*', { timeout: 2_000 });
      await page.getByRole('button', { name: 'Pay Rs 1' }).click({ timeout: 2_000 });
      await page.close();
    } catch {
      // The tab is another page.
    }
  }

  /** Waits until the screen is at rest: it is not busy, no call is open, and it has stopped changing. */
  async rest(): Promise<SeenScreen> {
    let before = '';
    let calm = 0;
    for (let look = 0; ; look += 1) {
      const seen = await seeScreen(this.page);
      // A page is blank before its first paint.
      const isBlank = !seen.isBrowsers && seen.heading === '' && !seen.path.startsWith('/sandbox');
      const isBusy = isBlank || seen.busy || (this.#waiting.get(this.page) ?? 0) > 0;
      const now = JSON.stringify(seen);
      calm = now === before ? calm + 1 : 0;
      before = now;
      const isCalm = !isBusy && (isTransient(seen.path) ? calm > 12 : calm > 0);
      if (isCalm || look === mostLooks) return seen;
      await this.page.clock.fastForward(lookMs).catch(() => undefined);
      await this.page.waitForTimeout(betweenLooksMs);
    }
  }

  async sleep(minutes: number): Promise<void> {
    await this.page.clock.fastForward(minutes * 60_000);
  }

  async setOffline(offline: boolean): Promise<void> {
    await this.#context.setOffline(offline);
  }

  /** Deploys the app again: all files have new names, and the old ones are gone. */
  async deploy(): Promise<void> {
    this.#releases += 1;
    await releaseAgain(this.#context, this.#releases);
  }

  async chooseLanguage(value: string): Promise<void> {
    await this.#context.addCookies([{ name: 'kadam.language', value, url: this.#url }]);
    await this.page.reload();
  }

  async fails(fault: object): Promise<void> {
    await postSandbox(this.page.request, this.#url, 'faults', { call: 'any', mobile: this.mobile, ...fault });
  }

  async endFaults(): Promise<void> {
    await postSandbox(this.page.request, this.#url, 'faults/clear', { mobile: this.mobile });
    await this.setOffline(false);
  }

  async code(): Promise<string> {
    const get = (address: string) => this.page.request.get(address);
    const { pathname } = new URL(this.page.url());
    const [code = '000000'] = await sentCodes(get, this.#url, this.mobile, codePurposes[pathname]);
    return code;
  }

  /** Every row that the lender stores of this borrower. */
  async rows(): Promise<Rows> {
    const answer = await this.page.request.get(`${this.#url}/sandbox/rows?mobile=${this.mobile}`);
    return answer.json();
  }

  /** The draft that the browser stores: answers by the name of their field. */
  async draft(): Promise<Readonly<Record<string, string>>> {
    const stored = await this.page.evaluate(() => localStorage.getItem('kadam.register'));
    return JSON.parse(stored ?? '{}').answers ?? {};
  }

  async close(): Promise<void> {
    await this.#context.close();
  }
}
