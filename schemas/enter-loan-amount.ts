import { atLeast, atMost, digitsOnly, required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const enterLoanAmount = step({
  route: '/enter-loan-amount',
  section: 'Your loan',
  title: 'How much do you need?',
  subtitle: 'You can pick an amount or type your own.',
  fields: {
    loanAmount: {
      kind: 'money',
      label: 'Loan amount',
      shortcuts: [10_000, 25_000, 50_000, 75_000, 1_00_000, 2_00_000],
      rules: [
        required('Please enter loan amount'),
        digitsOnly('Please enter the amount in whole rupees'),
        atLeast(1000, 'Amount must be at least 1000'),
        atMost(999999, 'Maximun amount should be 999999'),
      ],
    },
  },
  save: { key: 'loanRequeried' },
  back: { supplied: true, repeatCustomer: '/dashboard' },
  repeatCustomer: 'draft',
  summary: { key: 'loanRequeried' },
  hindi: {
    'Your loan': 'आपका लोन',
    'How much do you need?': 'आपको कितनी रकम चाहिए?',
    'You can pick an amount or type your own.': 'आप रकम चुन सकते हैं या खुद लिख सकते हैं।',
    'Loan amount': 'लोन की रकम',
    'Please enter loan amount': 'कृपया लोन की रकम डालें',
    'Please enter the amount in whole rupees': 'कृपया रकम पूरे रुपयों में डालें, पैसे के बिना',
    'Amount must be at least 1000': 'रकम कम से कम ₹1,000 होनी चाहिए',
    'Maximun amount should be 999999': 'रकम ज़्यादा से ज़्यादा ₹9,99,999 हो सकती है',
  },
  examples: {
    pass: [{ loanAmount: '125000' }, { loanAmount: '1000' }, { loanAmount: '999999' }],
    fail: [
      { answers: { loanAmount: '' }, errors: { loanAmount: 'Please enter loan amount' } },
      { answers: { loanAmount: '4.25E+04' }, errors: { loanAmount: 'Please enter the amount in whole rupees' } },
      { answers: { loanAmount: '850' }, errors: { loanAmount: 'Amount must be at least 1000' } },
      { answers: { loanAmount: '1000000' }, errors: { loanAmount: 'Maximun amount should be 999999' } },
    ],
  },
});
