import { screen } from '#engine/screen.ts';

export const finboxCreate = screen({
  route: '/finbox-create',
  name: 'Bank statement',
  part: 'details',
  task: 'Connect your bank statement',
  links: { dashboard: '/dashboard' },
  transient: true,
});
