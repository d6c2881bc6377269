import type { AnswerOf, BodyOf } from '#contract/call.ts';
import { loginByMobile } from '#contract/login.ts';
import type { Decision } from '#engine/decision.ts';
import { messageOrDefault, noAnswerRows } from '#engine/decisions/shared.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import type { Outcome, RouteState } from '#engine/outcome.ts';
import { call, fieldError, go } from '#engine/outcome.ts';

type Sent = AnswerOf<typeof loginByMobile>;

interface CodeRequest {
  readonly mobile: BodyOf<typeof loginByMobile>['mobile'];
  /** §2: where the borrower came from, and their click. */
  readonly source?: string | null;
  readonly clickId?: string | null;
}

/** §7: asks for a one-time code. Not before §9's "form submit 500 ms" its answer is read. */
export function requestCode<View>({ mobile, source }: CodeRequest, table: Decision<Sent, never, View>): Outcome<View> {
  return call(
    loginByMobile,
    ({ platformTag }) => ({ query: source ? { utm_source: source } : {}, body: { mobile, plateform: platformTag } }),
    table,
    { atLeastMs: submitAtLeastMs },
  );
}

/** §2 "Login": Get OTP. */
export function getCode(request: CodeRequest): Outcome<never> {
  const { mobile, clickId } = request;
  return requestCode(request, codeSent({ mobileNumber: mobile, ...(clickId && { clickId }) }));
}

/** §8 "Mobile entry non-200": what came of asking for a code. `routeState` is what /enter-otp needs to know. */
export function codeSent(routeState: RouteState): Decision<Sent, never, never> {
  return {
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
  };
}
