import { aadhaarStatus } from '#contract/kyc.ts';
import { read } from '#engine/read.ts';
import { screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const enterAadhar = screen({
  route: '/enter-aadhar',
  name: 'Aadhaar',
  bar: msg('Aadhaar'),
  part: 'identity',
  task: msg('Verify your Aadhaar'),
  back: { to: '/dashboard' },
  reads: {
    /** §4 "Aadhaar": whether the one-time-code service is down, which preselects the method. */
    status: read(aadhaarStatus),
  },
  events: {
    getOtp: 'enter_aadhar_get_otp_clk',
    digilocker: 'enter_aadhar_continue_with_digilocker_clk',
    verify: 'enter_aadhar_verify_clk',
    resend: 'enter_aadhar_resend_otp_clk',
  },
});
