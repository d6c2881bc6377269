import type { Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const finboxCreate = {
  route: '/finbox-create',
  name: 'Bank statement',
  part: 'details',
  task: msg('Connect your bank statement'),
  links: { dashboard: '/dashboard' },
  transient: true,
} as const satisfies Screen;
