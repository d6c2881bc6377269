import type { CallName } from '#contract/calls.ts';
import type { Route } from '#contract/routes.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import type { Borrower } from './borrower.ts';

/** A row of section 8 that one failing call brings about. */
interface Failing {
  /** The row of section 8. */
  readonly row: string;
  readonly on: Route;
  /** Who opens the screen; the first persona that is seen there unless given. */
  readonly persona?: PersonaId;
  readonly call: CallName;
  readonly fault: Parameters<Borrower['fails']>[1];
  act?(borrower: Borrower): Promise<unknown>;
  /** What is told in a popup or toast. */
  readonly told?: string | RegExp;
  /** What stands on the page; the same words unless said. */
  readonly stays?: string | RegExp;
  readonly never?: string;
  /** Where the borrower ends up; the same screen unless said. */
  readonly ends?: Route;
}

const refuses = (status: number, message = 'The lender says no.') => ({ kind: 'refuse', status, message }) as const;

async function chooseGender(borrower: Borrower): Promise<void> {
  await borrower.page.locator('[value="Female"]').check({ force: true });
  await borrower.next();
}

async function giveName(borrower: Borrower): Promise<void> {
  await borrower.page.locator('[name="name"]').fill('Meera Joshi');
  await borrower.page.locator('[name="email"]').fill('meera@example.com');
  await borrower.next();
}

const press = (name: string) => (borrower: Borrower) => borrower.next(name);

const saving = { on: '/gender', call: 'saveAnswer', act: chooseGender } as const;

/** Section 8 from the top, as far as a fault of the sandbox brings it about. */
export const failingCalls: readonly Failing[] = [
  { ...saving, row: '412: sentence case', fault: refuses(412, 'NOT NOW, Meera'), told: 'Not now, meera' },
  { ...saving, row: '400: the message', fault: refuses(400), told: 'The lender says no.' },
  { ...saving, row: '404: the message', fault: refuses(404), told: 'The lender says no.' },
  { ...saving, row: '428: the message', fault: refuses(428), told: 'The lender says no.' },
  {
    ...saving,
    row: '500: Internal Server Error',
    fault: refuses(500),
    told: /Internal Server Error.*Something went wrong on the server\./s,
    stays: 'Something went wrong on the server.',
    never: 'The lender says no.',
  },
  {
    ...saving,
    row: 'other codes: only logged',
    fault: refuses(409),
    stays: 'That did not work. Your answers are kept. Please try again.',
    never: 'The lender says no.',
  },
  // A browser asks once more by itself where a connection ends without an answer: that one is dropped as well.
  {
    ...saving,
    row: 'no response: for 2 seconds',
    fault: { kind: 'drop', once: false },
    stays: /^We could not reach the server\./,
  },
  {
    ...saving,
    row: 'no answer we can read',
    fault: { kind: 'nonsense' },
    stays: /^The server sent an answer we could/,
  },
  { ...saving, row: '403: /logout', fault: refuses(403), ends: '/logout' },
  { ...saving, row: 'Unauthorized: /logout', fault: refuses(401), ends: '/logout' },
  {
    row: 'next step other than 200: the message',
    on: '/enter-name',
    call: 'nextStepCall',
    fault: refuses(409),
    act: giveName,
    told: 'The lender says no.',
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
    stays: 'The lender says no.',
  },
  {
    row: 'PAN, other 400: toast',
    on: '/enter-your-pan',
    call: 'panVerification',
    fault: refuses(400),
    async act(borrower) {
      await borrower.page.getByLabel('PAN number').fill('BNZPJ4821K');
      await borrower.next();
    },
    stays: 'The lender says no.',
  },
  {
    row: 'name and e-mail not saved: the borrower stays',
    on: '/enter-name',
    call: 'saveNameAndEmail',
    fault: refuses(500),
    act: giveName,
    told: /Internal Server Error/,
    stays: 'Something went wrong on the server.',
  },
  {
    row: 'selfie: the default where the sandbox says nothing, then /',
    on: '/selfie-verification',
    call: 'selfieLiveness',
    fault: refuses(400, ''),
    act: (borrower) => borrower.sendSelfie(),
    stays: 'Something went wrong!',
    ends: '/home',
  },
  {
    row: 'bank list, non-200',
    on: '/bank-list',
    call: 'bankAccounts',
    fault: refuses(409),
    told: 'The lender says no.',
  },
  {
    row: 'confirm bank: warning',
    on: '/bank-list',
    call: 'confirmBankAccount',
    fault: refuses(409),
    async act(borrower) {
      await borrower.next('Continue');
      const sheet = borrower.page.getByRole('dialog');
      await sheet.getByRole('checkbox').check();
      await sheet.getByRole('button', { name: 'Continue' }).click();
    },
    told: 'The lender says no.',
  },
  {
    row: 'e-mandate: the message',
    on: '/emandate',
    call: 'setEmandate',
    fault: refuses(500),
    act: press('Continue'),
    told: 'The lender says no.',
  },
  {
    row: "e-mandate: 'Something went wrong' where the sandbox says nothing",
    on: '/emandate',
    call: 'setEmandate',
    fault: refuses(500, ''),
    act: press('Continue'),
    told: 'Something went wrong',
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
    row: 'documents: told beside the button, never in the words for the console',
    on: '/my-loan',
    persona: 'loans-closed',
    call: 'signedDocument',
    fault: refuses(409),
    act: press('Download NOC'),
    stays: 'That did not work. Your answers are kept. Please try again.',
    never: 'NOC document is not available yet. Please contact support.',
  },
  {
    row: 'dashboard: told, with a way on',
    on: '/home',
    call: 'dashboardCall',
    fault: refuses(409),
    stays: /^We could not read where your application stands\./,
  },
];
