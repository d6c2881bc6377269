import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const highestEducation = step({
  route: '/highest-education',
  section: 'About you',
  title: 'What is your highest education?',
  subtitle: 'Choose the last one you completed.',
  fields: {
    highestEducation: {
      kind: 'choice',
      look: 'rows',
      label: 'Highest education',
      options: [
        { value: 'Below 10th' },
        { value: 'Secondary School (10th)' },
        { value: 'Senior Secondary School (12th)' },
        { value: 'Diploma' },
        { value: 'Bachelors' },
        { value: 'Masters' },
      ],
      rules: [required('Please select your highest education')],
    },
  },
  save: { key: 'education' },
  back: { to: '/marital-status' },
  repeat: 'saves locally',
  examples: {
    pass: [{ highestEducation: 'Bachelors' }],
    fail: [{ answers: { highestEducation: '' }, says: { highestEducation: 'Please select your highest education' } }],
  },
});
