import { dashboardStatus } from '#engine/reads.ts';
import { screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';
import { loanReads } from '../reads.ts';

export const rePayment = screen({
  route: '/re-payment',
  name: 'Repayment',
  bar: msg('Repayment'),
  back: { to: '/home' },
  links: { selectLoan: '/select-loan', logout: '/logout' },
  reads: { ...loanReads, dashboard: dashboardStatus },
  events: {
    sanctionLetter: 're_payment_view_sanction_letter_clk',
    plans: 're_payment_see_repayment_plans_clk',
  },
});
