import { emandateAfterMs } from '#engine/delays.ts';
import type { Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const emandateStatus = {
  route: '/emandate-status',
  name: 'Back from the e-mandate',
  part: 'bank',
  task: msg('Set up your e-mandate'),
  transient: true,
  redirect: { to: '/emandate', afterMs: emandateAfterMs },
} as const satisfies Screen;
