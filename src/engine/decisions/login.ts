import type { AnswerOf } from '#contract/call.ts';
import type { autoLoginCall, loginByMobile, verifyOtp } from '#contract/login.ts';
import type { SessionPatch } from '#contract/session.ts';
import { customerPatch } from '../customer.ts';
import type { Decision, DecisionInput } from '../decision.ts';
import { decision } from '../decision.ts';
import type { RouteState } from '../outcome.ts';
import { fieldError, go, nextStep, show, stay, withSessionPatch } from '../outcome.ts';
import { messageOrDefault, noAnswerRows } from './shared.ts';

/** §8 "Mobile entry non-200": what came of asking for a code. `handover` is what /enter-otp needs to know. */
export function codeSent(routeState: RouteState): Decision<AnswerOf<typeof loginByMobile>> {
  return decision<AnswerOf<typeof loginByMobile>>({
    title: 'Mobile entry',
    section: '§2 Login, §8',
    rows: [
      { label: '200: /enter-otp', when: ({ code }) => code === 200, then: () => go('/enter-otp', { routeState }) },
      ...noAnswerRows,
      {
        label: 'non-200: under the mobile field',
        when: () => true,
        then: ({ message }) => fieldError('mobile', messageOrDefault(message)),
      },
    ],
  });
}

/** decisions.md §3: Resend is the login call again; the countdown starts anew. */
export const codeSentAgain = decision<AnswerOf<typeof loginByMobile>>({
  title: 'Resend',
  section: '§2 Login',
  rows: [
    { label: '200: the countdown starts anew', when: ({ code }) => code === 200, then: () => show('sent') },
    ...noAnswerRows,
    {
      label: 'non-200: under the OTP field',
      when: () => true,
      then: ({ message }) => fieldError('otp', messageOrDefault(message)),
    },
  ],
});

type Login = AnswerOf<typeof verifyOtp>;

/** §3 "Login response": what is kept of it. The tokens are stored by the screen, before anything follows. */
function loggedIn({ body, facts }: DecisionInput<Login>): SessionPatch {
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
    {
      label: '200: next step',
      when: ({ code }) => code === 200,
      then: (input) => withSessionPatch(loggedIn(input), nextStep),
    },
    ...noAnswerRows,
    {
      label: 'non-200: under the OTP field',
      when: () => true,
      then: ({ message }) => fieldError('otp', messageOrDefault(message)),
    },
  ],
});

/** §2 "/auto-login": status 1 saves the customer's name and details and goes to /home; otherwise nothing visible happens. */
export const autoLoginRead = decision<AnswerOf<typeof autoLoginCall>>({
  title: 'Auto-login',
  section: '§2 Login',
  rows: [
    {
      label: 'status 1: /home',
      when: ({ body }) => body?.status === 1,
      then: ({ body }) =>
        withSessionPatch({ loggedIn: true, ...customerPatch(body?.data?.customer_details ?? {}) }, go('/home')),
    },
    { label: 'otherwise nothing visible happens', when: () => true, then: () => stay('Auto-login failed') },
  ],
});
