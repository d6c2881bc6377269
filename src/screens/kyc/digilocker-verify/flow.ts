import { digilockerReturn } from '#contract/kyc.ts';
import { decision } from '#engine/decision.ts';
import { aadhaarReports, kycRefusalRows, verifiedThen } from '#engine/decisions/aadhaar.ts';
import { followedBy, noAnswerRows, onSuccess, showToast } from '#engine/decisions/shared.ts';
import { call, go, nextStep, type Outcome, show, withEvents } from '#engine/outcome.ts';

/** The check; a check without an answer; a check that succeeded, without a next step. */
export type ReturnView = 'checking' | 'lost' | 'verified';

/** The result in the query; undefined where the borrower shared nothing. */
export function resultOf({ code, state, error }: Readonly<Record<string, unknown>>) {
  if (!code || error) return undefined;
  return { code: String(code), ...(state ? { state: String(state) } : {}) };
}

export type DigilockerResult = NonNullable<ReturnType<typeof resultOf>>;

const toDashboard = go('/dashboard');

/** §4 "DigiLocker": the return screen is a loader, so every row leads to another screen, or to a button that tries again. */
export const digilockerReturned = decision<typeof digilockerReturn, ReturnView>({
  title: 'Back from DigiLocker',
  section: '§4 Aadhaar',
  rows: [
    onSuccess("200: 'Verified Successfully', then next step", () =>
      verifiedThen(withEvents(aadhaarReports('digilocker'), { kind: 'nextStep', then: show('verified') })),
    ),
    ...kycRefusalRows({ linked: toDashboard, unnamed: toDashboard }),
    ...followedBy(noAnswerRows, 'lost'),
    {
      label: 'other errors: the message, then /dashboard',
      when: () => true,
      then: (input) => ({ ...showToast(input), then: toDashboard }),
    },
  ],
});

/** Submits the code. The page does not stay in the history, so that Back does not submit it again. */
export const submitResult = (result: DigilockerResult) =>
  call(digilockerReturn, () => ({ query: result }), digilockerReturned);

/** 'Try again': submits the code again if its check got no answer; otherwise only the next step is missing. */
export function tryAgain(view: ReturnView, result: DigilockerResult): Outcome<ReturnView> {
  return view === 'lost' ? show('checking', submitResult(result)) : nextStep;
}
