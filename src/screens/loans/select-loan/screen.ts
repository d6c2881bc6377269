import { screen } from '#engine/screen.ts';

export const selectLoan = screen({
  route: '/select-loan',
  name: 'Repayment plans',
  bar: 'Your loan',
  back: { to: '/dashboard' },
  events: {
    continue: 'select_loan_continue_clk',
  },
});
