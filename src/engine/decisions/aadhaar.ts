import { aadhaarPanReverify, mismatchClick } from '#contract/kyc.ts';
import { msg } from '#languages/message.ts';
import { decision, type InputOf, type ReplyRowOf } from '../decision.ts';
import type { Report } from '../events.ts';
import { call, nextStep, type Outcome, popup, redirect, successToast } from '../outcome.ts';
import { goNamed } from './named-route.ts';
import { alreadyLinked, messageOrDefault, onSuccess, otherAnswers, sharedRows, showToast } from './shared.ts';

/** §4 "Aadhaar", the answer 200. */
export const verifiedThen = <View = never>(next: Outcome<View>) =>
  successToast(msg('Verified Successfully'), { then: next });

/** What is reported of an Aadhaar that was verified. */
export const aadhaarReports = (method: 'otp' | 'digilocker'): readonly Report[] => [
  { event: 'aadhaar_verified', data: { method } },
  { goal: 'Lead' },
];

/** OK leads to the screen that the answer names, else to `otherwise`. */
function afterOk(
  { refusal, isRoute }: Pick<InputOf<typeof aadhaarPanReverify>, 'refusal' | 'isRoute'>,
  otherwise?: Outcome,
) {
  const then = refusal?.route ? goNamed(refusal.route, { isRoute }) : otherwise;
  return then && { then };
}

/**
 * §2 "Aadhaar already linked", and the 400 of §4 "Aadhaar". For a screen that cannot stay: what follows OK where no screen
 * is named, after an Aadhaar of another account, and after any other 400.
 */
export function kycRefusalRows({ linked, unnamed }: { readonly linked?: Outcome; readonly unnamed?: Outcome } = {}) {
  return [
    alreadyLinked(msg('This Aadhaar number is associated with another existing account'), (input) => ({
      disputeEmail: true,
      ...afterOk(input, linked),
    })),
    {
      label: '400: message with OK, then the screen that the answer names',
      when: ({ code }) => code === 400,
      then: (input) => popup(messageOrDefault(input.message), afterOk(input, unnamed)),
    },
  ] satisfies readonly ReplyRowOf<typeof aadhaarPanReverify>[];
}

/** §4 "Re-verify of Aadhaar-PAN", from the re-KYC messages. */
export const aadhaarReverified = decision<typeof aadhaarPanReverify>({
  title: 'Re-verify',
  section: '§4 Aadhaar',
  rows: [
    onSuccess("200: 'Verified Successfully', then next step", () => verifiedThen(nextStep)),
    ...kycRefusalRows(),
    ...otherAnswers('other results: message as error', showToast),
  ],
});

/** §12: 'I have linked, verify again'. For the journey map, a screen with this action exports it from its flow. */
export const verifyAgain = call(aadhaarPanReverify, () => ({}), aadhaarReverified);

/** §12 'Link PAN with Aadhaar', §7: 200 sends the browser to the tax portal's help page, a setting. Exported likewise. */
export function linkPanWithAadhaar(taxPortalUrl: string): Outcome {
  const table = decision<typeof mismatchClick>({
    title: 'PAN-Aadhaar mismatch',
    section: '§7',
    rows: [onSuccess('200: tax portal', () => redirect(taxPortalUrl)), ...sharedRows],
  });
  return call(mismatchClick, () => ({}), table);
}
