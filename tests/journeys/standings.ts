import { expect } from '@playwright/test';
import * as z from 'zod/mini';
import type { CallName } from '#contract/calls.ts';
import { calls } from '#contract/calls.ts';
import type { SpecifiedRoute } from '#contract/routes.ts';
import type { UserSession } from '#contract/session.ts';
import { emptyUserSession } from '#contract/session.ts';
import type { PersonaId } from '#sandbox/personas.ts';
import { personaWithId } from '#sandbox/personas.ts';
import type { Borrower } from './borrower.ts';

/** How a borrower comes to stand on a route by its address alone. */
interface Standing {
  /** What the sandbox's borrower shows; anybody who is new unless said. */
  readonly shows?: PersonaId;
  readonly query?: string;
  /** A call that is answered late, so that a screen which only passes on stands still. */
  readonly late?: CallName;
  /** Local storage beside the token. */
  readonly stored?: Readonly<Record<string, string>>;
  /** What is known of the borrower beside who they are. */
  readonly knows?: Partial<UserSession>;
  /** Nobody is logged in. */
  readonly stranger?: true;
  /** How it is come to where an address alone does not lead there. */
  readonly arrive?: (borrower: Borrower) => Promise<void>;
}

const anybody: Standing = {};
const running: Standing = { shows: 'loan-part-paid' };
const atTheBank: Standing = { shows: 'bank-details' };
const approved: Standing = { shows: 'selfie-fails-once' };

/** Every route of §2, and who stands there; the compiler proves that none is missing. */
const standings: Readonly<Record<SpecifiedRoute, Standing>> = {
  '/': { stranger: true },
  '/enter-otp': {
    stranger: true,
    async arrive(borrower) {
      await borrower.page.goto('/');
      await borrower.page.getByLabel('Mobile number').fill(borrower.mobile);
      await borrower.next('Get OTP');
    },
  },
  '/login': { query: '?token=a-token&leadID=1', late: 'nextStepCall', stranger: true },
  '/auto-login': { stored: { accessToken: 'one-that-has-ended' } },
  '/logout': anybody,
  '/home': anybody,
  '/dashboard': anybody,
  '/enter-name': anybody,
  '/enter-your-pan': anybody,
  '/pan-verify': {
    stored: {
      'kadam.register': JSON.stringify({
        panVerifyData: { pan_number: 'BNZPJ4821K', full_name: 'Meera Joshi', dob: '1994-03-13' },
        answers: {},
      }),
    },
  },
  '/enter-aadhar': anybody,
  '/pan-not-linked': { shows: 'kyc-failed' },
  '/digilocker-verify': { query: '?code=a-code&state=s', late: 'digilockerReturn' },
  '/loan-purpose': anybody,
  '/enter-loan-amount': anybody,
  '/gender': anybody,
  '/marital-status': anybody,
  '/highest-education': anybody,
  '/employment-details': anybody,
  '/payment-mode': anybody,
  '/company-name': anybody,
  '/industry': anybody,
  '/your-designation': anybody,
  '/monthly-income': anybody,
  '/work-experience': anybody,
  '/salary-date': anybody,
  '/your-residence': anybody,
  '/enter-address': anybody,
  '/finbox-create': { late: 'bankConnectUrl' },
  '/finbox': { query: '?success=false&entity_id=1' },
  '/loan-reject': { shows: 'bureau-rejected' },
  '/loan-approval': approved,
  '/reference-details': approved,
  '/selfie-verification': approved,
  '/bank-details': atTheBank,
  '/emandate': {
    ...atTheBank,
    knows: { accountId: 'an-account' },
  },
  '/emandate-status': atTheBank,
  '/bank-list': { shows: 'two-accounts' },
  '/term-condition': { shows: 'key-facts' },
  '/confirm-details': { shows: 'repeat-approved' },
  '/my-loan': { shows: 'loans-closed' },
  '/re-payment': running,
  '/select-loan': running,
  '/contact-us': running,
};

/** The number of a persona. */
export const numberOf = (id: PersonaId) => personaWithId(id).mobile;

/** Who stands on a route; undefined for somebody new. */
export function whoStandsOn(route: SpecifiedRoute): string | undefined {
  const { shows } = standings[route];
  return shows === undefined ? undefined : numberOf(shows);
}

const loggedIn = z.object({
  data: z.object({ jwtToken: z.string(), customer: z.object({ customerID: z.string() }) }),
});
const nextStep = z.object({ data: z.object({ leadID: z.number() }) });

/** Logs in by the calls alone, without the screens that other journeys go through. Gives what the app would have stored. */
async function logIn({ page: { request }, mobile }: Borrower): Promise<Readonly<Record<string, string>>> {
  const post = async (path: string, data: object, token = '') => {
    const answer = await request.post(`/api/${path}`, { data, headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
  await post('customers/customer-login-byMsg91', { mobile, plateform: 'web' });
  const { codes } = await (await request.get(`/sandbox/codes?mobile=${mobile}`)).json();
  const { data } = loggedIn.parse(await post('customers/verify-otp', { mobile, otp: codes[0].code }));
  const next = nextStep.parse(await post('step/next-step', { plateform: 'web' }, data.jwtToken));
  return { token: data.jwtToken, customerID: data.customer.customerID, leadID: String(next.data.leadID) };
}

async function storedBy(
  borrower: Borrower,
  { stranger, stored, knows }: Standing,
): Promise<Readonly<Record<string, string>>> {
  if (stranger) return { ...stored };
  let entries: Readonly<Record<string, string>> = {};
  // One of the sandbox's borrowers may be logging in beside this one: the code of the one is then the other's.
  await expect(async () => {
    entries = await logIn(borrower);
  }).toPass();
  const { leadID, customerID } = entries;
  const user = { ...emptyUserSession, loggedIn: true, leadID: Number(leadID), customerID, ...knows };
  return { ...entries, ...(knows && { 'kadam.user': JSON.stringify(user) }), ...stored };
}

const put = (entries: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
};

/** Opens a route as a borrower who stands there; `before` happens when they are logged in and it is not open yet. */
export async function standOn(
  borrower: Borrower,
  route: SpecifiedRoute,
  { before = async () => {} }: { before?: () => Promise<void> } = {},
): Promise<void> {
  const standing = standings[route];
  const { page } = borrower;
  await page.addInitScript(put, await storedBy(borrower, standing));
  await before();
  if (standing.late) await page.route(new RegExp(`/api/${calls[standing.late].path}`), () => undefined);
  if (standing.arrive) await standing.arrive(borrower);
  else await page.goto(route + (standing.query ?? ''));
}
