import type { Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const finbox = {
  route: '/finbox',
  name: 'Bank statement result',
  part: 'details',
  task: msg('Connect your bank statement'),
  back: { to: '/dashboard' },
  links: { dashboard: '/dashboard' },
  transient: true,
} as const satisfies Screen;
