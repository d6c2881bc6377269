import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type {
  aadhaarGenerateOtp,
  aadhaarPanReverify,
  aadhaarPanVerify,
  aadhaarVerifyOtp,
  digilockerInitiate,
  digilockerReturn,
  mismatchClick,
} from '#contract/kyc.ts';
import type { Decision, DecisionInput, ReplyRow } from '../decision.ts';
import { decision } from '../decision.ts';
import type { Report } from '../events.ts';
import { formatMobile } from '../format.ts';
import type { Outcome } from '../outcome.ts';
import { errorToast, go, nextStep, popup, redirect, show, successToast, withEvents } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { followedBy, messageOrDefault, noAnswerRows, sharedRows } from './shared.ts';

/** What a refused check of identity carries: decisions.md §7. */
type KycRefusal = RefusalOf<typeof aadhaarPanVerify>;

const toDashboard = go('/dashboard');

/** §4 "200: 'Verified Successfully' for 2 seconds, then advance". */
function verified(...reports: readonly Report[]): Outcome {
  return successToast('Verified Successfully', { then: withEvents(reports, nextStep) });
}

/** §2 "Modal: Aadhaar already linked to another account", with what follows OK where a screen cannot stay. */
function linkedRow(then?: Outcome): ReplyRow<unknown, KycRefusal> {
  return {
    label: '400 with mobileNo: already linked',
    when: ({ code, refusal }) => code === 400 && Boolean(refusal?.mobileNo),
    then: ({ refusal }) =>
      popup('This Aadhaar number is associated with another existing account', {
        details: [{ label: 'Mobile number', value: formatMobile(refusal?.mobileNo ?? '') }],
        disputeEmail: true,
        ...(then && { then }),
      }),
  };
}

/** §4 "400: show the message with OK, then redirect to the route in the response"; `otherwise` where it names none. */
function messageThenRoute(otherwise?: Outcome) {
  return ({ message, refusal }: DecisionInput<unknown, KycRefusal>): Outcome => {
    const then = refusal?.route ? goNamed(refusal.route) : otherwise;
    return popup(messageOrDefault(message), then && { then });
  };
}

/** §4 "Generate OTP": the OTP field appears, the countdown starts and the Aadhaar field is locked. */
export const aadhaarCodeSent = decision<AnswerOf<typeof aadhaarGenerateOtp>>({
  title: 'Aadhaar OTP sent',
  section: '§4 Aadhaar',
  rows: [{ label: '200: OTP field', when: ({ code }) => code === 200, then: () => show('code') }, ...sharedRows],
});

/** §4 "Submit verifies the OTP, then a PAN-Aadhaar check follows", which the screen asks for at 'check'. */
export const aadhaarCodeVerified = decision<AnswerOf<typeof aadhaarVerifyOtp>, KycRefusal>({
  title: 'Aadhaar OTP',
  section: '§4 Aadhaar',
  rows: [
    { label: '200: PAN-Aadhaar check', when: ({ code }) => code === 200, then: () => show('check') },
    linkedRow(),
    { label: '400: message with OK, then data.route', when: ({ code }) => code === 400, then: messageThenRoute() },
    ...noAnswerRows,
    { label: 'other errors: message', when: () => true, then: ({ message }) => popup(messageOrDefault(message)) },
  ],
});

/** §4 "Aadhaar": the PAN-Aadhaar check that follows the one-time code. */
export const aadhaarPanChecked = decision<AnswerOf<typeof aadhaarPanVerify>, KycRefusal>({
  title: 'PAN-Aadhaar check',
  section: '§4 Aadhaar',
  rows: [
    {
      label: "200: 'Verified Successfully', then next step",
      when: ({ code }) => code === 200,
      then: () => verified({ event: 'aadhaar_verified', data: { method: 'otp' } }, { goal: 'Lead' }),
    },
    linkedRow(),
    {
      label: '400: message with OK, then data.route',
      when: ({ code }) => code === 400,
      then: messageThenRoute(toDashboard),
    },
    ...noAnswerRows,
    { label: 'other errors: message', when: () => true, then: ({ message }) => popup(messageOrDefault(message)) },
  ],
});

/** §4 "DigiLocker": to the url in the response. */
export const digilockerInitiated = decision<AnswerOf<typeof digilockerInitiate>>({
  title: 'DigiLocker',
  section: '§4 Aadhaar',
  rows: [
    {
      label: '200: to the document locker',
      when: ({ code }) => code === 200,
      then: ({ body }) => redirect(body?.data.url ?? ''),
    },
    ...sharedRows,
  ],
});

/** §4 "DigiLocker": the return screen is a loader, so that everything leads on from it. */
export const digilockerReturned = decision<AnswerOf<typeof digilockerReturn>, KycRefusal>({
  title: 'Back from DigiLocker',
  section: '§4 Aadhaar',
  rows: [
    {
      label: "200: 'Verified Successfully', then next step",
      when: ({ code }) => code === 200,
      then: () => verified({ event: 'aadhaar_verified', data: { method: 'digilocker' } }, { goal: 'Lead' }),
    },
    linkedRow(toDashboard),
    {
      label: '400: message with OK, then data.route',
      when: ({ code }) => code === 400,
      then: messageThenRoute(toDashboard),
    },
    ...followedBy(toDashboard, noAnswerRows),
    { label: 'other errors: /dashboard', when: () => true, then: () => toDashboard },
  ],
});

/** §4 "Re-verify of Aadhaar-PAN", from the re-KYC messages. */
export const aadhaarReverified = decision<AnswerOf<typeof aadhaarPanReverify>, KycRefusal>({
  title: 'Re-verify',
  section: '§4 Aadhaar',
  rows: [
    { label: "200: 'Verified Successfully', then next step", when: ({ code }) => code === 200, then: () => verified() },
    linkedRow(),
    { label: '400: message with OK, then data.route', when: ({ code }) => code === 400, then: messageThenRoute() },
    ...noAnswerRows,
    {
      label: 'other results: message as error',
      when: () => true,
      then: ({ message }) => errorToast(messageOrDefault(message)),
    },
  ],
});

/** §7 "pan-aadhar-mismatch-click": 200 sends the browser to the tax portal's help page, a setting. */
export function mismatchClicked(taxPortalUrl: string): Decision<AnswerOf<typeof mismatchClick>> {
  return decision<AnswerOf<typeof mismatchClick>>({
    title: 'PAN-Aadhaar mismatch',
    section: '§7',
    rows: [
      { label: '200: tax portal', when: ({ code }) => code === 200, then: () => redirect(taxPortalUrl) },
      ...sharedRows,
    ],
  });
}
