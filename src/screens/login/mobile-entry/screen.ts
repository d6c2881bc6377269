import type { Screen } from '#engine/screen.ts';

export const mobileEntry = {
  route: '/',
  name: 'Mobile number',
  open: true,
  links: { contactUs: '/contact-us' },
  events: { getOtp: 'mobile_entry_get_otp_clk' },
} as const satisfies Screen;
