import { offline } from '#api/send.ts';
import { dashboardCall } from '#contract/login.ts';
import preview from '../../../../.storybook/preview.tsx';
import { screenStories } from '../../../../.storybook/screen-stories.tsx';

const meta = preview.meta({ title: 'Screens/Home/home', ...screenStories('/home') });

const applying = dashboardCall.example.answer;
const loanDetails = {
  totalAmount: 50_000,
  processingAmount: 1_770,
  finalAmount: 48_230,
  repayDate: '2026-03-13',
  repayAmount: 51_479,
};
const repaying = { ...applying, lead: { leadID: 48213, status: 'Disbursed' }, showButton: true, loanDetails };
const overdue = { ...repaying, isLoanOverDue: true, dashboard_message1: 'A late payment charge of ₹500 was added.' };

export const GetCash = meta.story({ args: { shows: 'Your steps' } });
export const JustStarted = meta.story({
  args: { answers: { dashboardCall: { ...applying, step: { current_route: '/enter-name' } } }, shows: 'Your steps' },
});
export const WithoutName = meta.story({
  args: { answers: { dashboardCall: { ...applying, data: {} } }, shows: 'Welcome' },
});
export const Messages = meta.story({
  args: {
    answers: {
      dashboardCall: {
        ...applying,
        dashboard_message1: 'Your documents are being checked.',
        dashboard_message2: 'This takes up to one day.',
      },
    },
    shows: 'This takes up to one day.',
  },
});
export const ButtonOff = meta.story({
  args: { answers: { dashboardCall: { ...applying, buttonEnable: false } }, shows: 'Continue' },
});
export const NoButton = meta.story({
  args: { answers: { dashboardCall: { ...applying, showButton: false } }, shows: 'Your steps' },
});
export const Ended = meta.story({
  args: {
    answers: { dashboardCall: { ...applying, lead: { leadID: 48213, status: 'Closed' }, showButton: 'Apply again' } },
    shows: 'Apply again',
  },
});
export const Repayment = meta.story({ args: { answers: { dashboardCall: repaying }, shows: 'Repay Loan' } });
export const PartPayment = meta.story({
  args: {
    answers: { dashboardCall: { ...repaying, lead: { leadID: 48213, status: 'Part Payment' } } },
    shows: 'Part Payment',
  },
});
export const Emi = meta.story({
  args: { answers: { dashboardCall: { ...repaying, productId: 1, noOfEMIs: 3 } }, shows: 'Number of EMIs' },
});
export const Overdue = meta.story({ args: { answers: { dashboardCall: overdue }, shows: 'Was due on' } });
export const Rekyc = meta.story({
  args: { answers: { dashboardCall: { ...applying, isKycFailure: true } }, shows: 'I have linked, verify again' },
});
export const RekycNotRead = meta.story({
  args: {
    answers: { dashboardCall: { ...applying, isKycFailure: true }, rekycMessages: { refused: 418, message: '' } },
    shows: 'We could not read what is missing.',
  },
});
export const Feedback = meta.story({
  args: { answers: { dashboardCall: { ...repaying, isFeedbackRequired: true } }, shows: 'How was your experience?' },
});
export const FeedbackMissing = meta.story({
  args: {
    answers: { dashboardCall: { ...repaying, isFeedbackRequired: true } },
    does: ['Send'],
    shows: 'Please choose a rating',
  },
});
export const FeedbackRated = meta.story({
  args: {
    answers: { dashboardCall: { ...repaying, isFeedbackRequired: true } },
    does: ['4 of 5', 'Send'],
    shows: 'Thank you for telling us.',
  },
});
export const Loading = meta.story({ args: { answers: { dashboardCall: 'stalls' }, shows: 'Loading' } });
export const Refused = meta.story({
  args: { answers: { dashboardCall: 412 }, shows: 'Your answer could not be taken.' },
});
export const NotRead = meta.story({
  args: {
    answers: { dashboardCall: { refused: 418, message: '' } },
    shows: 'We could not read where your application stands.',
  },
});
export const Offline = meta.story({ args: { answers: { dashboardCall: 'drops' }, shows: offline.message.text } });
