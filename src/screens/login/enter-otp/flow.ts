import type { AnswerOf } from '#contract/call.ts';
import { type loginByMobile, verifyOtp } from '#contract/login.ts';
import type { Login } from '#contract/session.ts';
import { type DecisionOf, decision } from '#engine/decision.ts';
import { messageOrDefault, onSuccess, otherAnswers } from '#engine/decisions/shared.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import { customerPatch } from '#engine/lead.ts';
import { call, fieldError, nextStep, type Outcome, show, withEvents } from '#engine/outcome.ts';
import { requestCode } from '../mobile-entry/flow.ts';

/** A code to verify; or it is verified, and only the next step is missing. */
export type CodeView = 'code' | 'verified';

export function verifyCode(view: CodeView, mobile: string, otp: string): Outcome<CodeView> {
  if (view === 'verified') return nextStep;
  const verified = call(verifyOtp, () => ({ body: { mobile, otp } }), codeVerified(mobile), {
    atLeastMs: submitAtLeastMs,
  });
  return withEvents([{ event: 'enter_otp_verify_otp_clk' }], verified);
}

/** §3 "Login response": the stored parts. */
function loginOf({ jwtToken, accessToken, customer, lead }: AnswerOf<typeof verifyOtp>['data'], mobile: string): Login {
  return {
    token: jwtToken,
    ...(accessToken && { accessToken }),
    ...(lead?.customer_type && { customerType: lead.customer_type }),
    facts: {
      userName: '',
      mobile,
      ...customerPatch(customer),
      productId: lead?.productId ?? null,
      repeatCustomer: lead?.customer_type === 'Repeat Customer',
    },
  };
}

/** §8 "Verify OTP non-200". */
const otherRows = otherAnswers('non-200: under the OTP field', ({ message }) =>
  fieldError('otp', messageOrDefault(message)),
);

/** §12: after 200 the next step decides. */
export function codeVerified(mobile: string): DecisionOf<typeof verifyOtp, CodeView> {
  return {
    title: 'Verify OTP',
    section: '§2 Login, §8',
    rows: [
      onSuccess('200: next step', ({ body }) => ({
        ...show('verified', nextStep),
        login: loginOf(body.data, mobile),
      })),
      ...otherRows,
    ],
  };
}

/** §12: Resend is the login call again. */
export function resendCode(mobile: string, source: string | null): Outcome<'sent'> {
  return requestCode({ mobile, source }, codeSentAgain);
}

export const codeSentAgain = decision<typeof loginByMobile, 'sent'>({
  title: 'Resend',
  section: '§2 Login',
  rows: [onSuccess('200: the countdown starts anew', () => show('sent')), ...otherRows],
});
