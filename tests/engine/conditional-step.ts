import * as z from 'zod/mini';
import { saveAnswer } from '#contract/application.ts';
import { call } from '#contract/call.ts';
import { answerSaved } from '#engine/decisions/answer-saved.ts';
import type { Answers } from '#engine/rule.ts';
import { required } from '#engine/rules.ts';
import { saveBy, step } from '#engine/step.ts';

export const saveVehicle = call({
  method: 'POST',
  path: 'vehicle',
  body: z.object({ owns: z.string(), plate: z.optional(z.string()), use: z.string() }),
  answer: saveAnswer.answer,
  example: { body: { owns: 'Yes', plate: 'MH12', use: 'Work' }, answer: saveAnswer.example.answer },
});

type Vehicle = Answers<'owns' | 'plate' | 'use'>;

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
  save: saveBy(saveVehicle, ({ owns, plate, use }: Vehicle) => ({ owns, plate, use }), answerSaved),
  back: { to: '/salary-date' },
  repeatCustomer: 'save',
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
