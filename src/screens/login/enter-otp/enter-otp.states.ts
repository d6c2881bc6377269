import { screenStates } from '../../../../.storybook/screen-states.ts';

const arrival = { routeState: { mobileNumber: '9876543210' }, facts: { loggedIn: false } };
const verifies = { ...arrival, does: [['One-time code, 4 digits', '4821'], 'Verify'] } as const;

export const states = screenStates('/enter-otp', {
  Empty: { ...arrival, shows: 'Resend OTP in' },
  Incomplete: { ...arrival, does: [['One-time code, 4 digits', '48'], 'Verify'], shows: 'Enter the 4-digit OTP' },
  Missing: { ...arrival, does: ['Verify'], shows: 'OTP is required' },
  Verifying: { ...verifies, answers: { verifyOtp: 'stalls' } },
  Refused: { ...verifies, answers: { verifyOtp: { refused: 400, message: 'The OTP did not match.' } } },
  CanResend: { ...arrival, later: 61, shows: 'You can ask for a new code now.' },
});
