import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const industry = step({
  route: '/industry',
  section: 'Your work',
  title: 'Which industry do you work in?',
  subtitle: 'Choose the closest one.',
  fields: {
    industry: {
      kind: 'choice',
      look: 'rows',
      label: 'Industry',
      options: [
        { value: 'Information Technology (IT)' },
        { value: 'Healthcare' },
        { value: 'Education' },
        { value: 'Automotive' },
        { value: 'E-commerce' },
        { value: 'Hospitality' },
        { value: 'Other' },
      ],
      rules: [required('Please select your industry')],
    },
  },
  save: { key: 'industry' },
  back: { to: '/company-name' },
  repeat: 'saves locally',
  examples: {
    pass: [{ industry: 'E-commerce' }],
    fail: [{ answers: { industry: '' }, says: { industry: 'Please select your industry' } }],
  },
});
