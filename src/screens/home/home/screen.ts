import { dashboardStatus } from '#engine/reads.ts';
import { screen, tabLinks } from '#engine/screen.ts';

export const home = screen({
  route: '/home',
  name: 'Home',
  links: { ...tabLinks, rePayment: '/re-payment' },
  reads: { dashboard: dashboardStatus },
  events: {
    continue: 'home_continue_clk',
    repay: 'home_repay_loan_clk',
    repayment: 'home_see_your_repayment_clk',
    sendFeedback: 'home_send_clk',
    notNow: 'home_not_now_clk',
  },
});
