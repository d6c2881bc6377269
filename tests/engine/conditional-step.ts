import { required } from '#engine/rules.ts';
import { step } from '#engine/step.ts';

/** The step whose answer the condition of `vehicle` compares. */
export const employment = step({
  route: '/employment',
  section: 'Your work',
  title: 'How are you employed?',
  fields: {
    employmentDetails: {
      kind: 'choice',
      variant: 'rows',
      label: 'Employment',
      options: [{ value: 'Salaried' }, { value: 'Self Employee' }],
      rules: [required('Please choose your employment')],
    },
  },
  save: { key: 'employment' },
  examples: {
    pass: [{ employmentDetails: 'Salaried' }],
    fail: [{ answers: { employmentDetails: '' }, errors: { employmentDetails: 'Please choose your employment' } }],
  },
});

/** A step with every kind of condition, with labels, and with two wordings. */
export const vehicle = step({
  route: '/your-residence',
  section: 'Vehicle',
  title: 'Do you own a vehicle?',
  fields: {
    owns: {
      kind: 'choice',
      variant: 'rows',
      label: 'Own vehicle',
      options: [{ value: 'Yes', label: 'Yes, I own one' }, { value: 'No' }],
      rules: [required('Please choose one')],
    },
    plate: {
      kind: 'text',
      label: 'Plate',
      rules: [required('Please enter the plate')],
      showIf: { answer: 'owns', equals: 'Yes' },
    },
    use: {
      kind: 'choice',
      variant: 'rows',
      label: 'Travel',
      options: [
        { value: 'Work' },
        { value: 'Taxi', label: 'As a taxi', showIf: { answer: 'owns', equals: 'Yes' } },
        { value: 'Shop', showIf: { answer: 'employmentDetails', equals: 'Self Employee' } },
      ],
      rules: [required('Please choose how you travel')],
    },
  },
  save: { keys: { owns: 'owns', plate: 'plate', use: 'use' } },
  variants: {
    b: { title: 'Is there a vehicle?', fields: { owns: { label: 'Vehicle', options: { No: 'None' } }, plate: {} } },
    'Repeat Case': { subtitle: 'As last time?' },
  },
  examples: {
    pass: [
      { owns: 'Yes', plate: 'MH12AB1234', use: 'Taxi' },
      { owns: 'No', plate: '', use: 'Work' },
    ],
    fail: [
      { answers: { owns: '', plate: '', use: 'Work' }, errors: { owns: 'Please choose one' } },
      { answers: { plate: '' }, errors: { plate: 'Please enter the plate' } },
      { answers: { use: '' }, errors: { use: 'Please choose how you travel' } },
    ],
  },
});
