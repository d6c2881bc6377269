import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const loanPurpose = step({
  route: '/loan-purpose',
  section: 'Your loan',
  title: 'What is the loan for?',
  subtitle: 'Choose the one closest to your need.',
  fields: {
    loanPurpose: {
      kind: 'choice',
      look: 'tiles',
      label: 'Loan purpose',
      options: [
        { value: 'Medical Emergency', icon: 'medical' },
        { value: 'Salary Delay', icon: 'clock' },
        { value: 'Personal Emergency', icon: 'umbrella' },
        { value: 'Education', icon: 'cap' },
        { value: 'Rent / Bills', icon: 'receipt' },
        { value: 'Others', icon: 'dots' },
      ],
      rules: [required('Please select a loan purpose')],
    },
  },
  save: { key: 'purposeloan' },
  back: { to: '/dashboard', supplied: true },
  repeat: 'saves locally',
  examples: {
    pass: [{ loanPurpose: 'Education' }],
    fail: [{ answers: { loanPurpose: '' }, says: { loanPurpose: 'Please select a loan purpose' } }],
  },
});
