import type { AnswerOf } from '#contract/call.ts';
import { digilockerReturn } from '#contract/kyc.ts';
import { decision } from '#engine/decision.ts';
import type { KycRefusal } from '#engine/decisions/aadhaar.ts';
import { kycRefusalRows, verifiedThenNextStep } from '#engine/decisions/aadhaar.ts';
import { followedBy, noAnswerRows } from '#engine/decisions/shared.ts';
import type { Outcome } from '#engine/outcome.ts';
import { call, go, nextStep, once, show } from '#engine/outcome.ts';

/** Just arrived; under way, and at an end where nothing is busy any more; tried again after that end. */
export type ReturnView = 'arrived' | 'checking' | 'stuck';

/** What DigiLocker hands back for the provider. */
export interface Shared {
  readonly code: string;
  readonly state?: string;
}

/** What the query carries; undefined where it has an error, or nothing, since the borrower said no. */
export function sharedBy({ code, state, error }: Readonly<Record<string, unknown>>): Shared | undefined {
  if (!code || error) return undefined;
  return { code: String(code), ...(state ? { state: String(state) } : {}) };
}

const toDashboard = go('/dashboard');

/** §4 "DigiLocker": the return screen is a loader, so that everything leads on from it. */
export const digilockerReturned = decision<AnswerOf<typeof digilockerReturn>, KycRefusal, never>({
  title: 'Back from DigiLocker',
  section: '§4 Aadhaar',
  rows: [
    {
      label: "200: 'Verified Successfully', then next step",
      when: ({ code }) => code === 200,
      then: () => verifiedThenNextStep({ event: 'aadhaar_verified', data: { method: 'digilocker' } }, { goal: 'Lead' }),
    },
    ...kycRefusalRows({ linked: toDashboard, unnamed: toDashboard }),
    ...followedBy(toDashboard, noAnswerRows),
    { label: 'other errors: /dashboard', when: () => true, then: () => toDashboard },
  ],
});

/** On arrival. A code counts once: whoever comes again by the phone's Back asks for the next step alone. */
export function handOver(shared: Shared): Outcome<ReturnView> {
  const first = call(digilockerReturn, () => ({ query: shared }), digilockerReturned);
  return show('checking', once(`digilocker:${shared.code}`, first, nextStep));
}

/** 'Try again': the Aadhaar was taken, and only the next step is missing. */
export const openApplication: Outcome<ReturnView> = show('stuck', nextStep);
