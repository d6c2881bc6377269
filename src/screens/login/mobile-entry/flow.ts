import { loginByMobile } from '#contract/login.ts';
import type { DecisionOf } from '#engine/decision.ts';
import { messageOrDefault, onSuccess, otherAnswers } from '#engine/decisions/shared.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import { call, fieldError, go, type Outcome, type RouteState } from '#engine/outcome.ts';

interface CodeRequest {
  readonly mobile: string;
  /** §2: `utm_source` and `click_id`. */
  readonly source?: string | null;
  readonly clickId?: string | null;
}

/** §7: requests a one-time code. §9: its answer is read after 500 ms at the earliest. */
export function requestCode<View>(
  { mobile, source }: CodeRequest,
  table: DecisionOf<typeof loginByMobile, View> | ((nowMs: number) => DecisionOf<typeof loginByMobile, View>),
): Outcome<View> {
  return call(
    loginByMobile,
    ({ platformTag }) => ({ query: source ? { utm_source: source } : {}, body: { mobile, plateform: platformTag } }),
    table,
    { atLeastMs: submitAtLeastMs },
  );
}

export function getCode(request: CodeRequest): Outcome {
  const { mobile, clickId } = request;
  const known = { mobileNumber: mobile, ...(clickId && { clickId }) };
  return requestCode(request, (nowMs) => codeSent({ ...known, codeSentAt: nowMs }));
}

/** §8 "Mobile entry non-200". `routeState` is for /enter-otp. */
export function codeSent(routeState: RouteState): DecisionOf<typeof loginByMobile> {
  return {
    title: 'Mobile entry',
    section: '§2 Login, §8',
    rows: [
      onSuccess('200: /enter-otp', () => go('/enter-otp', { routeState })),
      ...otherAnswers('non-200: under the mobile field', ({ message }) =>
        fieldError('mobile', messageOrDefault(message)),
      ),
    ],
  };
}
