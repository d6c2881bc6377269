import { approvalView } from '#contract/application.ts';
import { keyFactStatement } from '#contract/bank.ts';
import { instalmentsRead } from '#engine/approval-apr.ts';
import { leadRead } from '#engine/read.ts';
import { screen } from '#engine/screen.ts';

export const termCondition = screen({
  route: '/term-condition',
  name: 'Key Fact Statement',
  bar: 'Key Fact Statement',
  part: 'bank',
  task: 'Read the Key Fact Statement',
  back: { to: '/bank-list', supplied: true },
  reads: {
    statement: leadRead(keyFactStatement, (leadId) => ({ query: { leadId } })),
    approval: leadRead(approvalView, (leadID) => ({ body: { leadID } })),
    instalments: instalmentsRead,
  },
  events: {
    continue: 'term_condition_continue_clk',
    submit: 'term_condition_submit_clk',
    cancel: 'term_condition_cancel_clk',
  },
});
