import { screenStates } from '../../../../.storybook/screen-states.ts';

const dashboardCall = { status: 1, lead: { leadID: 48213, status: 'Disbursed' }, loanDetails: { repayAmount: 51_479 } };
const noLoan = { answers: { customerLoans: { data: [] } } };

export const states = screenStates('/re-payment', {
  Repaying: { answers: { dashboardCall }, shows: '₹51,479' },
  AmountNotRead: { answers: { dashboardCall: 418 }, shows: 'We could not read this amount.' },
  Sample: { ...noLoan, shows: 'Sample' },
  Transactions: { answers: { dashboardCall }, does: ['Transactions'], shows: 'Your payments will show here.' },
  Documents: { answers: { dashboardCall }, does: ['Documents'], shows: 'View Sanction Letter' },
  NoDocuments: { ...noLoan, does: ['Documents'], shows: 'Your documents will show here.' },
  NotRead: { answers: { customerLoans: 418 }, shows: 'We could not load your loans.' },
  Loading: { answers: { customerLoans: 'stalls' }, shows: 'Reading your loan' },
});
