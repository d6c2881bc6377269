import { digilockerReturn } from '#contract/kyc.ts';
import { decision } from '#engine/decision.ts';
import { aadhaarReports, kycRefusalRows, verifiedThen } from '#engine/decisions/aadhaar.ts';
import { followedBy, noAnswerRows, onSuccess, showToast } from '#engine/decisions/shared.ts';
import { call, go, nextStep, type Outcome, show, withEvents } from '#engine/outcome.ts';

/** The check, running or ended; a check without an answer; the retry after a lost next step. */
export type ReturnView = 'checking' | 'lost' | 'retrying';

/** The result in the query; undefined where the borrower shared nothing. */
export function resultOf({ code, state, error }: Readonly<Record<string, unknown>>) {
  if (!code || error) return undefined;
  return { code: String(code), ...(state ? { state: String(state) } : {}) };
}

export type DigilockerResult = NonNullable<ReturnType<typeof resultOf>>;

const toDashboard = go('/dashboard');

/** §4 "DigiLocker": the return screen is a loader, so every row leads to another screen. */
export const digilockerReturned = decision<typeof digilockerReturn, ReturnView>({
  title: 'Back from DigiLocker',
  section: '§4 Aadhaar',
  rows: [
    onSuccess("200: 'Verified Successfully', then next step", () =>
      verifiedThen(withEvents(aadhaarReports('digilocker'), nextStep)),
    ),
    ...kycRefusalRows({ linked: toDashboard, unnamed: toDashboard }),
    ...followedBy(noAnswerRows, show('lost')),
    {
      label: 'other errors: the message, then /dashboard',
      when: () => true,
      then: (input) => ({ ...showToast(input), then: toDashboard }),
    },
  ],
});

const check = (result: DigilockerResult) => call(digilockerReturn, () => ({ query: result }), digilockerReturned);

/** Submits the code once. A return by the phone's Back only requests the next step. */
export function submitResult(result: DigilockerResult): Outcome<ReturnView> {
  return { kind: 'once', key: `digilocker:${result.code}`, first: check(result), again: nextStep };
}

/** 'Try again': submits the code again if its check got no answer; otherwise only the next step is missing. */
export function tryAgain(view: ReturnView, result: DigilockerResult): Outcome<ReturnView> {
  return view === 'lost' ? show('checking', check(result)) : show('retrying', nextStep);
}
