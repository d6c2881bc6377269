import { approvalReading, instalmentsReading } from '#engine/reads.ts';
import { buttonEvents, type Screen } from '#engine/screen.ts';
import { msg } from '#languages/message.ts';

export const loanApproval = {
  route: '/loan-approval',
  bar: msg('Loan approval'),
  part: 'details',
  task: msg('See your loan amount'),
  back: { to: '/dashboard' },
  reads: { approval: approvalReading, instalments: instalmentsReading },
  events: buttonEvents('/loan-approval', 'upgrade_my_loan_amount', 'continue'),
} as const satisfies Screen;
