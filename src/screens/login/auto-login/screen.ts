import { screen } from '#engine/screen.ts';

export const autoLogin = screen({
  route: '/auto-login',
  name: 'Auto-login',
  links: { mobileEntry: '/' },
  open: true,
  transient: true,
});
