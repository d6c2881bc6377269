import { offline } from '#api/send.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Loans/re-payment', ...screenStories('/re-payment') });

const dashboardCall = { status: 1, lead: { leadID: 48213, status: 'Disbursed' }, loanDetails: { repayAmount: 51_479 } };

export const Repaying = meta.story({ args: { answers: { dashboardCall }, shows: '₹51,479' } });
export const AmountNotRead = meta.story({
  args: { answers: { dashboardCall: { refused: 418, message: '' } }, shows: 'We could not read this amount.' },
});
export const Sample = meta.story({ args: { answers: { customerLoans: { data: [] } }, shows: 'Sample' } });
export const Transactions = meta.story({
  args: { answers: { dashboardCall }, does: ['Transactions'], shows: 'Your payments will show here.' },
});
export const Documents = meta.story({
  args: { answers: { dashboardCall }, does: ['Documents'], shows: 'View Sanction Letter' },
});
export const NoDocuments = meta.story({
  args: { answers: { customerLoans: { data: [] } }, does: ['Documents'], shows: 'Your documents will show here.' },
});
export const Loading = meta.story({ args: { answers: { customerLoans: 'stalls' }, shows: 'Reading your loan' } });
export const Refused = meta.story({
  args: { answers: { customerLoans: 412 }, shows: 'Your answer could not be taken.' },
});
export const Offline = meta.story({ args: { answers: { customerLoans: 'drops' }, shows: offline.message.text } });
