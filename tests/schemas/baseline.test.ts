import { describe, expect, test } from 'vitest';
import type { Baseline } from '#authoring/baseline.ts';
import { departures, formatDeparture, withAccepted } from '#authoring/baseline.ts';
import { atLeast, atMost, required, wholeRupees } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { savesBankDetails } from './fixtures/baseline.ts';
import { bankDetails } from './fixtures/journey/bank-details.ts';
import { enterLoanAmount } from './fixtures/journey/enter-loan-amount.ts';
import { gender } from './fixtures/journey/gender.ts';
import { loanPurpose } from './fixtures/journey/loan-purpose.ts';

const baseline: Baseline = {
  order: { section: '4', specified: ['/gender', '/enter-loan-amount', '/bank-details'] },
  steps: {
    '/gender': {
      title: { section: '2', specified: 'What is your gender?' },
      'fields.gender.options': { section: '5', specified: ['Male', 'Female', 'Other'] },
      back: { section: '2', specified: { to: '/enter-loan-amount' } },
    },
    '/enter-loan-amount': {
      'fields.loanAmount.rules': {
        section: '5',
        specified: [
          'required: Please enter loan amount',
          'atLeast 1000: Amount must be at least 1000',
          'atMost 999999',
        ],
      },
      save: {
        section: '3',
        specified: {
          call: 'PUT customers/incompleteDetailsUpdate',
          body: { loanRequeried: '{loanAmount} as a number', leadID: '{leadID}' },
        },
      },
    },
    '/bank-details': { save: savesBankDetails, 'fields.accountNo.secret': { section: '5', specified: true } },
  },
};

const withOptions = (...values: readonly string[]): Step => {
  const { gender: field } = gender.fields;
  return { ...gender, fields: { gender: { ...field, options: values.map((value) => ({ value })) } } };
};
const withRules = (...rules: Step['fields'][string]['rules']): Step => {
  const { loanAmount } = enterLoanAmount.fields;
  return { ...enterLoanAmount, fields: { loanAmount: { ...loanAmount, rules } } };
};
const reported = (...journey: readonly (Step | string)[]) => departures(journey, baseline).map(formatDeparture);
const accept = "Run 'npm run accept:specification' if this is intended.";
const asSpecified = [gender, enterLoanAmount, bankDetails] as const;

test('a journey as specified is reported nowhere, with a step of ours in it', () => {
  expect(reported(gender, loanPurpose, '/pan-verify', enterLoanAmount, bankDetails)).toEqual([]);
});

const { shortcuts: _shortcuts, ...asText } = enterLoanAmount.fields.loanAmount;

describe('a departure is one line with its section', () => {
  const required1000 = [required('Please enter loan amount'), wholeRupees('Whole rupees')];
  test.for<[what: string, Step, wrong: string]>([
    ['an option that is gone', withOptions('Male', 'Female'), "options differ from section 5: 'Other' is missing"],
    [
      'another order',
      withOptions('Female', 'Male', 'Other'),
      "options differ from section 5: 'Female' comes before 'Male'",
    ],
    [
      'a title',
      { ...gender, title: 'Gender?' },
      "title differs from section 2: is 'Gender?' instead of 'What is your gender?'",
    ],
    [
      'a back target',
      { ...gender, back: { to: '/dashboard', supplied: true } },
      "back differs from section 2: to is '/dashboard' instead of '/enter-loan-amount', supplied is true",
    ],
    [
      'a bound',
      withRules(...required1000, atLeast(5000, 'Amount must be at least 5000'), atMost(999999, 'Our own words')),
      "rules differ from section 5: 'atLeast 1000: Amount must be at least 1000' is missing, 'atLeast 5000: Amount must be at least 5000' is new",
    ],
    [
      'a number sent as text',
      {
        ...enterLoanAmount,
        fields: { loanAmount: { ...asText, kind: 'digits' } },
      },
      "save differs from section 3: body.loanRequeried is '{loanAmount}' instead of '{loanAmount} as a number'",
    ],
  ])('%s', ([, step, wrong]) => {
    const journey = asSpecified.map((each): Step => (each.route === step.route ? step : each));
    expect(reported(...journey)).toEqual([`schemas${step.route}.ts  ${wrong}. ${accept}`]);
  });

  test('a step that is gone, and two that changed places', () => {
    const order = 'schemas/index.ts  the order differs from section 4:';
    expect(reported(gender, bankDetails)).toEqual([`${order} '/enter-loan-amount' is missing. ${accept}`]);
    expect(reported(enterLoanAmount, gender, bankDetails)).toEqual([
      `${order} '/enter-loan-amount' comes before '/gender'. ${accept}`,
    ]);
  });
});

test('what is accepted is reported no more, and keeps the specified value beside it', () => {
  const journey = [withOptions('Male', 'Female'), enterLoanAmount, bankDetails];
  const accepted = withAccepted(journey, baseline);
  expect(departures(journey, accepted)).toEqual([]);
  expect(accepted.steps['/gender']?.['fields.gender.options']).toEqual({
    section: '5',
    specified: ['Male', 'Female', 'Other'],
    accepted: ['Male', 'Female'],
  });
  expect(withAccepted(asSpecified, accepted)).toEqual(baseline);
});
