import { screen } from '#engine/screen.ts';

export const loginLink = screen({
  route: '/login',
  name: 'Login link',
  links: { home: '/home' },
  open: true,
  transient: true,
});
