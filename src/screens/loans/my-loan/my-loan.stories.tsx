import { offline } from '#api/send.ts';
import { customerLoans } from '#contract/loans.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Loans/my-loan', ...screenStories('/my-loan') });

const [loan] = customerLoans.example.answer.data;
const statuses = ['Disbursed', 'Part Payment', 'Closed', 'Settlement'];
const loans = {
  data: statuses.map((status, place) => ({ ...loan, loanNo: `KDM004821${place}`, leadID: place + 1, status })),
};
const closed = { data: [{ ...loan, loanNo: 'KDM0041002', leadID: 3, status: 'Closed' }] };

export const Full = meta.story({ args: { answers: { customerLoans: loans }, shows: 'KDM0048213' } });
export const One = meta.story({ args: { shows: 'KDM0048213' } });
export const None = meta.story({
  args: { answers: { customerLoans: { data: [] } }, shows: 'No loans found for the selected status' },
});
export const Filtered = meta.story({
  args: { answers: { customerLoans: loans }, does: [['Status', 'Closed']], shows: 'Download NOC' },
});
export const FilterFindsNone = meta.story({
  args: { does: [['Status', 'Closed']], shows: 'No loans found for the selected status' },
});
export const LittleKnown = meta.story({
  args: { answers: { customerLoans: { data: [{ loanNo: 'KDM0039001', leadID: 5 }] } }, shows: 'KDM0039001' },
});
export const Loading = meta.story({ args: { answers: { customerLoans: 'stalls' }, shows: 'Reading your loans' } });
export const Failed = meta.story({
  args: { answers: { customerLoans: { success: false } }, shows: 'We could not load your loans.' },
});
export const Refused = meta.story({
  args: { answers: { customerLoans: 412 }, shows: 'Your answer could not be taken.' },
});
export const Offline = meta.story({ args: { answers: { customerLoans: 'drops' }, shows: offline.message.text } });
export const OpeningLetter = meta.story({
  args: { answers: { signedDocument: 'stalls' }, does: ['View Sanction Letter'], shows: 'Please wait' },
});
export const TabBlocked = meta.story({
  args: { blocksTabs: true, does: ['View Sanction Letter'], shows: 'Open the document' },
});
export const NoLetter = meta.story({
  args: {
    answers: { signedDocument: { success: false } },
    does: ['View Sanction Letter'],
    shows: 'That did not work.',
  },
});
export const DownloadingNoc = meta.story({
  args: {
    answers: { customerLoans: closed, signedDocument: 'stalls' },
    does: ['Download NOC'],
    shows: 'Downloading...',
  },
});
export const NocNotReady = meta.story({
  args: {
    answers: { customerLoans: closed, signedDocument: { success: false } },
    does: ['Download NOC'],
    shows: 'That did not work.',
  },
});
