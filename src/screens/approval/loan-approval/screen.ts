import { approvalReading, instalmentsReading } from '#engine/reads.ts';
import { screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const loanApproval = screen({
  route: '/loan-approval',
  name: 'Loan approval',
  bar: msg('Loan approval'),
  part: 'details',
  task: msg('See your loan amount'),
  back: { to: '/dashboard' },
  reads: { approval: approvalReading, instalments: instalmentsReading },
  events: {
    upgrade: 'loan_approval_upgrade_my_loan_amount_clk',
    continue: 'loan_approval_continue_clk',
  },
});
