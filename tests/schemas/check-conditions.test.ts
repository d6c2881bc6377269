import { describe, expect, test } from 'vitest';
import { breaksOf } from '#authoring/break-rules.ts';
import { conditionalStates, factsFor } from '#authoring/check-answers.ts';
import { conditionIssues } from '#authoring/check-conditions.ts';
import { checkJourney } from '#authoring/check-journey.ts';
import { conditionWords } from '#authoring/condition-parts.ts';
import { textsOf } from '#authoring/step-texts.ts';
import { routes } from '#contract/routes.ts';
import type { Condition } from '#engine/condition.ts';
import { atLeast, required } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { employment, vehicle } from '#tests/engine/conditional-step.ts';
import { storiesOf } from '../../.storybook/schema-stories.ts';
import { deposit } from './fixtures/journey/deposit.ts';
import { rider } from './fixtures/journey/rider.ts';
import { trip } from './fixtures/journey/trip.ts';

const before = [employment, deposit];
const known = { screens: [], written: routes };

function faultsOf(askIf: Condition, steps: readonly Step[] = before): readonly string[] {
  const found = conditionIssues([...steps, { ...vehicle, askIf }, trip]);
  return found.flatMap(({ key, wrong, write }) => (key.startsWith('askIf') ? [`${key}: ${wrong}; ${write}`] : []));
}

describe('a wrong condition is reported', () => {
  const salaried: Condition = { answer: 'employmentDetails', equals: 'Salaried' };
  const isRepeat = { session: 'repeatCustomer', equals: true } as const;
  const wrong: Record<string, readonly Condition[]> = {
    "askIf.answer: 'employmentDetail' is not a field of the journey; 'employmentDetails'": [
      { answer: 'employmentDetail', equals: 'Salaried' },
    ],
    // Neither the step's own answers nor later ones.
    "askIf.answer: 'ferry' is not a field of the journey; one of 'employmentDetails', 'deposit'": [
      { answer: 'ferry', equals: 'Yes' },
    ],
    "askIf.or[1].not.session: 'leadTyp' is not a fact of the session; 'leadType'": [
      { or: [salaried, { not: { session: 'leadTyp' as 'leadType', equals: 'New Case' } }] },
    ],
    "askIf.and[1].answer: 'trip' is asked later, on /trip; an answer that is given before it": [
      { and: [salaried, { answer: 'trip', equals: 'Market' }] },
    ],
    "askIf.answer: 'plate' is asked here; an answer that is given before it": [{ answer: 'plate', equals: 'x' }],
    "askIf: 'Repeat' is not a value of leadType; 'Repeat Case'": [
      { session: 'leadType', oneOf: ['New Case', 'Repeat'] },
    ],
    'askIf: is never true; a condition that can be true': [
      { and: [salaried, { not: salaried }] },
      { answer: 'deposit', atLeast: 150_001 },
      { answer: 'deposit', equals: '5,000' },
    ],
    'askIf: is always true; nothing here: leave it out': [
      { answer: 'employmentDetails', oneOf: ['Salaried', 'Self Employee'] },
      { or: [isRepeat, { ...isRepeat, equals: false }] },
      { answer: 'deposit', atLeast: 1000 },
    ],
  };
  test.for(Object.entries(wrong))('%s', ([expected, conditions]) => {
    expect(conditions.map((condition) => faultsOf(condition))).toEqual(conditions.map(() => [expected]));
  });

  test.for<Condition>([
    { answer: 'deposit', atLeast: 1001 },
    { answer: 'deposit', equals: 150_000 },
    { not: { answer: 'deposit', oneOf: [1000, 1001] } },
  ])('but not one on an amount within the bounds of its field: %j', (condition) => {
    expect(faultsOf(condition)).toEqual([]);
  });

  test('an amount without an upper bound may be more than every number that is named', () => {
    const rules = [required('Please write a deposit'), atLeast(1000, 'Too little')];
    const open = { ...deposit, fields: { deposit: { ...deposit.fields.deposit, rules } } };
    expect(faultsOf({ answer: 'deposit', equals: 1000 }, [open])).toEqual([]);
  });

  test('but not one that compares with an empty answer, if not every borrower is asked for it', () => {
    const some = { ...employment, askIf: isRepeat };
    expect(faultsOf({ answer: 'employmentDetails', equals: '' }, [some])).toEqual([]);
  });

  test('but not one over an amount that not every borrower is asked for', () => {
    const optional = { ...deposit, askIf: salaried };
    expect(faultsOf({ answer: 'deposit', atLeast: 1000 }, [employment, optional])).toEqual([]);
  });

  test('if it contradicts or repeats the condition of its step', () => {
    const self: Condition = { answer: 'employmentDetails', equals: 'Self Employee' };
    const showing = (showIf: Condition, askIf = salaried) => {
      const fields = { ...vehicle.fields, plate: { ...vehicle.fields.plate, showIf } };
      const found = conditionIssues([employment, { ...vehicle, fields, askIf }]);
      return found.flatMap(({ key, wrong }) => (key === 'fields.plate.showIf' ? [wrong] : []));
    };
    expect(showing(self)).toEqual(['is never true']);
    expect(showing({ not: self })).toEqual(['is always true']);
    expect(showing({ answer: 'owns', equals: 'Yes' })).toEqual([]);
    expect(showing({ answer: 'owns', equals: 'Yes' }, { answer: 'owns', equals: 'Yes' })).toEqual([]);
  });

  test('of an option', () => {
    const options = [{ value: 'Work' }, { value: 'Taxi', showIf: { answer: 'own', equals: 'Yes' } }];
    const step = { ...vehicle, fields: { ...vehicle.fields, use: { ...vehicle.fields.use, options } } };
    const found = conditionIssues([employment, step as Step]).map(({ key, write }) => `${key} ${write}`);
    expect(found).toEqual(["fields.use.options[1].showIf.answer 'owns'"]);
  });

  test('if two fields depend on each other', () => {
    const { owns, plate, use } = vehicle.fields;
    const round = { ...vehicle, fields: { owns: { ...owns, showIf: { answer: 'plate', equals: 'x' } }, plate, use } };
    expect(conditionIssues([employment, round as Step]).map(({ key, wrong }) => `${key} ${wrong}`)).toEqual([
      "fields.owns.showIf.answer 'plate' is asked later, on /your-residence",
    ]);
  });

  test('if a prefill depends on an answer of its own step', () => {
    const prefill: Step['prefill'] = { call: 'savedAddress', when: { answer: 'owns', equals: 'Yes' }, answers: {} };
    const found = conditionIssues([employment, { ...vehicle, prefill }]);
    expect(found.map(({ key, wrong }) => `${key}: ${wrong}`)).toContain("prefill.when.answer: 'owns' is asked here");
  });

  test('but not one with too many situations to check', () => {
    const many = Array.from({ length: 12 }, (_, at): Condition => ({ not: { answer: `a${at}`, atLeast: at } }));
    const fields = Object.fromEntries(many.map((_, at) => [`a${at}`, rider.fields.name]));
    expect(faultsOf({ and: many }, [{ ...deposit, fields }])).toEqual(
      faultsOf({ session: 'productId', equals: 2 }, [{ ...deposit, fields }]),
    );
    const plate = { ...vehicle.fields.plate, showIf: { and: many } };
    expect(conditionalStates({ ...vehicle, fields: { plate } })).toEqual([]);
  });
});

describe('a step whose fields may all be hidden at once is reported', () => {
  const wrongOf = (plate: Condition, use: Condition, askIf?: Condition) => {
    const fields = {
      plate: { ...vehicle.fields.plate, showIf: plate },
      use: { ...rider.fields.name, showIf: use },
    };
    const found = conditionIssues([employment, { ...vehicle, fields, ...(askIf && { askIf }) } as Step]);
    return found.map(({ key, wrong }) => `${key}: ${wrong}`);
  };
  const salaried: Condition = { answer: 'employmentDetails', equals: 'Salaried' };
  const isRepeat: Condition = { session: 'repeatCustomer', equals: true };

  test('where no condition holds', () => {
    expect(wrongOf(salaried, isRepeat)).toEqual(['fields: all may be hidden at once']);
    expect(wrongOf(salaried, { answer: 'plate', equals: 'x' })).toEqual(['fields: all may be hidden at once']);
  });

  test('but not where one always holds, also because another field is hidden, or where the step is then not asked', () => {
    expect(wrongOf(salaried, { not: salaried })).toEqual([]);
    expect(wrongOf(salaried, { answer: 'plate', equals: '' })).toEqual([]);
    expect(wrongOf(salaried, isRepeat, { or: [salaried, isRepeat] })).toEqual([]);
  });
});

test('valid conditions, labels and wordings have no issue but the missing Hindi', () => {
  const keys = checkJourney([employment, vehicle], known)
    .filter(({ wrong }) => !wrong.endsWith('has no Hindi'))
    .map(({ key, wrong }) => `${key}: ${wrong}`);
  expect(keys).toEqual([]);
});

test('a wording of a missing part is reported, and so is a condition that is never true', () => {
  const variants = { b: { fields: { own: { options: { No: 'x' } }, owns: { options: { Noo: 'x' } } } } };
  const wrong = { ...vehicle, variants };
  const lone = { ...trip, fields: { trip: { ...trip.fields.trip, showIf: { or: [] } } } };
  const found = checkJourney([employment, wrong, lone], known).filter(({ wrong }) => !wrong.endsWith('has no Hindi'));
  expect(found.map(({ key, write }) => `${key} ${write}`)).toEqual([
    "variants.b.fields.own 'owns'",
    "variants.b.fields.owns.options.Noo 'No'",
    'fields.trip.showIf a condition that can be true',
  ]);
});

test('an example that answers a hidden field is reported', () => {
  const examples = { ...vehicle.examples, pass: [{ owns: 'No', plate: 'MH12', use: 'Work' }] };
  const found = checkJourney([employment, { ...vehicle, examples }], known);
  expect(found).toContainEqual(expect.objectContaining({ key: 'examples.pass[0].plate' }));
});

test('a field that every passing example hides is reported', () => {
  const examples = { ...vehicle.examples, pass: [{ owns: 'No', plate: '', use: 'Work' }] };
  const found = checkJourney([employment, { ...vehicle, examples }], known);
  expect(found).toContainEqual(expect.objectContaining({ key: 'fields.plate', wrong: 'no passing example shows it' }));
});

test('a failing example whose field is hidden is reported with what it needs', () => {
  const [message] = vehicle.fields.plate.rules.map((rule) => rule.message);
  const fail = [{ answers: { owns: 'No', plate: '' }, errors: { plate: String(message) } }];
  const found = checkJourney([employment, { ...vehicle, examples: { ...vehicle.examples, fail } }], known);
  const wrong = `'${message}' is expected, and the field is hidden`;
  const write = 'in answers what its condition needs, or take this out';
  expect(found).toContainEqual(expect.objectContaining({ key: 'examples.fail[0].errors.plate', wrong, write }));
});

test.for([{ own: 'Yes' }, { owns: 'Yes, I own one' }])('%o in the first example is one issue', (owns) => {
  const examples = { ...vehicle.examples, pass: [{ ...owns, plate: 'MH12', use: 'Taxi' }] };
  const found = checkJourney([employment, { ...vehicle, examples }], known).map(({ key }) => key);
  expect(found.filter((key) => key.startsWith('examples'))).toEqual([`examples.pass[0].${Object.keys(owns)}`]);
});

test('labels and wordings need Hindi, and a value that is never shown needs none', () => {
  const texts = textsOf(vehicle).map(({ key, text }) => `${key}: ${text}`);
  expect(texts).toEqual(
    expect.arrayContaining([
      'fields.owns.options[0].label: Yes, I own one',
      'fields.owns.options[1].value: No',
      'variants.b.title: Is there a vehicle?',
      'variants.b.fields.owns.label: Vehicle',
      'variants.b.fields.owns.options.No: None',
      'variants.Repeat Case.subtitle: As last time?',
    ]),
  );
  expect(texts.some((text) => text.endsWith(': Yes'))).toBe(false);
});

test('a conditional field has a state that shows it and one that hides it, and each a story', () => {
  const shown = { ...vehicle.fields.plate, showIf: { session: 'repeatCustomer', equals: true } } as const;
  const step = { ...vehicle, fields: { ...vehicle.fields, plate: shown } };
  const states = conditionalStates(step).map(({ field, facts, ...state }) => [
    field,
    facts.repeatCustomer,
    state.shown,
  ]);
  expect(states).toEqual([
    ['plate', true, true],
    ['plate', false, false],
  ]);
  expect(breaksOf(step).map(({ name }) => name)).toContain('plate:required');
  const names = storiesOf(vehicle).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['Shown: Plate (plate)', 'Hidden: Plate (plate)', 'Wording: b', 'Wording, filled: b']),
  );
});

test('the stories of a step are seen by a borrower who is offered the options of its first example', () => {
  const options = ['Work', 'Taxi'].map((value) => ({ value, showIf: { answer: 'gender', equals: value } }));
  const step = {
    ...trip,
    fields: { trip: { ...trip.fields.trip, options } },
    examples: { pass: [{ trip: 'Taxi' }], fail: [] },
  };
  expect(factsFor(step).answers).toEqual({ gender: 'Taxi' });
});

test('a condition is written in words', () => {
  const condition: Condition = {
    or: [
      {
        and: [
          { answer: 'gender', oneOf: ['Male', 'Other'] },
          { session: 'productId', atLeast: 2 },
        ],
      },
      { not: { answer: 'plate', equals: '' } },
      { answer: 'owns', oneOf: ['', 'Yes'] },
    ],
  };
  expect(conditionWords(condition)).toBe(
    '(gender is Male or Other, and productId is at least 2), or not (plate is empty), or owns is empty or Yes',
  );
});
