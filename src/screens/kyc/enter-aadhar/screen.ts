import { aadhaarStatus } from '#contract/kyc.ts';
import { read } from '#engine/read.ts';
import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const enterAadhar = {
  route: '/enter-aadhar',
  bar: msg('Aadhaar'),
  part: 'identity',
  task: msg('Verify your Aadhaar'),
  back: { to: '/dashboard' },
  reads: {
    /** §4 "Aadhaar": whether the one-time-code service is down, which preselects the method. */
    status: read(aadhaarStatus),
  },
  events: buttonEvents('/enter-aadhar', 'get_otp', 'continue_with_digilocker', 'verify', 'resend_otp'),
} as const satisfies Screen;
