import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const maritalStatus = step({
  route: '/marital-status',
  section: 'About you',
  title: 'What is your marital status?',
  fields: {
    maritalStatus: {
      kind: 'choice',
      look: 'rows',
      label: 'Marital status',
      options: [{ value: 'Single' }, { value: 'Married' }],
      rules: [required('Please select your marital status')],
    },
  },
  save: { key: 'marrital' },
  back: { to: '/gender', supplied: true },
  repeat: 'saves locally',
  examples: {
    pass: [{ maritalStatus: 'Single' }],
    fail: [{ answers: { maritalStatus: '' }, says: { maritalStatus: 'Please select your marital status' } }],
  },
});
