import { screen } from '#engine/screen.ts';

export const finbox = screen({
  route: '/finbox',
  name: 'Bank statement result',
  part: 'details',
  task: 'Connect your bank statement',
  back: { to: '/dashboard' },
  links: { dashboard: '/dashboard' },
  transient: true,
});
