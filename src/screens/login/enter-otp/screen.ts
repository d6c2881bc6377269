import { screen } from '#engine/screen.ts';

export const enterOtp = screen({
  route: '/enter-otp',
  name: 'Mobile number code',
  back: { to: '/' },
  links: { changeNumber: '/' },
  open: true,
  events: {
    resend: 'enter_otp_resend_otp_clk',
    changeNumber: 'enter_otp_change_number_clk',
  },
});
