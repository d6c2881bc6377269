import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const gender = step({
  route: '/gender',
  section: 'About you',
  title: 'What is your gender?',
  subtitle: 'Choose the one on your documents.',
  fields: {
    gender: {
      kind: 'choice',
      look: 'rows',
      label: 'Gender',
      options: [{ value: 'Male' }, { value: 'Female' }, { value: 'Other' }],
      rules: [required('Please select your gender')],
    },
  },
  save: { key: 'gender' },
  back: { to: '/enter-loan-amount' },
  repeat: 'saves locally',
  examples: {
    pass: [{ gender: 'Female' }],
    fail: [{ answers: { gender: '' }, says: { gender: 'Please select your gender' } }],
  },
});
