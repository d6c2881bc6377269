import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const employmentDetails = step({
  route: '/employment-details',
  section: 'Your work',
  title: 'How do you work?',
  subtitle: 'Choose your main work.',
  fields: {
    employmentDetails: {
      kind: 'choice',
      variant: 'rows',
      label: 'Employment type',
      options: [{ value: 'Salaried' }, { value: 'Self Employee' }],
      rules: [required('Please select your employment type')],
    },
  },
  save: { key: 'employeeType' },
  repeatCustomer: 'draft',
  summary: { label: 'Employment', answer: 'data.employementType', key: 'employeeType' },
  hindi: {
    'Your work': 'आपका काम',
    'How do you work?': 'आप कैसे काम करते हैं?',
    'Choose your main work.': 'अपना मुख्य काम चुनें।',
    'Employment type': 'काम का प्रकार',
    Employment: 'काम',
    Salaried: 'नौकरी',
    'Self Employee': 'अपना काम',
    'Please select your employment type': 'कृपया अपने काम का प्रकार चुनें',
  },
  examples: {
    pass: [{ employmentDetails: 'Salaried' }],
    fail: [{ answers: { employmentDetails: '' }, errors: { employmentDetails: 'Please select your employment type' } }],
  },
});
