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
      variant: 'tiles',
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
  repeatCustomer: 'draft',
  summary: { answer: 'data.loanPurpose', key: 'loanPurpose' },
  hindi: {
    'Your loan': 'आपका लोन',
    'What is the loan for?': 'लोन किस काम के लिए चाहिए?',
    'Choose the one closest to your need.': 'जो आपकी ज़रूरत के सबसे पास हो, वह चुनें।',
    'Loan purpose': 'लोन का कारण',
    'Medical Emergency': 'इलाज की ज़रूरत',
    'Salary Delay': 'सैलरी में देरी',
    'Personal Emergency': 'निजी ज़रूरत',
    Education: 'शिक्षा',
    'Rent / Bills': 'किराया / बिल',
    Others: 'अन्य',
    'Please select a loan purpose': 'कृपया लोन का कारण चुनें',
  },
  examples: {
    pass: [{ loanPurpose: 'Education' }],
    fail: [{ answers: { loanPurpose: '' }, errors: { loanPurpose: 'Please select a loan purpose' } }],
  },
});
