import type { Step } from '#engine/step.ts';
import { sampleAadhaar } from '#sandbox/personas.ts';
import { stepByRoute } from '#schemas/index.ts';
import { answersOf, type FormDriver, fillStep } from '../../scripts/journey/fill.ts';
import { type Ask, sentCodes } from '../sandbox/sent-codes.ts';
import { waitFor } from './tab.ts';

/** What a borrower does with a page. A control is given by the beginning of its name or text, or by a selector in brackets. */
export interface PageActs extends FormDriver {
  open(url: string): Promise<unknown>;
  tap(name: string): Promise<unknown>;
  /** Waits until a text shows. */
  text(text: string): Promise<unknown>;
  path(): Promise<string>;
  /** Waits until another path is open. */
  left(path: string): Promise<unknown>;
}

/** A borrower at a page of the product, with their mobile number. */
interface Borrower {
  readonly person: PageActs;
  readonly mobile: string;
  readonly url: string;
  readonly ask: Ask;
}

/** The newest one-time code of a mobile number, from the sandbox's page. */
export function codeOf({ url, mobile, ask }: Borrower, purpose = ''): Promise<string> {
  return waitFor('A code was sent', async () => (await sentCodes(ask, url, mobile, purpose))[0]);
}

/** Fills a step with its example or other answers, and presses Next. */
export async function answerStep(person: PageActs, step: Step, mobile: string, answers = answersOf(step, mobile)) {
  await fillStep(person, step, answers);
  await person.tap('Next');
  if (step.confirm) await person.tap(step.confirm.yes);
}

async function enterCode(borrower: Borrower, submit: string, purpose?: string): Promise<void> {
  await borrower.person.fill('[autocomplete="one-time-code"]', await codeOf(borrower, purpose));
  await borrower.person.tap(submit);
}

const tapping =
  (...names: readonly string[]) =>
  async ({ person }: Borrower) => {
    for (const name of names) await person.tap(name);
  };

/** What a borrower does on each screen that is not a step, to reach the next one. */
const acts: Readonly<Record<string, (borrower: Borrower) => Promise<void>>> = {
  async '/'({ person, mobile }) {
    await person.fill('[name="mobile"]', mobile);
    await person.tap('Get OTP');
  },
  '/enter-otp': (borrower) => enterCode(borrower, 'Verify'),
  async '/enter-aadhar'(borrower) {
    const { person, mobile } = borrower;
    await person.fill('Aadhaar number', sampleAadhaar(mobile));
    await person.tap('Get OTP');
    await person.text('Enter the 6-digit OTP');
    await enterCode(borrower, 'Verify');
  },
  async '/loan-approval'({ person }) {
    await person.text('Your loan is approved');
    await person.tap('Continue');
  },
  '/selfie-verification': tapping('Open camera', 'Take selfie', '[role="checkbox"]', 'Submit'),
  '/emandate': tapping('Continue'),
  // The checkout opens it, and it redirects by itself.
  '/emandate-status': tapping(),
  '/bank-list': tapping('Continue', 'I confirm to hold the bank account', 'Continue'),
  async '/term-condition'(borrower) {
    const { person } = borrower;
    await person.tap('I agree to');
    await person.tap('Continue');
    await person.text('OTP');
    await enterCode(borrower, 'Submit', 'kfs');
  },
  '/dashboard': tapping(),
};

/** Does what the open screen asks for. */
export async function act(borrower: Borrower, path: string): Promise<void> {
  const step = stepByRoute(path);
  if (step) return answerStep(borrower.person, step, borrower.mobile);
  const known = path.startsWith('/sandbox/checkout/') ? tapping('Approve') : acts[path];
  if (!known) throw new Error(`No known action on ${path}.`);
  return known(borrower);
}

/** Acts on each screen until `target` is open. Returns the routes that were open. */
export async function reach(borrower: Borrower, target: string): Promise<readonly string[]> {
  const visited: string[] = [];
  for (;;) {
    const path = await borrower.person.path();
    visited.push(path);
    if (path === target) return visited;
    await act(borrower, path);
    await borrower.person.left(path);
  }
}

/** From the mobile number to home with a loan, as a new borrower. Returns the routes that were open. */
export async function takeLoan(person: PageActs, url: string, mobile: string): Promise<readonly string[]> {
  await person.open(`${url}/`);
  const visited = await reach({ person, url, mobile, ask: fetch }, '/home');
  await person.text('Repay Loan');
  return visited;
}
