import type { CallName } from '#contract/calls.ts';
import type { Route } from '#contract/routes.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Borrower } from './borrower.ts';

/** A row of section 8 that one failing call shows. */
interface Failing {
  /** The row of section 8. */
  readonly row: string;
  readonly on: Route;
  /** Who opens the screen; the first persona of that screen by default. */
  readonly persona?: PersonaId;
  readonly call: CallName;
  readonly fault: Parameters<Borrower['fails']>[1];
  act?(borrower: Borrower): Promise<unknown>;
  /** The text of the popup or toast. */
  readonly message?: string | RegExp;
  /** The text that stays on the page; that of the message by default. */
  readonly stays?: string | RegExp;
  readonly never?: string;
  /** The last screen; the same one by default. */
  readonly ends?: Route;
}

const refuses = (status: number, message = 'Refused by the sandbox.') => ({ kind: 'refuse', status, message }) as const;

export async function chooseGender(borrower: Borrower): Promise<void> {
  await borrower.page.locator('[value="Female"]').check({ force: true });
  await borrower.next();
}

async function enterName(borrower: Borrower): Promise<void> {
  await borrower.page.locator('[name="name"]').fill('Meera Joshi');
  await borrower.page.locator('[name="email"]').fill('meera@example.com');
  await borrower.next();
}

const press = (name: string) => (borrower: Borrower) => borrower.next(name);

/** A failing save and what the borrower sees of it; the answer stays, and can be sent again. */
type FailingSave = Pick<Failing, 'row' | 'fault' | 'message' | 'stays' | 'never'>;

/**
 * Section 8 from the top, once for each way a failure reaches the screen. Every row of every table is tested as data,
 * next to its decision.
 */
export const failingSaves: readonly FailingSave[] = [
  { row: '412: sentence case', fault: refuses(412, 'NOT NOW, Meera'), message: 'Not now, meera' },
  { row: '400: the message', fault: refuses(400), message: 'Refused by the sandbox.' },
  {
    row: '500: Internal Server Error',
    fault: refuses(500),
    message: /Internal Server Error.*Something went wrong on the server\./s,
    stays: 'Something went wrong on the server.',
    never: 'Refused by the sandbox.',
  },
  {
    row: 'other codes: only logged',
    fault: refuses(409),
    stays: 'That did not work. Your answers are kept. Please try again.',
    never: 'Refused by the sandbox.',
  },
  { row: 'no answer we can read', fault: { kind: 'nonsense' }, stays: /^The server sent an answer we could/ },
  // The browser repeats a request whose connection is dropped, so that each one is dropped.
  {
    row: 'no response: for 2 seconds',
    fault: { kind: 'drop', once: false },
    stays: /^We could not reach the server\./,
  },
];

export const failingCalls: readonly Failing[] = [
  {
    row: '403: /logout, and nothing is kept',
    on: '/gender',
    call: 'saveAnswer',
    fault: refuses(403),
    act: chooseGender,
    ends: '/logout',
  },
  {
    row: 'next step other than 200: the message',
    on: '/enter-name',
    call: 'nextStepCall',
    fault: refuses(409),
    act: enterName,
    message: 'Refused by the sandbox.',
  },
  {
    row: 'mobile entry non-200: under the field',
    on: '/',
    call: 'loginByMobile',
    fault: refuses(409),
    async act(borrower) {
      await borrower.page.getByLabel('Mobile number').fill(borrower.mobile);
      await borrower.next('Get OTP');
    },
    stays: 'Refused by the sandbox.',
  },
  {
    row: 'e-mandate: the message',
    on: '/emandate',
    call: 'setEmandate',
    fault: refuses(500),
    act: press('Continue'),
    message: 'Refused by the sandbox.',
  },
  {
    row: 'loans: never in the words of the catalogue',
    on: '/my-loan',
    call: 'customerLoans',
    fault: refuses(409),
    stays: 'We could not load your loans. Your loans are safe.',
    never: 'Failed to load loans data',
  },
  {
    row: 'dashboard: a message with a next action',
    on: '/home',
    call: 'dashboardCall',
    fault: refuses(409),
    stays: /^We could not read where your application stands\./,
  },
];
