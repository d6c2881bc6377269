import { maxLength, minLength, notOnlyDigits, required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const companyName = step({
  route: '/company-name',
  section: 'Your work',
  title: 'Where do you work?',
  subtitle: 'Write the full name of your company.',
  fields: {
    companyName: {
      kind: 'text',
      label: 'Company name',
      rules: [
        required('Please enter your company name'),
        notOnlyDigits('Input cannot be only numbers'),
        minLength(2, 'Company name should be min 2 char'),
        maxLength(50, 'Company name should be max 50 char'),
      ],
      autocomplete: 'organization',
      reason: 'We use it to check your income.',
    },
  },
  save: { key: 'companyName' },
  repeatCustomer: 'draft',
  summary: { label: 'Company', answer: 'data.companyName', key: 'companyName' },
  hindi: {
    'Your work': 'आपका काम',
    'Where do you work?': 'आप कहाँ काम करते हैं?',
    'Write the full name of your company.': 'अपनी कंपनी का पूरा नाम लिखें।',
    'Company name': 'कंपनी का नाम',
    Company: 'कंपनी',
    'Please enter your company name': 'कृपया अपनी कंपनी का नाम डालें',
    'Input cannot be only numbers': 'सिर्फ़ अंक नहीं लिख सकते',
    'Company name should be min 2 char': 'कंपनी के नाम में कम से कम 2 अक्षर होने चाहिए',
    'Company name should be max 50 char': 'कंपनी के नाम में ज़्यादा से ज़्यादा 50 अक्षर हो सकते हैं',
    'We use it to check your income.': 'इससे हम आपकी आमदनी जाँचते हैं।',
  },
  examples: {
    pass: [{ companyName: 'Vanya Textiles' }, { companyName: '3M' }],
    fail: [
      { answers: { companyName: '' }, errors: { companyName: 'Please enter your company name' } },
      { answers: { companyName: '123456' }, errors: { companyName: 'Input cannot be only numbers' } },
      { answers: { companyName: 'V' }, errors: { companyName: 'Company name should be min 2 char' } },
      { answers: { companyName: 'Vanya '.repeat(9) }, errors: { companyName: 'Company name should be max 50 char' } },
    ],
  },
});
