import { kindOf } from '#engine/fields.ts';
import { lookupSources } from '#engine/sources.ts';
import type { Step } from '#engine/step.ts';
import { sampleAadhaar } from '#sandbox/personas.ts';
import { stepByRoute } from '#schemas/index.ts';
import { answersOf } from '../../scripts/journey/fill.ts';
import type { Person } from './person.ts';
import { waitFor } from './tab.ts';

const codeField = '[autocomplete="one-time-code"]';

/** The newest one-time code of a mobile number, from the sandbox's page. */
function codeOf(url: string, mobile: string, purpose = ''): Promise<string> {
  return waitFor('A code was sent', async () => {
    const answer = await fetch(`${url}/sandbox/codes?mobile=${mobile}`);
    // See sandbox/README.md.
    const { codes } = (await answer.json()) as { codes: { purpose: string; code: string }[] };
    return codes.find((one) => one.purpose.includes(purpose))?.code;
  });
}

/** Fills a step with its example, and presses Next. */
export async function answerStep(person: Person, step: Step, mobile: string): Promise<void> {
  for (const [name, value] of Object.entries(answersOf(step, mobile))) {
    const field = step.fields[name];
    if (!field || !value) continue;
    const { control } = kindOf(field).tools;
    if (control === 'radio') await person.tap(`[name="${name}"][value="${value}"]`);
    else if (control === 'select') await person.choose(`[name="${name}"]`, value);
    else await person.fill(`[name="${name}"]`, value);
    if (field.kind === 'lookup' && value.length === lookupSources[field.source].atLength)
      await waitFor(`${name} is looked up`, async () => (await person.value(`[name="${field.fills}"]`)) || undefined);
  }
  await person.tap('Next');
  if (step.confirm) await person.tap(step.confirm.yes);
}

/** From the mobile number to home with a loan, as a new borrower. Returns the routes that were open. */
export async function takeLoan(person: Person, url: string, mobile: string): Promise<readonly string[]> {
  const enterCode = async (submit: string, purpose?: string) => {
    const code = await codeOf(url, mobile, purpose);
    await person.fill(codeField, code);
    await person.tap(submit);
  };
  const screens: Readonly<Record<string, () => Promise<void>>> = {
    async '/'() {
      await person.fill('[name="mobile"]', mobile);
      await person.tap('Get OTP');
    },
    '/enter-otp': () => enterCode('Verify'),
    async '/enter-aadhar'() {
      await person.fill('Aadhaar number', sampleAadhaar(mobile));
      await person.tap('Get OTP');
      await person.text('Enter the 6-digit OTP');
      await enterCode('Verify');
    },
    async '/loan-approval'() {
      await person.text('Your loan is approved');
      await person.tap('Continue');
    },
    async '/selfie-verification'() {
      await person.tap('Open camera');
      await person.tap('Take selfie');
      await person.tap('[role="checkbox"]');
      await person.tap('Submit');
    },
    async '/emandate'() {
      await person.tap('Continue');
    },
    '/emandate-status': async () => undefined,
    async '/bank-list'() {
      await person.tap('Continue');
      await person.tap('I confirm to hold the bank account');
      await person.tap('Continue');
    },
    async '/term-condition'() {
      await person.tap('I agree to');
      await person.tap('Continue');
      await person.text('OTP');
      await enterCode('Submit', 'kfs');
    },
    '/dashboard': async () => undefined,
  };
  const visited: string[] = [];
  await person.open(`${url}/`);
  for (;;) {
    const path = await person.path();
    visited.push(path);
    if (path === '/home') break;
    const step = stepByRoute(path);
    const isCheckout = path.startsWith('/sandbox/checkout/');
    const act = step
      ? () => answerStep(person, step, mobile)
      : isCheckout
        ? () => person.tap('Approve')
        : screens[path];
    if (!act) throw new Error(`No known action on ${path}.`);
    await act();
    await person.left(path);
  }
  await person.text('Repay Loan');
  return visited;
}
