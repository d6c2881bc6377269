import { screen } from '#engine/screen.ts';

export const loginLink = screen({
  route: '/login',
  name: 'Login link',
  open: true,
  transient: true,
});
