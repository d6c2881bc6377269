import { screenStates } from '../../../../.storybook/screen-states.ts';

const routeState = { mobileNumber: '9876543210' };
const verifies = { routeState, does: [['One-time code, 4 digits', '4821'], 'Verify'] } as const;

export const states = screenStates('/enter-otp', {
  Empty: { routeState, shows: 'Resend OTP in' },
  Incomplete: { routeState, does: [['One-time code, 4 digits', '48'], 'Verify'], shows: 'Enter the 4-digit OTP' },
  Missing: { routeState, does: ['Verify'], shows: 'OTP is required' },
  Verifying: { ...verifies, answers: { verifyOtp: 'stalls' } },
  Refused: { ...verifies, answers: { verifyOtp: { refused: 400, message: 'The OTP did not match.' } } },
  CanResend: { routeState, later: 61, shows: 'Resend OTP' },
});
