import type { AnswerOf } from '#contract/call.ts';
import type { autoLoginCall, loginByMobile, verifyOtp } from '#contract/login.ts';
import type { Remembered } from '#contract/session.ts';
import { customerPatch } from '../customer.ts';
import type { Heard } from '../decision.ts';
import { decision } from '../decision.ts';
import { fieldError, go, nextStep, remembering, show, stay } from '../outcome.ts';
import { noAnswerRows, said } from './shared.ts';

/** decisions.md §3: Resend is the login call again; the countdown starts anew. */
export const codeSentAgain = decision<AnswerOf<typeof loginByMobile>>({
  title: 'Resend',
  section: '§2 Login',
  rows: [
    ['200: the countdown starts anew', ({ code }) => code === 200, () => show('sent')],
    ...noAnswerRows,
    ['non-200: under the OTP field', () => true, ({ message }) => fieldError('otp', said(message))],
  ],
});

type Login = AnswerOf<typeof verifyOtp>;

/** §3 "Login response": what is kept of it. The tokens are stored by the screen, before anything follows. */
function loggedIn({ body, facts }: Heard<Login>): Remembered {
  const { customer, lead } = body?.data ?? {};
  return {
    loggedIn: true,
    userName: customer?.name ?? '',
    mobile: customer?.mobile ?? facts.mobile,
    customerID: customer?.customerID ?? '',
    productId: lead?.productId ?? null,
    repeatCustomer: lead?.customer_type === 'Repeat Customer',
  };
}

/** §8 "Verify OTP non-200": what came of the code. decisions.md §3: after 200 the next step decides. */
export const codeVerified = decision<Login>({
  title: 'Verify OTP',
  section: '§2 Login, §8',
  rows: [
    ['200: next step', ({ code }) => code === 200, (heard) => remembering(loggedIn(heard), nextStep)],
    ...noAnswerRows,
    ['non-200: under the OTP field', () => true, ({ message }) => fieldError('otp', said(message))],
  ],
});

/** §2 "/auto-login": status 1 saves the customer's name and details and goes to /home; otherwise nothing visible happens. */
export const autoLoginRead = decision<AnswerOf<typeof autoLoginCall>>({
  title: 'Auto-login',
  section: '§2 Login',
  rows: [
    [
      'status 1: /home',
      ({ body }) => body?.status === 1,
      ({ body }) => remembering({ loggedIn: true, ...customerPatch(body?.data?.customer_details ?? {}) }, go('/home')),
    ],
    ['otherwise nothing visible happens', () => true, () => stay('Auto-login failed')],
  ],
});
