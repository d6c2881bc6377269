import type { Screen } from '#engine/screen.ts';

/** Part of the first load, so it does not import `screen()`. */
export const mobileEntry = {
  route: '/',
  name: 'Mobile number',
  open: true,
  links: { contactUs: '/contact-us' },
  events: { getOtp: 'mobile_entry_get_otp_clk' },
} as const satisfies Screen;
