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
      variant: 'rows',
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
  repeatCustomer: 'draft',
  summary: { answer: 'data.designation', key: 'designation' },
  hindi: {
    'Your work': 'आपका काम',
    'What is your role?': 'आपका पद क्या है?',
    'Choose the closest one.': 'जो सबसे पास लगे, वह चुनें।',
    Designation: 'पद',
    Associate: 'एसोसिएट',
    Executive: 'एग्ज़ीक्यूटिव',
    Manager: 'मैनेजर',
    'Senior Manager': 'सीनियर मैनेजर',
    CEO: 'सीईओ',
    Other: 'अन्य',
    'Please select your designation': 'कृपया अपना पद चुनें',
  },
  examples: {
    pass: [{ designation: 'Executive' }],
    fail: [{ answers: { designation: '' }, errors: { designation: 'Please select your designation' } }],
  },
});
