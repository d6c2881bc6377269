import { screen } from '#engine/screen.ts';

export const confirmDetails = screen({
  route: '/confirm-details',
  name: 'Confirm details',
  bar: 'Confirm details',
  part: 'details',
  task: 'Confirm your details',
  back: { to: '/dashboard' },
});
