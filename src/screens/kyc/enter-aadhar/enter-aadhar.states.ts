import { screenStates } from '../../../../.storybook/screen-states.ts';

const down = { aadhaarStatus: { data: { isAadhaarDown: true } } };
const sends = [['Aadhaar number', '999911112221'], 'Get OTP'] as const;
const verifies = [...sends, ['Aadhaar OTP', '481092'], 'Verify'] as const;
const taken = { refused: 400, message: 'Taken', data: { mobileNo: '98XXXXXX10' } };

export const states = screenStates('/enter-aadhar', {
  OtpRecommended: { shows: 'OTP on your Aadhaar-linked mobile' },
  DigilockerRecommended: { answers: down, shows: 'Continue with DigiLocker' },
  Loading: { answers: { aadhaarStatus: 'stalls' }, shows: 'Loading' },
  NumberMissing: { does: ['Get OTP'], shows: 'Please enter aadhaar number' },
  NumberNotValid: { does: [['Aadhaar number', '9999'], 'Get OTP'], shows: 'Please enter valid aadhaar number' },
  NumberDoubtful: { does: [['Aadhaar number', '999911112223']], shows: 'one digit may be wrong' },
  SendingCode: { answers: { aadhaarGenerateOtp: 'stalls' }, does: sends },
  CodeSent: { does: sends, shows: 'Resend in' },
  CodeMissing: { does: [...sends, 'Verify'], shows: 'Please enter aadhaar otp' },
  CanResend: { does: [...sends, ['Aadhaar OTP', '48']], later: 601, shows: 'You can ask for a new code now.' },
  CodeRefused: { answers: { aadhaarVerifyOtp: { refused: 400, message: 'The OTP did not match.' } }, does: verifies },
  AlreadyLinked: {
    answers: { aadhaarVerifyOtp: taken },
    does: verifies,
    shows: 'associated with another existing account',
  },
  CheckingPan: { answers: { aadhaarPanVerify: 'stalls' }, does: verifies, shows: 'Checking your PAN and Aadhaar' },
  PanMismatch: {
    answers: { aadhaarPanVerify: { refused: 400, message: 'Your PAN and Aadhaar do not match.' } },
    does: verifies,
  },
  Verified: { does: verifies, shows: 'Verified Successfully' },
  OpeningDigilocker: { answers: { ...down, digilockerInitiate: 'stalls' }, does: ['Continue with DigiLocker'] },
});
