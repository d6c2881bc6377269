import { customerLoans } from '#contract/loans.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

const [loan] = customerLoans.example.answer.data;
const statuses = ['Disbursed', 'Part Payment', 'Closed', 'Settlement'];
const loans = {
  data: statuses.map((status, index) => ({ ...loan, loanNo: `KDM004821${index}`, leadID: index + 1, status })),
};
const closed = { data: [{ ...loan, loanNo: 'KDM0041002', leadID: 3, status: 'Closed' }] };

export const states = screenStates('/my-loan', {
  Full: { answers: { customerLoans: loans }, shows: 'KDM0048213' },
  None: { answers: { customerLoans: { data: [] } }, shows: 'No loans found for the selected status' },
  Filtered: { answers: { customerLoans: loans }, does: [['Status', 'Closed']], shows: 'Download NOC' },
  LittleKnown: { answers: { customerLoans: { data: [{ loanNo: 'KDM0039001', leadID: 5 }] } }, shows: 'KDM0039001' },
  Loading: { answers: { customerLoans: 'stalls' }, shows: 'Reading your loans' },
  Failed: { answers: { customerLoans: { success: false } }, shows: 'We could not load your loans.' },
  OpeningLetter: { answers: { signedDocument: 'stalls' }, does: ['View Sanction Letter'] },
  TabBlocked: { blocksTabs: true, does: ['View Sanction Letter'], shows: 'Open the document' },
  DownloadingNoc: {
    answers: { customerLoans: closed, signedDocument: 'stalls' },
    does: ['Download NOC'],
    shows: 'Downloading...',
  },
  NocNotReady: {
    answers: { customerLoans: closed, signedDocument: { success: false } },
    does: ['Download NOC'],
    shows: 'That did not work.',
  },
});
