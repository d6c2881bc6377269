import { emandateAfterMs } from '#engine/delays.ts';
import { screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const emandateStatus = screen({
  route: '/emandate-status',
  name: 'Back from the e-mandate',
  part: 'bank',
  task: msg('Set up your e-mandate'),
  transient: true,
  redirect: { to: '/emandate', afterMs: emandateAfterMs },
});
