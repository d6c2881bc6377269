import { buttonEvents, type Screen } from '#engine/screen.ts';

export const enterOtp = {
  route: '/enter-otp',
  name: 'Mobile number code',
  back: { to: '/' },
  links: { changeNumber: '/' },
  open: true,
  events: buttonEvents('/enter-otp', 'resend_otp', 'change_number'),
} as const satisfies Screen;
