import { expect, test } from 'vitest';
import { type Baseline, departures, type Specified, withAccepted } from '#authoring/baseline.ts';
import { formatIssue } from '#authoring/issue.ts';
import { atLeast, atMost, digitsOnly, required } from '#engine/rules.ts';
import type { Journey, Step } from '#engine/step.ts';
import { account } from './fixtures/journey/account.ts';
import { deposit } from './fixtures/journey/deposit.ts';
import { rider } from './fixtures/journey/rider.ts';
import { trip } from './fixtures/journey/trip.ts';

const savesAccount: Specified = {
  section: '7',
  specified: {
    call: 'POST customer-bank-account/bank-details',
    body: {
      accountHoldersName: '{holder}',
      accountNo: '{number}',
      confirmedAccountNo: '{again}',
      ifsc: '{ifsc} in capitals',
      bankName: '{bank}',
      leadID: '{leadID}',
    },
  },
};

const baseline: Baseline = {
  order: { section: '4', specified: ['/trip', '/deposit', '/account'] },
  steps: {
    '/trip': {
      title: { section: '2', specified: 'Where do you ride to?' },
      'fields.trip.options': { section: '5', specified: ['Office', 'Market', 'School'] },
      back: { section: '2', specified: { to: '/dashboard', supplied: true } },
    },
    '/deposit': {
      'fields.deposit.rules': {
        section: '5',
        specified: ['required: Please write a deposit', 'atLeast 1000: The deposit is 1000 or more', 'atMost 150000'],
      },
      save: {
        section: '3',
        specified: {
          call: 'PUT customers/incompleteDetailsUpdate',
          body: { depositAmount: '{deposit} as a number', leadID: '{leadID}' },
        },
      },
    },
    '/account': { save: savesAccount, 'fields.number.secret': { section: '5', specified: true } },
  },
};

const withOptions = (...values: readonly string[]): Step => {
  const options = values.map((value) => ({ value }));
  return { ...trip, fields: { trip: { kind: 'choice', variant: 'rows', label: 'Destination', options, rules: [] } } };
};
const threePlaces = withOptions('Office', 'Market', 'School');
const withRules = (...rules: Step['fields'][string]['rules']): Step => {
  const { deposit: field } = deposit.fields;
  return { ...deposit, fields: { deposit: { ...field, rules } } };
};
const reported = (...journey: Journey) => departures(journey, baseline).map(formatIssue);
const write = "Write what is specified, or accept it with 'npm run accept:specification'.";
const asSpecified = [threePlaces, deposit, account] as const;

test('neither a journey as specified nor an added step has a departure', () => {
  expect(reported(threePlaces, rider, deposit, account)).toEqual([]);
});

test('an added screen is a departure until it is accepted', () => {
  const journey = [threePlaces, deposit, '/pan-verify', account] as const;
  const order = 'schemas/index.ts  journey: differs from section 4:';
  expect(reported(...journey)).toEqual([`${order} '/pan-verify' is new. ${write}`]);
  expect(departures(journey, withAccepted(journey, baseline))).toEqual([]);
});

test('a later departure names what has moved beside what is new, and nothing that was accepted', () => {
  const accepted = withAccepted([threePlaces, deposit, '/pan-verify', account], baseline);
  const later = departures([threePlaces, '/pan-verify', '/enter-aadhar', deposit, account], accepted);
  const wrong = "'/enter-aadhar' is new, '/pan-verify' comes before '/deposit'";
  expect(later.map(formatIssue)).toEqual([`schemas/index.ts  journey: differs from section 4: ${wrong}. ${write}`]);
});

const required1000 = [required('Please write a deposit'), digitsOnly('Whole rupees')];
const changes: Record<string, [Step, wrong: string]> = {
  'an option that is gone': [
    withOptions('Office', 'Market'),
    "fields.trip.options: differs from section 5: 'School' is missing",
  ],
  'a field of another kind': [
    { ...trip, fields: { trip: { kind: 'text', label: 'Destination', rules: [] } } },
    "fields.trip.options: differs from section 5: 'Office' is missing, 'Market' is missing, 'School' is missing",
  ],
  'another order': [
    withOptions('Market', 'Office', 'School'),
    "fields.trip.options: differs from section 5: 'Market' comes before 'Office'",
  ],
  'a title': [
    { ...threePlaces, title: 'Where to?' },
    "title: differs from section 2: 'Where do you ride to?' is missing, 'Where to?' is new",
  ],
  'a back target': [
    { ...threePlaces, back: { to: '/home' } },
    "back: differs from section 2: 'supplied: true' is missing, 'to: /dashboard' is missing, 'to: /home' is new",
  ],
  'a bound': [
    withRules(...required1000, atLeast(5000, 'The deposit is 5000 or more'), atMost(150000, 'Our own words')),
    "fields.deposit.rules: differs from section 5: 'atLeast 1000: The deposit is 1000 or more' is missing, 'atLeast 5000: The deposit is 5000 or more' is new",
  ],
  'a number sent as text': [
    { ...deposit, fields: { deposit: { ...deposit.fields.deposit, kind: 'digits' } } },
    "save: differs from section 3: 'body.depositAmount: {deposit} as a number' is missing, 'body.depositAmount: {deposit}' is new",
  ],
};
test.for(Object.entries(changes))('a departure is one line with its section: %s', ([, [step, wrong]]) => {
  const journey = asSpecified.map((each): Step => (each.route === step.route ? step : each));
  expect(reported(...journey)).toEqual([`schemas${step.route}.ts  ${wrong}. ${write}`]);
});

test('an accepted value is not reported, and the baseline still has the specified one', () => {
  const journey = [withOptions('Office', 'Market'), deposit, account];
  const accepted = withAccepted(journey, baseline);
  expect(departures(journey, accepted)).toEqual([]);
  expect(departures([withOptions('Office'), deposit, account], accepted)).toHaveLength(1);
  expect(accepted.steps['/trip']?.['fields.trip.options']).toEqual({
    section: '5',
    specified: ['Office', 'Market', 'School'],
    accepted: ['Office', 'Market'],
  });
  expect(withAccepted(asSpecified, accepted)).toEqual(baseline);
});

test('an acceptance is reported once its value is as specified again, as it would hide a later departure', () => {
  const accepted = withAccepted([withOptions('Office', 'Market'), deposit, account], baseline);
  expect(departures(asSpecified, accepted).map(formatIssue)).toEqual([
    "schemas/trip.ts  fields.trip.options: is as specified in section 5 again. Write nothing here, and accept it with 'npm run accept:specification'.",
  ]);
});

test('a removed part is accepted as null, and a removed step only as missing in the order', () => {
  const { secret: _secret, ...open } = account.fields.number;
  const accepted = withAccepted([trip, { ...account, fields: { ...account.fields, number: open } }], baseline);
  expect(accepted.steps['/account']?.['fields.number.secret']).toMatchObject({ specified: true, accepted: null });
  expect(accepted.steps['/deposit']).toEqual(baseline.steps['/deposit']);
  expect(accepted.order).toMatchObject({ accepted: ['/trip', '/account'] });
});
