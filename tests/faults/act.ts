import type { Locator, Page } from 'playwright';
import { type Field, optionsOf } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { sampleAadhaar } from '#sandbox/personas.ts';
import { stepByRoute } from '#schemas/index.ts';
import { answersOf, fillStep, pageDriver } from '../../scripts/journey/fill.ts';
import hindi from '../../src/languages/hi.json' with { type: 'json' };
import type { Phone } from './phone.ts';
import type { SeenScreen } from './screen.ts';

// A borrower who does the obvious: answers what is asked, and presses the main button. Choice 0 is the act that leads to
// the next screen; other choices answer differently, or press another button.

const words: Readonly<Record<string, string>> = hindi;

/** The buttons that lead to the next screen, the most specific first. */
const mainButtons = [
  ...['Stay logged in', 'Submit', 'Take selfie', 'Open camera', 'Verify', 'Get OTP', 'Yes', 'YES', 'Next', 'Continue'],
  ...['Try again', 'Check again', 'Reload', 'OK', 'Not now', 'Go Back', 'Log in'],
  // The buttons of the partners' pages.
  ...['Allow', 'Approve', 'Connect my bank', 'Pay Rs 1'],
];

const pressWithinMs = 2_000;

/** The click is not forced, because a borrower cannot press a covered button either. */
async function press(button: Locator): Promise<boolean> {
  return button.click({ timeout: pressWithinMs }).then(
    () => true,
    () => false,
  );
}

async function pressMain(page: Page, scope: Locator, choice: number): Promise<void> {
  const enabled = scope.locator('button:enabled:not([aria-busy="true"])').filter({ visible: true });
  if (choice > 0) {
    const count = await enabled.count();
    if (count > 0) await press(enabled.nth(choice % count));
    return;
  }
  const names = (await enabled.allInnerTexts()).map((name) => name.trim());
  const name = mainButtons.find((one) => names.includes(one) || names.includes(words[one] ?? one));
  const at = names.findIndex((one) => one === name || (name && one === words[name]));
  await press(at >= 0 ? enabled.nth(at) : enabled.last());
  // Waits until the page has received the events of the press.
  await page.waitForTimeout(0);
}

/** An answer to a field that may differ from its examples. */
function otherValue(field: Field | undefined, value: string, choice: number): string {
  const options = optionsOf(field);
  if (options.length > 0) return options[choice % options.length]?.value ?? value;
  return field?.kind === 'days' ? String((choice % 31) + 1) : value;
}

/** The answers of a choice: an example of the step, with other options where the step offers some. */
function answersFor(step: Step, mobile: string, choice: number): Answers {
  const answers = answersOf(step, mobile);
  if (choice === 0) return answers;
  const { pass } = step.examples;
  // The PAN must be the borrower's own.
  const example = { ...answers, ...(step.route !== '/enter-your-pan' && pass[choice % pass.length]) };
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, otherValue(step.fields[name], value, choice)]),
  );
}

/** Types the answers of a step, without pressing Next. */
export async function typeAnswers({ page, mobile }: Phone, step: Step, choice: number): Promise<Answers | undefined> {
  const answers = answersFor(step, mobile, choice);
  page.setDefaultTimeout(pressWithinMs);
  const driver = pageDriver(page);
  // A borrower taps a field to fill it in, and cannot tap it under a popup, for example that of a failed lookup.
  const fill = async (selector: string, text: string) => {
    await page.locator(selector).click();
    await driver.fill(selector, text);
  };
  // A late answer may change the screen while it is filled.
  return fillStep({ ...driver, fill }, step, answers).then(
    () => answers,
    () => undefined,
  );
}

async function fillVisible(scope: Locator, selector: string, value: () => Promise<string> | string): Promise<void> {
  const input = scope.locator(selector).filter({ visible: true }).first();
  const isThere = (await input.count()) > 0 && (await input.isEditable({ timeout: pressWithinMs }).catch(() => false));
  if (isThere) await input.fill(await value(), { timeout: pressWithinMs }).catch(() => undefined);
}

async function fillScreen(phone: Phone, scope: Locator): Promise<void> {
  const { page, mobile } = phone;
  await fillVisible(scope, 'input[autocomplete="one-time-code"]', () => phone.code());
  if (new URL(page.url()).pathname === '/')
    await fillVisible(scope, 'input[inputmode="numeric"], input[type="tel"]', () => mobile);
  if (new URL(page.url()).pathname === '/enter-aadhar')
    await fillVisible(scope, 'input:not([type="radio"], [autocomplete="one-time-code"])', () => sampleAadhaar(mobile));
  const box = scope.getByRole('checkbox');
  if ((await box.count()) === 1 && !(await box.isChecked())) await press(box);
}

/** One act on the screen that is seen. Returns the answers that were typed, if any. */
export async function act(phone: Phone, seen: SeenScreen, choice: number): Promise<Answers | undefined> {
  const { page } = phone;
  // The page did not open: it asks for a reload, or the browser shows its error page.
  if (seen.isBrowsers || seen.heading === '') {
    await page.reload().catch(() => undefined);
    return undefined;
  }
  const notice = page.getByRole('button', { name: /^(Stop waiting|.*इंतज़ार.*)$/ }).filter({ visible: true });
  if (choice % 2 === 1 && (await notice.count()) > 0) {
    await press(notice.first());
    return undefined;
  }
  const dialog = page.locator('[role="dialog"], [role="alertdialog"]').filter({ visible: true }).last();
  const step = stepByRoute(seen.path);
  if (seen.dialog) {
    await fillScreen(phone, dialog);
    await pressMain(page, dialog, choice);
    // The lender's message names the other method. By a key: a click can meet the foot, which covers the end of the page.
    const other = page.locator('input[value="digilocker"]');
    if (seen.words.includes('Please use DigiLocker'))
      await other.press('Space', { timeout: pressWithinMs }).catch(() => undefined);
    return undefined;
  }
  if (step && Object.keys(step.fields).every((name) => name in seen.values)) {
    const typed = await typeAnswers(phone, step, choice);
    await press(page.locator('button[type="submit"]').filter({ visible: true }).first());
    return typed;
  }
  const whole = seen.path.startsWith('/sandbox') ? page.locator('body') : page.locator('main');
  const scope = (await whole.count()) > 0 ? whole.first() : page.locator('body');
  await fillScreen(phone, scope);
  await pressMain(page, scope, choice);
  return undefined;
}
