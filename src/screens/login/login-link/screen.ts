import type { Screen } from '#engine/screen.ts';

export const loginLink = {
  route: '/login',
  name: 'Login link',
  links: { home: '/home' },
  open: true,
  transient: true,
} as const satisfies Screen;
