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
      variant: 'rows',
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
  repeatCustomer: 'draft',
  summary: { answer: 'data.industry', key: 'industry' },
  hindi: {
    'Your work': 'आपका काम',
    'Which industry do you work in?': 'आप किस क्षेत्र में काम करते हैं?',
    'Choose the closest one.': 'जो सबसे पास लगे, वह चुनें।',
    Industry: 'काम का क्षेत्र',
    'Information Technology (IT)': 'सूचना प्रौद्योगिकी (IT)',
    Healthcare: 'स्वास्थ्य सेवा',
    Education: 'शिक्षा',
    Automotive: 'गाड़ियाँ (ऑटोमोटिव)',
    'E-commerce': 'ई-कॉमर्स',
    Hospitality: 'होटल और खान-पान',
    Other: 'अन्य',
    'Please select your industry': 'कृपया अपने काम का क्षेत्र चुनें',
  },
  examples: {
    pass: [{ industry: 'E-commerce' }],
    fail: [{ answers: { industry: '' }, errors: { industry: 'Please select your industry' } }],
  },
});
