import { dashboardReading } from '#engine/reads.ts';
import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';
import { loanReads } from '../reads.ts';

export const rePayment = {
  route: '/re-payment',
  bar: msg('Repayment'),
  back: { to: '/home' },
  links: { selectLoan: '/select-loan' },
  // The dashboard also gives the customer id.
  reads: { loans: loanReads.loans, dashboard: dashboardReading },
  events: buttonEvents('/re-payment', 'view_sanction_letter', 'see_repayment_plans'),
} as const satisfies Screen;
