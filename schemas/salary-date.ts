import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const salaryDate = step({
  route: '/salary-date',
  section: 'Your work',
  title: 'When do you get your salary?',
  subtitle: 'Choose the date in the month.',
  fields: {
    salaryDate: {
      kind: 'days',
      label: 'Salary date',
      rules: [required('Please select your salary date')],
    },
  },
  save: { key: 'salary_date' },
  repeatCustomer: 'draft',
  summary: { answer: 'data.salaryDate', key: 'salary_date' },
  hindi: {
    'Your work': 'आपका काम',
    'When do you get your salary?': 'आपकी सैलरी कब आती है?',
    'Choose the date in the month.': 'महीने की तारीख चुनें।',
    'Salary date': 'सैलरी की तारीख',
    'Please select your salary date': 'कृपया सैलरी की तारीख चुनें',
  },
  examples: {
    pass: [{ salaryDate: '7' }, { salaryDate: '31' }],
    fail: [{ answers: { salaryDate: '' }, errors: { salaryDate: 'Please select your salary date' } }],
  },
});
