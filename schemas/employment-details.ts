import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const employmentDetails = step({
  route: '/employment-details',
  section: 'Your work',
  title: 'How do you work?',
  subtitle: 'Choose your main work.',
  fields: {
    employmentDetails: {
      kind: 'choice',
      look: 'rows',
      label: 'Employment type',
      options: [{ value: 'Salaried' }, { value: 'Self Employee' }],
      rules: [required('Please select your employment type')],
    },
  },
  save: { key: 'employeeType' },
  back: { to: '/highest-education' },
  repeat: 'saves locally',
  examples: {
    pass: [{ employmentDetails: 'Salaried' }],
    fail: [{ answers: { employmentDetails: '' }, says: { employmentDetails: 'Please select your employment type' } }],
  },
});
