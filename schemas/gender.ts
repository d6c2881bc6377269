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
      variant: 'rows',
      label: 'Gender',
      options: [{ value: 'Male' }, { value: 'Female' }, { value: 'Other' }],
      rules: [required('Please select your gender')],
    },
  },
  save: { key: 'gender' },
  repeatCustomer: 'draft',
  hindi: {
    'About you': 'आपके बारे में',
    'What is your gender?': 'आपका लिंग क्या है?',
    'Choose the one on your documents.': 'वही चुनें जो आपके दस्तावेज़ों में है।',
    Gender: 'लिंग',
    Male: 'पुरुष',
    Female: 'महिला',
    Other: 'अन्य',
    'Please select your gender': 'कृपया अपना लिंग चुनें',
  },
  examples: {
    pass: [{ gender: 'Female' }],
    fail: [{ answers: { gender: '' }, errors: { gender: 'Please select your gender' } }],
  },
});
