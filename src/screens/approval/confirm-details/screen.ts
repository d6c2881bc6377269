import { onePage } from '#contract/application.ts';
import { leadRead } from '#engine/read.ts';
import { screen } from '#engine/screen.ts';

export const confirmDetails = screen({
  route: '/confirm-details',
  name: 'Confirm details',
  bar: 'Confirm details',
  part: 'details',
  task: 'Confirm your details',
  back: { to: '/dashboard' },
  reads: {
    /** §3 "User details response": what the lender knows of a repeat customer. */
    details: leadRead(onePage, (leadId) => ({ path: { leadId } })),
  },
});
