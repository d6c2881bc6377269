import { dashboardReading } from '#engine/reads.ts';
import { buttonEvents, type Screen, tabLinks } from '#engine/screen.ts';

export const home = {
  route: '/home',
  name: 'Home',
  links: { ...tabLinks, rePayment: '/re-payment' },
  reads: { dashboard: dashboardReading },
  events: buttonEvents('/home', 'continue', 'repay_loan', 'see_your_repayment', 'send', 'not_now'),
} as const satisfies Screen;
