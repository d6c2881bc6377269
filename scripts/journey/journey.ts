import type { Page } from 'playwright';
import { breakNamed } from '#authoring/break-rules.ts';
import { exampleFacts } from '#authoring/check-answers.ts';
import { fillStep } from './fill.ts';
import type { Order } from './order.ts';
import { sandboxAt } from './sandbox.ts';
import type { Say } from './walk.ts';
import { walk } from './walk.ts';
import { Stuck, Walker } from './walker.ts';
import { addressOf, transient, wayTo } from './ways.ts';

/** A number nobody else has: personas start with 90000000. */
export function newMobile(): string {
  return `8${String(Date.now()).slice(-7)}${Math.floor(Math.random() * 90 + 10)}`;
}

/** The one button that every question ends with, in whatever language. */
const submit = (page: Page) => page.locator('button[type="submit"]').click();

/** By the two screens that come before anybody is logged in. */
async function openEntry(page: Page, url: string, mobile: string, order: Order): Promise<void> {
  await page.goto(`${url}/?mobile_no=${mobile}`);
  if (order.to === '/') return;
  await submit(page);
  await page.waitForURL(({ pathname }) => pathname === '/enter-otp');
}

/** Puts into the browser what walking would have left there, and opens the screen as the way there would. */
async function openScreen(page: Page, walker: Walker, order: Order, say: Say): Promise<void> {
  const { url } = walker;
  const { search, from } = await walk(walker, say);
  if (order.clock) {
    await walker.sandbox.moveClock(order.clock.minutes);
    // The token of before may have ended meanwhile.
    await walker.logIn();
    say(`The clock of the lender was moved on by ${order.clock.written}, for everybody.`);
  }
  const address = await addressOf(walker, search);
  if (order.fault) await setFault(walker, order, say);
  // A page of the same origin without the app: nothing runs yet that could write over it.
  await page.goto(`${url}/mark.svg`);
  await page.evaluate((stored) => {
    localStorage.clear();
    for (const [key, value] of stored) localStorage.setItem(key, value);
  }, walker.stored());
  await page.goto(url + (from ?? address));
  if (from) await page.locator(`a[href="${order.to}"]`).click();
  if (!transient.includes(order.to)) await page.waitForURL(({ pathname }) => pathname === order.to);
}

async function setFault(walker: Walker, { fault }: Order, say: Say): Promise<void> {
  if (!fault) return;
  await walker.sandbox.fault(fault, walker.mobile);
  const { call, kind, status } = fault;
  say(`The next ${call} of this borrower goes wrong: ${kind}${status ? ` with ${status}` : ''}.`);
}

/** Fills in what breaks the one rule, presses Next, and waits for its message. */
async function breakRule(page: Page, { breaks }: Order, mobile: string, say: Say): Promise<void> {
  if (!breaks) return;
  const { step, named } = breaks;
  // One rule looks at the borrower's own number.
  const { answers, message, name } = breakNamed(step, named, { ...exampleFacts, mobile });
  await fillStep(page, step, answers);
  await submit(page);
  const inHindi = step.hindi?.[message] ?? message;
  const told = page
    .getByText(message, { exact: true })
    .or(page.getByText(inHindi, { exact: true }))
    .first();
  await told.waitFor({ timeout: 5_000 }).catch(() => {
    throw new Stuck(`${name} cannot be broken here: '${message}' does not show. Is the field filled in already?`);
  });
  say(`${name} is broken. Under the field stands: ${await told.innerText()}`);
}

/** What stands on the screen in the end. */
async function tellArrival(page: Page, order: Order, say: Say): Promise<void> {
  // By its element: while a popup stands, the screen below has no roles.
  const heading = await page.locator('h1').first().innerText();
  const { pathname } = new URL(page.url());
  const passedOn = pathname === order.to ? '' : ` (${order.to} passes on by itself)`;
  say(`${pathname} stands: ${heading.replaceAll('\n', ' ')}${passedOn}`);
}

/** A persona goes the same way each time once the lender knows nothing of them any more. */
export async function startAfresh(url: string, { persona }: Order, say: Say): Promise<void> {
  if (!persona) return;
  await sandboxAt(url).forget(persona.mobile);
  say(`${persona.name}: ${persona.shows}. Whatever the lender knew of ${persona.mobile} is forgotten.`);
}

/** Brings a browser's page to a screen with everything before it filled in. Gives the mobile number of the borrower. */
export async function openJourney(page: Page, url: string, order: Order, say: Say = () => {}): Promise<string> {
  const { persona, to } = order;
  const mobile = persona?.mobile ?? newMobile();
  // The cookie of src/session/language.ts.
  if (order.language) await page.context().addCookies([{ name: 'kadam.language', value: order.language, url }]);
  const walker = new Walker(url, mobile, to);
  if (wayTo(to) === 'nowhere') {
    if (order.fault) await setFault(walker, order, say);
    await openEntry(page, url, mobile, order);
  } else await openScreen(page, walker, order, say);
  await tellArrival(page, order, say);
  await breakRule(page, order, mobile, say);
  return mobile;
}
