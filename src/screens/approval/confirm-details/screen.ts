import { onePage } from '#contract/application.ts';
import { leadRead } from '#engine/read.ts';
import type { Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const confirmDetails = {
  route: '/confirm-details',
  bar: msg('Confirm details'),
  part: 'details',
  task: msg('Confirm your details'),
  back: { to: '/dashboard' },
  reads: {
    /** §3 "User details response". */
    details: leadRead(onePage, (leadId) => ({ path: { leadId } })),
  },
} as const satisfies Screen;
