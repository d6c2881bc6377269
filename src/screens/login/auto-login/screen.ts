import { screen } from '#engine/screen.ts';

export const autoLogin = screen({
  route: '/auto-login',
  name: 'Auto-login',
  open: true,
  transient: true,
});
