import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/KYC/enter-aadhar', ...screenStories('/enter-aadhar') });

const down = { aadhaarStatus: { data: { isAadhaarDown: true } } };
const sends = [['Aadhaar number', '999911112222'], 'Get OTP'] as const;
const verifies = [...sends, ['Aadhaar OTP', '481092'], 'Verify'] as const;
const taken = { refused: 400, message: 'Taken', data: { mobileNo: '98XXXXXX10' } };

export const OtpRecommended = meta.story({ args: { shows: 'OTP on your Aadhaar-linked mobile' } });
export const DigilockerRecommended = meta.story({ args: { answers: down, shows: 'Continue with DigiLocker' } });
export const Loading = meta.story({ args: { answers: { aadhaarStatus: 'stalls' }, shows: 'Loading' } });
export const StatusRefused = meta.story({ args: { answers: { aadhaarStatus: 500 }, shows: 'Internal Server Error' } });
export const StatusOffline = meta.story({ args: { answers: { aadhaarStatus: 'drops' }, shows: offline.message.text } });
export const NumberMissing = meta.story({ args: { does: ['Get OTP'], shows: 'Please enter aadhaar number' } });
export const NumberNotValid = meta.story({
  args: { does: [['Aadhaar number', '9999'], 'Get OTP'], shows: 'Please enter valid aadhaar number' },
});
export const NumberDoubtful = meta.story({
  args: { does: [['Aadhaar number', '999911112223']], shows: 'one digit may be wrong' },
});
export const SendingCode = meta.story({
  args: { answers: { aadhaarGenerateOtp: 'stalls' }, does: sends, shows: 'Please wait' },
});
export const SendingRefused = meta.story({
  args: { answers: { aadhaarGenerateOtp: 412 }, does: sends, shows: 'Your answer could not be taken.' },
});
export const CodeSent = meta.story({ args: { does: sends, shows: 'Resend in' } });
export const CodeMissing = meta.story({ args: { does: [...sends, 'Verify'], shows: 'Please enter aadhaar otp' } });
export const CanResend = meta.story({
  args: { does: [...sends, ['Aadhaar OTP', '48']], later: 601, shows: 'Resend OTP' },
});
export const CodeRefused = meta.story({
  args: {
    answers: { aadhaarVerifyOtp: { refused: 400, message: 'The OTP did not match.' } },
    does: verifies,
    shows: 'The OTP did not match.',
  },
});
export const AlreadyLinked = meta.story({
  args: { answers: { aadhaarVerifyOtp: taken }, does: verifies, shows: 'associated with another existing account' },
});
export const CheckingPan = meta.story({
  args: { answers: { aadhaarPanVerify: 'stalls' }, does: verifies, shows: 'Checking your PAN and Aadhaar' },
});
export const PanMismatch = meta.story({
  args: {
    answers: { aadhaarPanVerify: { refused: 400, message: 'Your PAN and Aadhaar do not match.' } },
    does: verifies,
    shows: 'Your PAN and Aadhaar do not match.',
  },
});
export const Verified = meta.story({ args: { does: verifies, shows: 'Verified Successfully' } });
export const OpeningDigilocker = meta.story({
  args: {
    answers: { ...down, digilockerInitiate: 'stalls' },
    does: ['Continue with DigiLocker'],
    shows: 'Please wait',
  },
});
export const DigilockerOffline = meta.story({
  args: {
    answers: { ...down, digilockerInitiate: 'drops' },
    does: ['Continue with DigiLocker'],
    shows: offline.message.text,
  },
});
export const DigilockerNotOurs = meta.story({
  args: {
    answers: { ...down, digilockerInitiate: { data: { url: 'https://elsewhere.test' } } },
    does: ['Continue with DigiLocker'],
    shows: 'We stopped here to keep you safe',
  },
});
