import { expect, type Locator, type Page } from '@playwright/test';
import { type CallName, calls } from '#contract/calls.ts';
import type { Rows } from '#sandbox/store/store.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { answersOf, fillStep, pageDriver } from '../../scripts/journey/fill.ts';
import type { Borrower } from './borrower.ts';

// The acts of a borrower between the bank details and the payment of the loan, and what the sandbox stores of them.

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The button of the bank details that confirms them. */
export const confirmation = (page: Page) => button(page, String(bankDetails.confirm?.yes));
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Just wait for a moment' });
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Your money will be transferred/ });
export const codeField = (page: Page) => page.getByRole('dialog').locator('input[autocomplete="one-time-code"]');

/** Moves the app's clock until this route is open. */
export async function untilAt(page: Page, path: string, stepMs: number): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(stepMs);
    await expect(page).toHaveURL(({ pathname }) => pathname === path, { timeout: 900 });
  }).toPass({ timeout: 40_000, intervals: [100] });
}

/** Counts how often a page sends a call from now on. Returns the count so far. */
export function countCalls(page: Page, call: CallName): () => number {
  let sent = 0;
  const { method, path } = calls[call];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.endsWith(`/${path}`)) sent += 1;
  });
  return () => sent;
}

/**
 * The sandbox executes the page's next call of this name, and its answer is lost. It is lost in the page, because the
 * browser would repeat a request whose connection the sandbox drops.
 */
export async function losesAnswerTo(call: CallName, page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => pathname.endsWith(`/${calls[call].path}`),
    async (route) => {
      await route.fetch({ maxRetries: 2 });
      await route.abort();
    },
    { times: 1 },
  );
}

/** Three taps in one task, before anything can be drawn. */
export const tapThrice = (target: Locator) =>
  target.evaluate((tapped: HTMLElement) => {
    for (let taps = 0; taps < 3; taps += 1) tapped.click();
  });

/** Holds Enter down, which the keyboard repeats. */
export async function holdEnter(target: Locator): Promise<void> {
  const page = target.page();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // A popup that has just closed returns the focus in a later task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await target.focus();
  for (let repeats = 0; repeats < 5; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

/** Waits for the message of a lost answer, and until its popup has closed by itself. */
export async function seeLostConnection(page: Page): Promise<void> {
  await expect(page.getByText('We could not reach the server').filter({ visible: true }).first()).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.getByRole('alertdialog')).toBeHidden();
}

/** Enters the bank details, up to the question whether they are correct. */
export async function enterDetails({ page, mobile }: Borrower): Promise<void> {
  await fillStep(pageDriver(page), bankDetails, answersOf(bankDetails, mobile));
  await expect(page.locator('[name="bankName"]')).not.toHaveValue('');
  await button(page, 'Next').click();
  await expect(confirmation(page)).toBeVisible();
}

/** Passes the 5 s of the list's spinner, chooses the account and ticks the consent. Returns the Continue of the sheet. */
export async function consent(page: Page): Promise<Locator> {
  await page.clock.fastForward(5_000);
  await button(page, 'Continue').click();
  await sheet(page).getByRole('checkbox').check();
  return sheet(page).getByRole('button', { name: 'Continue' });
}

/** What the sandbox stores of a borrower. */
export async function effectsOf({ page, mobile }: Borrower) {
  const answer = await page.request.get(`/sandbox/rows?mobile=${mobile}`);
  const { bank_accounts, loans, sent_codes }: Rows = await answer.json();
  return {
    accounts: bank_accounts.map(({ status }) => status),
    mandates: bank_accounts.filter(({ mandate_id }) => mandate_id).length,
    loans: loans.length,
    codes: sent_codes.filter(({ purpose }) => purpose === 'kfs').length,
  };
}
