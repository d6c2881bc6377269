import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const workExperience = step({
  route: '/work-experience',
  section: 'Your work',
  title: 'How long have you worked?',
  subtitle: 'Count all your jobs.',
  fields: {
    workExperience: {
      kind: 'choice',
      look: 'rows',
      label: 'Work experience',
      options: [
        { value: '0 - 2 Years' },
        { value: '2 - 5 Years' },
        { value: '5 - 8 Years' },
        { value: '8 - 10 Years' },
        { value: 'More than 10 years' },
      ],
      rules: [required('Please select your work experience')],
    },
  },
  save: { key: 'totalExperience' },
  back: { to: '/monthly-income' },
  repeat: 'saves locally',
  examples: {
    pass: [{ workExperience: '2 - 5 Years' }],
    fail: [{ answers: { workExperience: '' }, says: { workExperience: 'Please select your work experience' } }],
  },
});
