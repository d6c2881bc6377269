import { buttonEvents, screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const selectLoan = screen({
  route: '/select-loan',
  name: 'Repayment plans',
  bar: msg('Your loan'),
  back: { to: '/dashboard' },
  events: buttonEvents('/select-loan', 'continue'),
});
