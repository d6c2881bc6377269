import { aadhaarGenerateOtp, aadhaarPanVerify, aadhaarVerifyOtp, digilockerInitiate } from '#contract/kyc.ts';
import { decision } from '#engine/decision.ts';
import { aadhaarReports, kycRefusalRows, verifiedThen } from '#engine/decisions/aadhaar.ts';
import { eachOutcome, onSuccess, otherAnswers, sharedRows, showPopup } from '#engine/decisions/shared.ts';
import { call, errorToast, go, nextStepWhenDone, type Outcome, redirect, show, withEvents } from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';

/** The method and the number, the one-time code, the PAN-Aadhaar check, the passed check. */
export type AadhaarView = 'number' | 'code' | 'check' | 'verified';

export const codeLength = 6;

/** §8: a warning, and the same text under the field: a toast is never the only place of a field error. */
export const codeMissing = msg('Please enter aadhaar otp');

const otherErrors = otherAnswers('other errors: message', showPopup);

/** §4 "Generate OTP": the OTP field appears, the countdown starts and the Aadhaar field is locked. */
export const aadhaarCodeSent = decision<typeof aadhaarGenerateOtp, AadhaarView>({
  title: 'Aadhaar OTP sent',
  section: '§4 Aadhaar',
  rows: [onSuccess('200: OTP field', () => show('code')), ...sharedRows],
});

export const aadhaarPanChecked = decision<typeof aadhaarPanVerify, AadhaarView>({
  title: 'PAN-Aadhaar check',
  section: '§4 Aadhaar',
  rows: [
    onSuccess("200: 'Verified Successfully', then next step", () =>
      show('verified', verifiedThen(withEvents(aadhaarReports('otp'), nextStepWhenDone))),
    ),
    // Behind the message: the answer may name this screen, for another number.
    ...eachOutcome(kycRefusalRows({ unnamed: go('/dashboard') }), (outcome) => show('number', outcome)),
    ...otherErrors,
  ],
});

const checkPan: Outcome<AadhaarView> = call(aadhaarPanVerify, () => ({}), aadhaarPanChecked);

export const aadhaarCodeVerified = decision<typeof aadhaarVerifyOtp, AadhaarView>({
  title: 'Aadhaar OTP',
  section: '§4 Aadhaar',
  rows: [
    onSuccess('200: PAN-Aadhaar check', () => show('check', checkPan)),
    // Likewise where the answer names a screen; else the code can be corrected.
    ...eachOutcome(kycRefusalRows(), (outcome) => ('then' in outcome ? show('number', outcome) : outcome)),
    ...otherErrors,
  ],
});

export const digilockerInitiated = decision<typeof digilockerInitiate>({
  title: 'DigiLocker',
  section: '§4 Aadhaar',
  rows: [onSuccess('200: to the document locker', ({ body }) => redirect(body.data.url)), ...sharedRows],
});

/** 'Get OTP', and 'Resend OTP'. */
export function sendCode(aadharNo: string): Outcome<AadhaarView> {
  return call(aadhaarGenerateOtp, () => ({ body: { aadharNo } }), aadhaarCodeSent);
}

/** 'Verify'. A code that is not complete is not sent. */
export function verifyCode(aadharNo: string, otp: string): Outcome<AadhaarView> {
  if (otp.length !== codeLength) return errorToast(codeMissing, { tone: 'warning' });
  return call(aadhaarVerifyOtp, () => ({ body: { aadharNo, otp } }), aadhaarCodeVerified);
}

/** 'Check again', or 'Try again'. A passed check is not repeated: only the next step is requested. */
export function checkAgain(view: AadhaarView): Outcome<AadhaarView> {
  return view === 'verified' ? nextStepWhenDone : checkPan;
}

export const openDigilocker = call(
  digilockerInitiate,
  ({ origin }) => ({ body: { callBackUrl: `${origin}/digilocker-verify` } }),
  digilockerInitiated,
);
