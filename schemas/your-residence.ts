import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

export const yourResidence = step({
  route: '/your-residence',
  section: 'Your home',
  title: 'Is your home owned or rented?',
  fields: {
    yourResidence: {
      kind: 'choice',
      variant: 'rows',
      label: 'Residence',
      options: [{ value: 'Owned' }, { value: 'Rented' }],
      rules: [required('Please select your residence')],
    },
  },
  save: { key: 'residenceType', decision: 'residenceSaved' },
  repeatCustomer: 'draft',
  summary: { answer: 'data.address.type', key: 'residenceType' },
  hindi: {
    'Your home': 'आपका घर',
    'Is your home owned or rented?': 'आपका घर अपना है या किराए का?',
    Residence: 'घर',
    Owned: 'अपना',
    Rented: 'किराए का',
    'Please select your residence': 'कृपया चुनें कि घर अपना है या किराए का',
  },
  examples: {
    pass: [{ yourResidence: 'Rented' }],
    fail: [{ answers: { yourResidence: '' }, errors: { yourResidence: 'Please select your residence' } }],
  },
});
