import { dashboardCall } from '#contract/login.ts';
import { screenStates } from '../../../../.storybook/screen-states.ts';

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

export const states = screenStates('/home', {
  GetCash: { shows: 'Your steps' },
  JustStarted: {
    answers: { dashboardCall: { ...applying, step: { current_route: '/enter-name' } } },
    shows: 'Your steps',
  },
  WithoutName: { answers: { dashboardCall: { ...applying, data: {} } }, shows: 'Welcome' },
  Messages: {
    answers: {
      dashboardCall: {
        ...applying,
        dashboard_message1: 'Your documents are being checked.',
        dashboard_message2: 'This takes up to one day.',
      },
    },
    shows: 'This takes up to one day.',
  },
  ButtonOff: { answers: { dashboardCall: { ...applying, buttonEnable: false } }, shows: 'Continue' },
  NoButton: { answers: { dashboardCall: { ...applying, showButton: false } }, shows: 'Your steps' },
  Ended: {
    answers: { dashboardCall: { ...applying, lead: { leadID: 48213, status: 'Closed' }, showButton: 'Apply again' } },
    shows: 'Apply again',
  },
  Repayment: { answers: { dashboardCall: repaying }, shows: 'Repay Loan' },
  PartPayment: {
    answers: { dashboardCall: { ...repaying, lead: { leadID: 48213, status: 'Part Payment' } } },
    shows: 'Part Payment',
  },
  Emi: { answers: { dashboardCall: { ...repaying, productId: 1, noOfEMIs: 3 } }, shows: 'Number of EMIs' },
  Overdue: { answers: { dashboardCall: overdue }, shows: 'Was due on' },
  Rekyc: { answers: { dashboardCall: { ...applying, isKycFailure: true } }, shows: 'I have linked, verify again' },
  RekycNotRead: {
    answers: { dashboardCall: { ...applying, isKycFailure: true }, rekycMessages: 418 },
    shows: 'We could not read what is missing.',
  },
  Feedback: {
    answers: { dashboardCall: { ...repaying, isFeedbackRequired: true } },
    shows: 'How was your experience?',
  },
  FeedbackMissing: {
    answers: { dashboardCall: { ...repaying, isFeedbackRequired: true } },
    does: ['Send'],
    shows: 'Please choose a rating',
  },
  FeedbackRated: {
    answers: { dashboardCall: { ...repaying, isFeedbackRequired: true } },
    does: ['4 of 5', 'Send'],
    shows: 'Thank you for telling us.',
  },
  Loading: { answers: { dashboardCall: 'stalls' }, shows: 'Loading' },
  Refused: { answers: { dashboardCall: 412 } },
  NotRead: { answers: { dashboardCall: 418 }, shows: 'We could not read where your application stands.' },
});
