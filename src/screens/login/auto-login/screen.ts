import type { Screen } from '#engine/screen.ts';

export const autoLogin = {
  route: '/auto-login',
  name: 'Auto-login',
  links: { mobileEntry: '/' },
  open: true,
  transient: true,
} as const satisfies Screen;
