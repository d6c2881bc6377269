import type { APIRequestContext, Page } from 'playwright';
import { sampleAadhaar } from '#sandbox/personas.ts';
import type { Rows } from '#sandbox/store/store.ts';
import { stepByRoute } from '#schemas/index.ts';
import { answersOf, fillStep, pageDriver } from './fill.ts';
import { mainButton, pressNext } from './open.ts';

/** The calls of a borrower that are still to fail. */
export async function unusedFaults(request: APIRequestContext, url: string, mobile: string) {
  const answer = await request.get(`${url}/sandbox/rows?mobile=${mobile}`);
  const { faults }: Rows = await answer.json();
  return faults.map(({ call }) => call);
}

/** Fills in what a screen that is not a step asks for, and ticks what it must have ticked. */
async function fillScreen(page: Page, url: string, mobile: string): Promise<void> {
  const code = page.locator('[autocomplete="one-time-code"]:visible').last();
  const aadhaar = page.locator('main [inputmode="numeric"][autocomplete="off"]:visible');
  if (await code.isVisible()) {
    const answer = await page.request.get(`${url}/sandbox/codes?mobile=${mobile}`);
    const { codes } = await answer.json();
    await code.fill(codes[0]?.code ?? '');
  } else if (await aadhaar.isVisible()) await aadhaar.fill(sampleAadhaar(mobile));
  const rating = page.locator('[role="dialog"] label:has([type="radio"]):visible').last();
  if (await rating.isVisible()) await rating.click();
  for (const box of await page.locator('[role="checkbox"][aria-checked="false"]:visible').all()) await box.click();
}

/** Most presses of one screen: the selfie and the Aadhaar code take three. */
const maxPresses = 5;

/** Does what a screen asks for until the borrower's fault is used, or another screen or a popup is open. */
export async function actUntilFault(page: Page, url: string, mobile: string): Promise<void> {
  const { pathname } = new URL(page.url());
  const step = stepByRoute(pathname);
  if (step) await fillStep(pageDriver(page), step, answersOf(step, mobile));
  for (let presses = 0; presses < maxPresses; presses += 1) {
    const isUsed = (await unusedFaults(page.request, url, mobile)).length === 0;
    if (isUsed || new URL(page.url()).pathname !== pathname || (await page.getByRole('alertdialog').isVisible()))
      return;
    if (!step) await fillScreen(page, url, mobile);
    const main = page.locator(mainButton).last();
    await main.waitFor({ timeout: 2_000 }).catch(() => undefined);
    if (!(await main.isVisible())) return;
    await pressNext(page);
    await untilReady(page);
  }
}

/** Waits until nothing on the page is busy. */
export async function untilReady(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"]').first();
  await busy.waitFor({ state: 'hidden' }).catch(() => undefined);
}
