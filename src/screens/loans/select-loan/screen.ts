import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const selectLoan = {
  route: '/select-loan',
  name: 'Repayment plans',
  bar: msg('Your loan'),
  back: { to: '/dashboard' },
  events: buttonEvents('/select-loan', 'continue'),
} as const satisfies Screen;
