import { emandateAfterMs } from '#engine/delays.ts';
import { screen } from '#engine/screen.ts';

export const emandateStatus = screen({
  route: '/emandate-status',
  name: 'Back from the e-mandate',
  part: 'bank',
  task: 'Set up your e-mandate',
  transient: true,
  redirect: { to: '/emandate', afterMs: emandateAfterMs },
});
