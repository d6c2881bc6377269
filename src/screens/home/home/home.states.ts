import { dashboardCall } from '#contract/login.ts';
import type { MockReplies } from '../../../../.storybook/provider.ts';
import { type Act, screenStates } from '../../../../.storybook/screen-states.ts';

const applying = dashboardCall.example.answer;
const loanDetails = {
  totalAmount: 50_000,
  processingAmount: 1_500,
  finalAmount: 48_230,
  repayDate: '2026-03-13',
  repayAmount: 51_479,
};
const repaying = { ...applying, lead: { leadID: 48213, status: 'Disbursed' }, showButton: true, loanDetails };
const overdue = {
  ...repaying,
  loanDetails: { ...loanDetails, repayAmount: 51_979 },
  isLoanOverDue: true,
  dashboard_message1: 'A late payment charge of ₹500 was added.',
};
const messages = {
  dashboard_message1: 'Your documents are being checked.',
  dashboard_message2: 'This takes up to one day.',
};

type Dashboard = NonNullable<MockReplies['dashboardCall']>;

const reads = (dashboardCall: Dashboard, shows: string, ...does: readonly Act[]) => ({
  answers: { dashboardCall },
  shows,
  does,
});
const fourOfFive = { text: '{rating} of 5', params: { rating: 4 } };
const feedback = { ...repaying, isFeedbackRequired: true };

export const states = screenStates('/home', {
  GetCash: { shows: 'Your steps' },
  JustStarted: reads({ ...applying, step: { current_route: '/enter-name' } }, 'Your steps'),
  WithoutName: reads({ ...applying, data: {} }, 'Welcome'),
  Messages: reads({ ...applying, ...messages }, 'This takes up to one day.'),
  ButtonOff: reads({ ...applying, buttonEnable: false }, 'Continue'),
  NoButton: reads({ ...applying, showButton: false }, 'Your steps'),
  Ended: reads({ ...applying, lead: { leadID: 48213, status: 'Closed' }, showButton: 'Apply again' }, 'Apply again'),
  Repayment: reads(repaying, 'Repay Loan'),
  PartPayment: reads({ ...repaying, lead: { leadID: 48213, status: 'Part Payment' } }, 'Part Payment'),
  Emi: reads({ ...repaying, productId: 1, noOfEMIs: 3 }, 'Number of EMIs'),
  Overdue: reads(overdue, 'Was due on'),
  Rekyc: reads({ ...applying, isKycFailure: true }, 'I have linked, verify again'),
  RekycNotRead: {
    answers: { dashboardCall: { ...applying, isKycFailure: true }, rekycMessages: 418 },
    shows: 'We could not read what is missing.',
  },
  Feedback: reads(feedback, 'How was your experience?'),
  FeedbackMissing: reads(feedback, 'Please choose a rating', 'Send'),
  FeedbackTooLong: {
    answers: { dashboardCall: feedback },
    does: [fourOfFive, ['Comment', 'Good. '.repeat(200)]],
    shows: 'Please write at most 1,000 characters. Your comment has 1,199.',
  },
  FeedbackRated: reads(feedback, 'Thank you for telling us.', fourOfFive, 'Send'),
  Loading: { answers: { dashboardCall: 'stalls' }, shows: 'Loading' },
  NotRead: { answers: { dashboardCall: 418 }, shows: 'We could not read where your application stands.' },
});
