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
      variant: 'rows',
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
  repeatCustomer: 'draft',
  hindi: {
    'Your work': 'आपका काम',
    'How long have you worked?': 'आप कितने समय से काम कर रहे हैं?',
    'Count all your jobs.': 'सभी नौकरियों का समय जोड़ें।',
    'Work experience': 'काम का अनुभव',
    '0 - 2 Years': '0 - 2 साल',
    '2 - 5 Years': '2 - 5 साल',
    '5 - 8 Years': '5 - 8 साल',
    '8 - 10 Years': '8 - 10 साल',
    'More than 10 years': '10 साल से ज़्यादा',
    'Please select your work experience': 'कृपया काम का अनुभव चुनें',
  },
  examples: {
    pass: [{ workExperience: '2 - 5 Years' }],
    fail: [{ answers: { workExperience: '' }, errors: { workExperience: 'Please select your work experience' } }],
  },
});
