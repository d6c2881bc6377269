import { buttonEvents, screen } from '#engine/screen.ts';

export const loanReject = screen({
  route: '/loan-reject',
  name: 'Loan rejected',
  back: { to: '/dashboard' },
  links: { dashboard: '/dashboard' },
  events: buttonEvents('/loan-reject', 'continue'),
});
