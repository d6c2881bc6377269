import { atLeast, digitsOnly, maxLength, required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const monthlyIncome = step({
  route: '/monthly-income',
  section: 'Your work',
  title: 'How much do you earn each month?',
  subtitle: 'The amount you get in hand.',
  fields: {
    monthlyIncome: {
      kind: 'money',
      label: 'Monthly income',
      rules: [
        required('Please enter your monthly income'),
        digitsOnly('Please enter the amount in whole rupees'),
        atLeast(1000, 'Amount must be at least 1000'),
        maxLength(10, 'Amount cannot have more than 10 digits'),
      ],
    },
  },
  save: { key: 'monthlyIncome' },
  repeatCustomer: 'draft',
  summary: { answer: 'data.monthlySalary', key: 'monthlyIncome' },
  hindi: {
    'Your work': 'आपका काम',
    'How much do you earn each month?': 'आप हर महीने कितना कमाते हैं?',
    'The amount you get in hand.': 'जो रकम आपके हाथ में आती है।',
    'Monthly income': 'महीने की आमदनी',
    'Please enter your monthly income': 'कृपया अपनी महीने की आमदनी डालें',
    'Please enter the amount in whole rupees': 'कृपया रकम पूरे रुपयों में डालें, पैसे के बिना',
    'Amount must be at least 1000': 'रकम कम से कम ₹1,000 होनी चाहिए',
    'Amount cannot have more than 10 digits': 'रकम में 10 से ज़्यादा अंक नहीं हो सकते',
  },
  examples: {
    pass: [{ monthlyIncome: '42500' }, { monthlyIncome: '1000' }, { monthlyIncome: '9999999999' }],
    fail: [
      { answers: { monthlyIncome: '' }, errors: { monthlyIncome: 'Please enter your monthly income' } },
      { answers: { monthlyIncome: '42500.75' }, errors: { monthlyIncome: 'Please enter the amount in whole rupees' } },
      { answers: { monthlyIncome: '999' }, errors: { monthlyIncome: 'Amount must be at least 1000' } },
      {
        answers: { monthlyIncome: '10000000000' },
        errors: { monthlyIncome: 'Amount cannot have more than 10 digits' },
      },
    ],
  },
});
