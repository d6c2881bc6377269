import type { APIRequestContext, Page } from 'playwright';
import { breaksOf, rulesByName } from '#authoring/break-rules.ts';
import type { Route } from '#contract/routes.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { Step } from '#engine/step.ts';
import { anyCall, callNames, faultKinds } from '#sandbox/control/forms.ts';
import { faultOf, type Opened } from '#sandbox/control/open.ts';
import { personas } from '#sandbox/personas.ts';
import { isMobile, mobileFormat } from '#sandbox/rules/mobile-number.ts';
import { openableRoutes } from '#sandbox/services/persona-leads.ts';
import { allRoutes, isRoute, steps } from '#schemas/index.ts';
import { assertKnown, UsageError } from '../command.ts';
import { fillStep, pageDriver } from './fill.ts';

/** Which screen to open, and how; as written on the command line or in a test. */
export type JourneyOptions = Readonly<
  Partial<Record<'to' | 'persona' | 'mobile' | 'break' | 'fault', string | undefined>>
>;

/** A number that no other borrower has: personas start with 90000000. */
export function newMobile(): string {
  return `8${String(Date.now()).slice(-7)}${Math.floor(Math.random() * 90 + 10)}`;
}

/** Posts to the sandbox. If it refuses the request, throws a UsageError with its message. */
export async function postSandbox<Answer>(
  request: APIRequestContext,
  url: string,
  path: string,
  data: object,
): Promise<Answer> {
  const answer = await request.post(`${url}/sandbox/${path}`, { data });
  const body = await answer.json();
  if (!answer.ok()) throw new UsageError(String(body.message));
  return body;
}

/** How long a button may take to become busy, in milliseconds. It never does if the question shows an error instead. */
const busyWithinMs = 500;

/** The main buttons of a screen and of the sheets over it, in any language; not the OK of a popup. */
export const mainButton = 'button:is([type="submit"], [class*="primary"]):enabled:visible:not([role="alertdialog"] *)';

/** Presses the main button of a screen, and waits until it is busy; does nothing behind a popup. */
export async function pressNext(page: Page): Promise<void> {
  const next = page.locator(mainButton).last();
  await next.waitFor({ timeout: 5_000 });
  // Waits for the scripts of the first screen: before that, a tap is only recorded.
  await page.locator('html:not([data-early])').waitFor({ state: 'attached' });
  // The popup of an earlier failed call keeps a borrower from pressing Next, too.
  const isCovered = () => page.getByRole('alertdialog').isVisible();
  if (!(await isCovered()))
    await next.click({ timeout: 5_000 }).catch(async (error: unknown) => {
      if (!(await isCovered())) throw error;
    });
  const busy = page.locator('[aria-busy="true"]').first();
  await busy.waitFor({ timeout: busyWithinMs }).catch(() => undefined);
}

/** Throws a UsageError if the screen, the persona, the number or the call of the fault does not exist. */
export function checkTarget({ to, persona, mobile, fault }: JourneyOptions): void {
  if (to) assertKnown('screen', to, allRoutes, 'docs/journey.md');
  const ids = personas.map(({ id }) => id);
  if (persona) assertKnown('persona', persona, ids, 'sandbox/personas.ts');
  const [call, how = '500'] = fault?.split(':') ?? [];
  if (call !== undefined) assertKnown('call', call, [...callNames, anyCall], 'src/contract/calls.ts');
  if (!/^[45]\d\d$/.test(how)) assertKnown('fault', how, Object.keys(faultKinds), 'sandbox/control/forms.ts');
  if (mobile !== undefined && !isMobile(mobile))
    throw new UsageError(`'${mobile}' is not a mobile number. Write ${mobileFormat}.`);
}

/** The answers that break a rule, and their step: `to`, otherwise the first step with such a field. */
export function readBreak({ break: named, to }: JourneyOptions, journeySteps: readonly Step[] = steps) {
  if (named === undefined) return undefined;
  const [field = '', rule = ''] = named.split(':');
  const possible = to ? journeySteps.filter(({ route }) => route === to) : journeySteps;
  const step = possible.find(({ fields }) => field in fields) ?? possible[0];
  if (!step) throw new UsageError(`${to} is not a step. Leave out --break.`);
  const known = possible.flatMap(({ fields }) => Object.keys(fields));
  assertKnown('field', field, known, to ? `schemas${to}.ts` : 'schemas/');
  const rules = Object.keys(rulesByName(step.fields[field]?.rules ?? []));
  assertKnown(`rule of ${field}`, rule, rules, `schemas${step.route}.ts`);
  const found = breaksOf(step).find(({ name }) => name === named);
  if (!found?.canBeTyped) throw new UsageError(`${named}: nothing that can be typed breaks this rule.`);
  return { step, ...found };
}

/** Opens the mobile entry with a number, or continues from there to the code. */
export async function openEntry(page: Page, url: string, to: Route, mobile: string): Promise<void> {
  await page.goto(`${url}/?mobile_no=${mobile}`);
  if (to === '/') return;
  await pressNext(page);
  await page.waitForURL(({ pathname }) => pathname === to);
}

/** A file of the same origin, without the app. */
const outsideApp = (url: string) => `${url}/mark.svg`;

/**
 * Puts a borrower at a step of the sandbox, and stores in the browser what it has after a login: the token, the account,
 * and what came with the PAN. Returns the answer of the sandbox.
 */
export async function storeLogin(page: Page, url: string, request: object): Promise<Opened> {
  const opened = await postSandbox<Opened>(page.request, url, 'open', request);
  const token = new URL(opened.url, url).searchParams.get('token') ?? '';
  const { customerID } = opened.session;
  const stored = {
    token,
    customerID,
    custId: customerID,
    phoneNo: opened.mobile,
    'kadam.user': { ...emptyUserSession, loggedIn: true, ...opened.session },
    'kadam.register': { ...emptyDraft, ...opened.draft },
  };
  // The app would overwrite the storage.
  await page.goto(outsideApp(url));
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) {
      localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    }
  }, stored);
  return opened;
}

/** Opens a screen with every earlier question answered. Returns the mobile number of the borrower. */
export async function openJourney(page: Page, url: string, options: JourneyOptions): Promise<string> {
  const { persona, fault } = options;
  const to = options.to ?? readBreak(options)?.step.route;
  const mobile = options.mobile ?? (persona ? undefined : newMobile());
  // A screen that the server never names is opened by its address.
  const at = to && isRoute(to) && !openableRoutes.includes(to) ? undefined : to;
  const request = { persona, mobile, at };
  // Only now, and in no app: the login, or a screen that it passes, would use it up.
  const addFault = async (borrower: string) => {
    if (fault) await postSandbox(page.request, url, 'faults', { ...faultOf(fault), mobile: borrower });
  };
  if (to === '/' || to === '/enter-otp') {
    const { mobile: opened } = await postSandbox<Opened>(page.request, url, 'open', request);
    await openEntry(page, url, to, opened);
    await addFault(opened);
    return opened;
  }
  const opened = await storeLogin(page, url, request);
  await page.goto(url + opened.url);
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  const { pathname } = new URL(page.url());
  if (fault) await page.goto(outsideApp(url));
  await addFault(opened.mobile);
  if (fault || (to && pathname !== to)) await page.goto(url + (to ?? pathname));
  const broken = readBreak(options);
  if (broken) {
    await fillStep(pageDriver(page), broken.step, broken.answers);
    await pressNext(page);
    const invalid = page.locator(`[data-invalid] [name="${broken.field}"]`).first();
    await invalid.waitFor({ state: 'attached', timeout: 10_000 });
  }
  return opened.mobile;
}
