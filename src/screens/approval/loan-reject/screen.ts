import { buttonEvents, type Screen } from '#engine/screen.ts';

export const loanReject = {
  route: '/loan-reject',
  name: 'Loan rejected',
  back: { to: '/dashboard' },
  links: { dashboard: '/dashboard' },
  events: buttonEvents('/loan-reject', 'continue'),
} as const satisfies Screen;
