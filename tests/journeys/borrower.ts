import { expect, type Page } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import type { Route } from '#contract/routes.ts';
import type { Step } from '#engine/step.ts';
import { pageDriver } from '../../scripts/journey/fill.ts';
import { act, answerStep, codeOf, type PageActs, reach } from '../browsers/journey.ts';

/** The acts of a person through Playwright. */
function personOn(page: Page): PageActs {
  // A busy button is not tapped, because another one may replace it.
  const named = page
    .locator('button:enabled:not([aria-busy="true"]), a[href], label, summary')
    .filter({ visible: true });
  const find = (name: string) =>
    (name.startsWith('[') ? page.locator(name) : named.filter({ hasText: new RegExp(`^\\s*${name}`) })).last();
  return {
    ...pageDriver(page),
    open: (url) => page.goto(url),
    tap: (name) => find(name).click(),
    fill: (name, text) => (name.startsWith('[') ? find(name) : page.getByLabel(name)).fill(text),
    text: (text) => page.getByText(text).first().waitFor(),
    path: async () => new URL(page.url()).pathname,
    left: (path) => page.waitForURL(({ pathname }) => pathname !== path),
  };
}

/** A borrower at a phone, with the page of the sandbox. */
export class Borrower {
  readonly page: Page;
  readonly mobile: string;

  constructor(page: Page, mobile: string) {
    this.page = page;
    this.mobile = mobile;
  }

  /** The borrower as the acts for all browsers take one. */
  get #self() {
    const { page, mobile } = this;
    const { origin: url } = new URL(page.url());
    return { person: personOn(page), mobile, url, ask: (address: string) => page.request.get(address) };
  }

  /** Waits until a route is open. Does not poll, because some routes redirect by themselves. */
  at(route: Route) {
    return this.page.waitForURL(({ pathname }) => pathname === route, { timeout: 15_000, waitUntil: 'commit' });
  }

  next(name = 'Next') {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The newest code of a purpose, once it was sent. */
  code(purpose?: string): Promise<string> {
    return codeOf(this.#self, purpose);
  }

  /** Makes the sandbox refuse this borrower's next call. */
  async refuses(call: CallName | 'any', status: number, message?: string): Promise<void> {
    const data = { call, kind: 'refuse', status, message, once: true, mobile: this.mobile };
    expect((await this.page.request.post('/sandbox/faults', { data })).ok()).toBe(true);
  }

  async logIn(): Promise<void> {
    await this.page.goto('/');
    await this.act();
    await this.at('/enter-otp');
    await this.act();
    await this.#self.person.left('/enter-otp');
  }

  /** Fills the step with its first passing example, presses Next, and waits for what follows. */
  async answer(step: Step): Promise<void> {
    await answerStep(this.#self.person, step, this.mobile);
    await this.#self.person.left(step.route);
  }

  /** Does what the screen asks for, without waiting for what follows. */
  act(): Promise<void> {
    return act(this.#self, new URL(this.page.url()).pathname);
  }

  /** Answers step after step until the given route is open. */
  async reach(target: Route): Promise<void> {
    await reach(this.#self, target);
  }
}
