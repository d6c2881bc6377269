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
      variant: 'rows',
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
  repeatCustomer: 'draft',
  summary: { label: 'Education', answer: 'data.qualification', key: 'education' },
  hindi: {
    'About you': 'आपके बारे में',
    'What is your highest education?': 'आपने कहाँ तक पढ़ाई की है?',
    'Choose the last one you completed.': 'जो पढ़ाई आखिर में पूरी की, वह चुनें।',
    'Highest education': 'शिक्षा का स्तर',
    Education: 'शिक्षा',
    'Below 10th': '10वीं से कम',
    'Secondary School (10th)': '10वीं पास',
    'Senior Secondary School (12th)': '12वीं पास',
    Diploma: 'डिप्लोमा',
    Bachelors: 'बैचलर (ग्रेजुएट)',
    Masters: 'मास्टर (पोस्ट ग्रेजुएट)',
    'Please select your highest education': 'कृपया शिक्षा का स्तर चुनें',
  },
  examples: {
    pass: [{ highestEducation: 'Bachelors' }],
    fail: [{ answers: { highestEducation: '' }, errors: { highestEducation: 'Please select your highest education' } }],
  },
});
