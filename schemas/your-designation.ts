import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const yourDesignation = step({
  route: '/your-designation',
  section: 'Your work',
  title: 'What is your role?',
  subtitle: 'Choose the closest one.',
  fields: {
    designation: {
      kind: 'choice',
      look: 'rows',
      label: 'Designation',
      options: [
        { value: 'Associate' },
        { value: 'Executive' },
        { value: 'Manager' },
        { value: 'Senior Manager' },
        { value: 'CEO' },
        { value: 'Other' },
      ],
      rules: [required('Please select your designation')],
    },
  },
  save: { key: 'designation' },
  back: { to: '/industry' },
  repeat: 'saves locally',
  examples: {
    pass: [{ designation: 'Executive' }],
    fail: [{ answers: { designation: '' }, says: { designation: 'Please select your designation' } }],
  },
});
