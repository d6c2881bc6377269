import { describe, expect, test } from 'vitest';
import { exampleFacts, messagesOf } from '#authoring/check-answers.ts';
import { checkJourney } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import type { Rule } from '#engine/rules.ts';
import { atLeast, minLength } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { enterLoanAmount } from './fixtures/journey/enter-loan-amount.ts';
import { enterName } from './fixtures/journey/enter-name.ts';
import { gender } from './fixtures/journey/gender.ts';
import { journey } from './fixtures/journey/index.ts';
import { loanPurpose } from './fixtures/journey/loan-purpose.ts';
import { known } from './fixtures/known.ts';
import { withAmount, withField, withHindi } from './wrong-parts.ts';
import { wrongSaves } from './wrong-saves.ts';
import { wrongSchemas } from './wrong-schemas.ts';

const issues = (...entries: readonly unknown[]) => checkJourney(entries, known);

describe('a wrong schema is told with its file, its key and what to write', () => {
  test.for([...wrongSchemas, ...wrongSaves])('%s', ([, entry, key, wrong, write]) => {
    const file = `schemas${Object(entry).route}.ts`;
    expect(issues(entry)).toContainEqual({ file, key, wrong, write });
  });
});

describe('a wrong journey is told at its place in the list', () => {
  test.for([
    ['a mistyped screen', ['/enter-aadhaar'], 'journey[0]', "'/enter-aadhaar' is not a route", "'/enter-aadhar'"],
    ['a step twice', [gender, loanPurpose, gender], 'journey[2]', "'/gender' is there twice", 'each route once'],
    ['a screen twice', ['/pan-verify', '/pan-verify'], 'journey[1]', "'/pan-verify' is there twice", 'each route once'],
    ['no step at all', [undefined], 'journey[0].step', 'is missing', 'step({ … })'],
    [
      'a step without a route',
      [{ ...gender, route: '' }],
      'journey[0].route',
      'is empty',
      "a route in small letters with hyphens, such as '/loan-purpose'",
    ],
  ] as const)('%s', ([, entries, key, wrong, write]) => {
    expect(issues(...entries)).toContainEqual({ file: 'schemas/index.ts', key, wrong, write });
  });

  test('a journey that is no list', () => {
    expect(checkJourney(undefined, known).map(formatIssue)).toEqual([
      'schemas/index.ts  journey: is not a list. Write [firstStep, …].',
    ]);
  });
});

describe('steps that do not go together', () => {
  test('a field name that two steps share', () => {
    const other = { ...gender, route: loanPurpose.route, save: loanPurpose.save };
    expect(issues(gender, other).map(formatIssue)).toEqual([
      'schemas/loan-purpose.ts  fields.gender: /gender has a field of this name, and the draft keeps one answer for both. Write another name.',
    ]);
  });

  test('a save key that two steps write', () => {
    expect(issues(gender, { ...loanPurpose, save: { key: 'gender' } }).map(formatIssue)).toEqual([
      "schemas/loan-purpose.ts  save: 'gender' is the save key of /gender. Write another key.",
    ]);
  });

  test('a back arrow that leads to a step which the specification does not know', () => {
    const added = { ...loanPurpose, route: '/own-vehicle' };
    expect(issues(added, { ...gender, back: { to: '/own-vehicle' } })).toEqual([]);
  });

  test('a back arrow that leads round, told once', () => {
    const there = { ...gender, back: { to: '/loan-purpose' } };
    const andBack = { ...loanPurpose, back: { to: '/gender' } };
    expect(issues(there, andBack).map(formatIssue)).toEqual([
      'schemas/gender.ts  back: the back arrow leads round: /gender → /loan-purpose → /gender. Write a route before this step.',
    ]);
  });

  test('a back arrow that leads forward, with the place before it', () => {
    const forward = { ...gender, back: { to: '/loan-purpose' } };
    const write = (before: string) =>
      `schemas/gender.ts  back.to: '/loan-purpose' comes after this step. Write ${before}.`;
    expect(issues('/pan-verify', forward, loanPurpose).map(formatIssue)).toEqual([write("'/pan-verify'")]);
    expect(issues(forward, loanPurpose).map(formatIssue)).toEqual([write('a route before this step')]);
  });

  test('a back arrow that leads a repeat customer round, and one that leads into the circle', () => {
    const round = { ...gender, back: { to: '/dashboard', repeatCustomer: '/gender' } };
    const into = { ...loanPurpose, back: { to: '/gender' } };
    expect(issues(round, into).map(formatIssue)).toEqual([
      'schemas/gender.ts  back: the back arrow leads round: /gender → /gender. Write a route before this step.',
    ]);
  });
});

test('a back arrow that skips a step names it, unless the page before may lead elsewhere or not everybody is asked', () => {
  const back = { to: '/enter-name' };
  const skipping = { ...gender, back };
  expect(issues(enterName, loanPurpose, enterLoanAmount, skipping).map(formatIssue)).toEqual([
    "schemas/gender.ts  back.to: the back arrow skips '/loan-purpose', '/enter-loan-amount'. Write '/enter-loan-amount'.",
  ]);
  expect(issues(enterName, '/pan-verify', skipping)).toEqual([]);
  expect(issues(enterName, loanPurpose, { ...gender, back: { ...back, supplied: true } })).toEqual([]);
  expect(issues(enterName, loanPurpose, gender)).toEqual([]);
});

test('a route that neither a step nor a screen draws', () => {
  const routes = ['/pan-verify', '/gender', '/loan-purpose'];
  const told = checkJourney([gender], { routes, screens: ['/pan-verify'] }).map(formatIssue);
  expect(told.filter((line) => line.startsWith('schemas/index.ts'))).toEqual([
    "schemas/index.ts  journey: no step and no screen draws '/loan-purpose'. Write its step, or take the route out of src/contract/routes.ts.",
  ]);
});

describe('a rule of which no answer shows anything', () => {
  const pass = [{ loanAmount: '125000' }];
  const amountOf = (rules: readonly Rule[], fail: Step['examples']['fail']) => {
    const step = withAmount({ rules, shortcuts: [] });
    return issues({ ...step, examples: { pass, fail } }).flatMap(({ key, wrong }) =>
      key.includes('rules') && !key.includes('message') ? [wrong] : [],
    );
  };

  test('because another rule rejects what lies just inside its bound', () => {
    const [first = expect.unreachable(), whole = expect.unreachable()] = enterLoanAmount.fields.loanAmount.rules;
    const rules = [first, whole, minLength(2, 'Two digits'), atLeast(1000, 'At least 1000')];
    const fail = ['', 'x1', '1', '999'].map((loanAmount, at) => ({
      answers: { loanAmount },
      errors: { loanAmount: rules[at]?.message ?? '' },
    }));
    expect(amountOf(rules, fail)).toEqual(['no answer lies just inside its bound: another rule rejects it']);
  });
});

describe('one issue hides no other', () => {
  const keysOf = (...entries: readonly unknown[]) => issues(...entries).map(({ key }) => key);
  const icon = { options: [{ value: 'Education', icon: 'capp' }] };

  test('a mistyped part beside what is wrong in a field, a save key and a translation', () => {
    const entry = { ...withHindi({ Others: '' }), subtile: 'x', save: { keys: { purpose: 'x' } } };
    expect(keysOf(entry)).toEqual(expect.arrayContaining(['subtile', 'save.keys.purpose', 'hindi.Others']));
    expect(keysOf({ ...withField(icon), title: 7 })).toEqual(
      expect.arrayContaining(['title', 'fields.loanPurpose.options[0].icon']),
    );
  });

  test('an unknown key and an unknown kind in one field beside another field', () => {
    const { name, email } = enterName.fields;
    const { reason: _reason, ...silent } = email;
    const entry = { ...enterName, fields: { name: { ...name, kind: 'txet', lable: 'x' }, email: silent } };
    expect(keysOf(entry)).toEqual(['fields.name.kind', 'fields.email.reason']);
    const mistyped = { ...enterName, fields: { name: { ...name, lable: 'x' }, email: silent } };
    expect(keysOf(mistyped)).toEqual(expect.arrayContaining(['fields.name.lable', 'fields.email.reason']));
  });

  test('a step without a title beside a name that two steps give', () => {
    const other = { ...gender, route: loanPurpose.route, save: loanPurpose.save, title: '' };
    expect(keysOf(gender, other)).toEqual(['title', 'fields.gender']);
  });
});

test.for([
  null,
  7,
  'text',
  [],
  {},
  { fields: 7 },
  { fields: { a: null }, examples: [] },
  () => {},
  { ...gender, fields: { gender: { kind: 'choice' } } },
])('bears %o as a step', (entry) => {
  expect(issues(entry).length).toBeGreaterThan(0);
});

test('an answer that was never given is an empty one', () => {
  expect(messagesOf(gender, {}, exampleFacts)).toEqual({ gender: 'Please select your gender' });
});

test('an issue is one line that can be searched for', () => {
  const [first] = checkJourney([...journey, { ...loanPurpose, back: { to: '/dashbord' } }], known).filter(
    ({ key }) => key === 'back.to',
  );
  expect(first && formatIssue(first)).toBe(
    "schemas/loan-purpose.ts  back.to: '/dashbord' is not a route. Write '/dashboard'.",
  );
});
