import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const maritalStatus = step({
  route: '/marital-status',
  section: 'About you',
  title: 'What is your marital status?',
  fields: {
    maritalStatus: {
      kind: 'choice',
      variant: 'rows',
      label: 'Marital status',
      options: [{ value: 'Single' }, { value: 'Married' }],
      rules: [required('Please select your marital status')],
    },
  },
  save: { key: 'marrital' },
  back: { supplied: true },
  repeatCustomer: 'draft',
  summary: { answer: 'data.maritalStatus', key: 'marrital' },
  hindi: {
    'About you': 'आपके बारे में',
    'What is your marital status?': 'क्या आप शादीशुदा हैं?',
    'Marital status': 'वैवाहिक स्थिति',
    Single: 'अविवाहित',
    Married: 'शादीशुदा',
    'Please select your marital status': 'कृपया अपनी वैवाहिक स्थिति चुनें',
  },
  examples: {
    pass: [{ maritalStatus: 'Single' }],
    fail: [{ answers: { maritalStatus: '' }, errors: { maritalStatus: 'Please select your marital status' } }],
  },
});
