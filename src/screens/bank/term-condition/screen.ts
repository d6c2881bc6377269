import { keyFactStatement } from '#contract/bank.ts';
import { leadRead } from '#engine/read.ts';
import { approvalReading, instalmentsReading } from '#engine/reads.ts';
import { screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const termCondition = screen({
  route: '/term-condition',
  name: 'Key Fact Statement',
  bar: msg('Key Fact Statement'),
  part: 'bank',
  task: msg('Read the Key Fact Statement'),
  back: { to: '/bank-list', supplied: true },
  links: { contactUs: '/contact-us' },
  reads: {
    statement: leadRead(keyFactStatement, (leadId) => ({ query: { leadId } })),
    approval: approvalReading,
    instalments: instalmentsReading,
  },
  events: {
    continue: 'term_condition_continue_clk',
    submit: 'term_condition_submit_clk',
    cancel: 'term_condition_cancel_clk',
  },
});
