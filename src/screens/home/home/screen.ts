import { dashboardStatus } from '#engine/reads.ts';
import { buttonEvents, screen, tabLinks } from '#engine/screen.ts';

export const home = screen({
  route: '/home',
  name: 'Home',
  links: { ...tabLinks, rePayment: '/re-payment' },
  reads: { dashboard: dashboardStatus },
  events: buttonEvents('/home', 'continue', 'repay_loan', 'see_your_repayment', 'send', 'not_now'),
});
