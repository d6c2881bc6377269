import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Login/enter-otp', ...screenStories('/enter-otp') });

const routeState = { mobileNumber: '9876543210' };
const verifies = { routeState, does: [['One-time code, 4 digits', '4821'], 'Verify'] } as const;

export const Empty = meta.story({ args: { routeState, shows: 'Resend OTP in' } });
export const Incomplete = meta.story({
  args: { routeState, does: [['One-time code, 4 digits', '48'], 'Verify'], shows: 'Enter the 4-digit OTP' },
});
export const Missing = meta.story({ args: { routeState, does: ['Verify'], shows: 'OTP is required' } });
export const Verifying = meta.story({ args: { ...verifies, answers: { verifyOtp: 'stalls' }, shows: 'Please wait' } });
export const Refused = meta.story({
  args: {
    ...verifies,
    answers: { verifyOtp: { refused: 400, message: 'The OTP did not match.' } },
    shows: 'The OTP did not match.',
  },
});
export const Offline = meta.story({
  args: { ...verifies, answers: { verifyOtp: 'drops' }, shows: offline.message.text },
});
export const CanResend = meta.story({ args: { routeState, later: 61, shows: 'Resend OTP' } });
