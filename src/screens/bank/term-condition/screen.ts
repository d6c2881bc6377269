import { screen } from '#engine/screen.ts';

export const termCondition = screen({
  route: '/term-condition',
  name: 'Key Fact Statement',
  bar: 'Key Fact Statement',
  part: 'bank',
  task: 'Read the Key Fact Statement',
  back: { to: '/bank-list', supplied: true },
  events: {
    continue: 'term_condition_continue_clk',
    submit: 'term_condition_submit_clk',
    cancel: 'term_condition_cancel_clk',
  },
});
