import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import type { Route } from '#contract/routes.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { sampleAadhaar } from '#sandbox/personas.ts';
import { steps } from '#schemas/index.ts';
import { answersOf, fillStep } from '../../scripts/journey/fill.ts';

const stepAt = (path: string) => steps.find(({ route }) => route === path);

interface Fault {
  readonly kind: 'refuse' | 'stall' | 'nonsense' | 'drop';
  readonly status?: number;
  readonly message?: string;
  /** Once, by default. */
  readonly once?: boolean;
}

/** A borrower at a phone, and the sandbox's page beside them. */
export class Borrower {
  readonly page: Page;
  readonly mobile: string;

  constructor(page: Page, mobile: string) {
    this.page = page;
    this.mobile = mobile;
  }

  at(route: Route) {
    return expect(this.page).toHaveURL(({ pathname }) => pathname === route);
  }

  next(name = 'Next') {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The newest code of a purpose, once it was sent. */
  async code(purpose = ''): Promise<string> {
    let code = '';
    await expect(async () => {
      const answer = await this.page.request.get(`/sandbox/codes?mobile=${this.mobile}`);
      const { codes } = await answer.json();
      code = codes.find((one: { purpose: string }) => one.purpose.includes(purpose)).code;
    }).toPass();
    return code;
  }

  /** Makes the sandbox fail this borrower's next call of a kind. */
  async fails(call: CallName, fault: Fault): Promise<void> {
    const answer = await this.page.request.post('/sandbox/faults', {
      data: { call, once: true, mobile: this.mobile, ...fault },
    });
    expect(answer.ok()).toBe(true);
  }

  async logIn(): Promise<void> {
    await this.page.goto('/');
    await this.page.getByLabel('Mobile number').fill(this.mobile);
    await this.next('Get OTP');
    await this.at('/enter-otp');
    await this.page.locator('input[autocomplete="one-time-code"]').fill(await this.code());
    await this.next('Verify');
    await this.page.waitForURL(({ pathname }) => pathname !== '/enter-otp');
  }

  /** Fills the step with its first passing example, and presses Next. */
  async answer(step: Step, answers: Answers = answersOf(step, this.mobile)): Promise<void> {
    await fillStep(this.page, step, answers);
    await this.next();
    if (step.confirm) await this.next(step.confirm.yes);
    await this.page.waitForURL(({ pathname }) => pathname !== step.route);
  }

  async takeSelfie(): Promise<void> {
    await this.sendSelfie();
    await this.page.waitForURL(({ pathname }) => pathname !== '/selfie-verification');
  }

  async sendSelfie(): Promise<void> {
    const open = this.page.getByRole('button', { name: 'Open camera' });
    const take = this.page.getByRole('button', { name: 'Take selfie' });
    await expect(open.or(take)).toBeVisible();
    if (await open.isVisible()) await open.click();
    await take.click();
    await this.page.getByRole('checkbox').check();
    await this.next('Submit');
  }

  /** The checkout, then the Rs 1 that the bank takes a while to answer. */
  async approveMandate(): Promise<void> {
    await this.next('Continue');
    await this.page.getByRole('button', { name: 'Approve', exact: true }).click();
    await this.at('/emandate-status');
    await this.at('/emandate');
    await this.next('Continue');
    await expect(this.page.getByRole('dialog', { name: 'Just wait for a moment' })).toBeVisible();
    await this.page.waitForURL(({ pathname }) => pathname !== '/emandate', { timeout: 60_000 });
  }

  async chooseAccount(): Promise<void> {
    await this.next('Continue');
    const sheet = this.page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await sheet.getByRole('checkbox').check();
    await sheet.getByRole('button', { name: 'Continue' }).click();
    await this.page.waitForURL(({ pathname }) => pathname !== '/bank-list');
  }

  async agreeToKeyFacts(): Promise<void> {
    await this.page.getByRole('checkbox').check();
    await this.next('Continue');
    const modal = this.page.getByRole('dialog');
    await modal.locator('input[autocomplete="one-time-code"]').fill(await this.code('kfs'));
    await modal.getByRole('button', { name: 'Submit' }).click();
    await this.page.waitForURL(({ pathname }) => pathname !== '/term-condition');
  }

  async verifyAadhaar(): Promise<void> {
    await this.enterAadhaar();
    await this.page.waitForURL(({ pathname }) => pathname !== '/enter-aadhar');
  }

  async enterAadhaar(): Promise<void> {
    await this.page.getByLabel('Aadhaar number').fill(sampleAadhaar(this.mobile));
    await this.next('Get OTP');
    await expect(this.page.getByRole('heading', { name: 'Enter the 6-digit OTP' })).toBeVisible();
    await this.page.locator('input[autocomplete="one-time-code"]').fill(await this.code());
    await this.next('Verify');
  }

  /** Answers step after step until the given route is open. */
  async reach(target: Route): Promise<void> {
    for (;;) {
      const { pathname } = new URL(this.page.url());
      if (pathname === target) return;
      const step = stepAt(pathname);
      if (step) await this.answer(step);
      else if (pathname === '/selfie-verification') await this.takeSelfie();
      else if (pathname === '/enter-aadhar') await this.verifyAadhaar();
      else if (pathname === '/emandate') await this.approveMandate();
      else if (pathname === '/bank-list') await this.chooseAccount();
      else if (pathname === '/term-condition') await this.agreeToKeyFacts();
      else if (pathname === '/loan-approval') {
        await this.next('Continue');
        await this.page.waitForURL((url) => url.pathname !== '/loan-approval');
      } else throw new Error(`No known action on ${pathname}, on the way to ${target}.`);
    }
  }
}
