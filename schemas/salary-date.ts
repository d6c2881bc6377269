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
  save: { key: 'salary_date', sends: 'number' },
  back: { to: '/work-experience' },
  repeat: 'saves locally',
  examples: {
    pass: [{ salaryDate: '7' }, { salaryDate: '31' }],
    fail: [{ answers: { salaryDate: '' }, says: { salaryDate: 'Please select your salary date' } }],
  },
});
