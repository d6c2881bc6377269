import { buttonEvents, type Screen, tabLinks } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';
import { loanReads } from '../reads.ts';

export const myLoan = {
  route: '/my-loan',
  bar: msg('My Loans'),
  back: { to: '/home' },
  links: tabLinks,
  reads: loanReads,
  events: buttonEvents('/my-loan', 'view_sanction_letter', 'download_noc'),
} as const satisfies Screen;
