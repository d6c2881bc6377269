import { describe, expect, test } from 'vitest';
import { exampleFacts, messagesOf } from '#authoring/check-answers.ts';
import { told } from '#authoring/check-finding.ts';
import { checkJourney } from '#authoring/check-journey.ts';
import { routes } from '#contract/routes.ts';
import { gender } from '#schemas/gender.ts';
import { journey } from '#schemas/index.ts';
import { loanPurpose } from '#schemas/loan-purpose.ts';
import { iconNames } from '#ui/brand/icon-names.ts';
import { wrongSaves } from './wrong-saves.ts';
import { wrongSchemas } from './wrong-schemas.ts';

const known = { routes, icons: iconNames };
const findings = (...entries: readonly unknown[]) => checkJourney(entries, known);

describe('a wrong schema is told with its file, its key and what to write', () => {
  test.for([...wrongSchemas, ...wrongSaves])('%s', ([, entry, key, wrong, write]) => {
    const file = `schemas${Object(entry).route}.ts`;
    expect(findings(entry)).toContainEqual({ file, key, wrong, write });
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
    expect(findings(...entries)).toContainEqual({ file: 'schemas/index.ts', key, wrong, write });
  });

  test('a journey that is no list', () => {
    expect(checkJourney(undefined, known).map(told)).toEqual([
      'schemas/index.ts › journey: is not a list; write [firstStep, …]',
    ]);
  });
});

describe('steps that do not go together', () => {
  test('a field name that two steps share', () => {
    const other = { ...gender, route: loanPurpose.route, save: loanPurpose.save };
    expect(findings(gender, other).map(told)).toEqual([
      'schemas/loan-purpose.ts › fields.gender: /gender has a field of this name, and the draft keeps one answer for both; write another name',
    ]);
  });

  test('a save key that two steps write', () => {
    expect(findings(gender, { ...loanPurpose, save: { key: 'gender' } }).map(told)).toEqual([
      "schemas/loan-purpose.ts › save: 'gender' is the save key of /gender; write another key",
    ]);
  });

  test('a back arrow that leads to a step which the specification does not know', () => {
    const added = { ...loanPurpose, route: '/own-vehicle' };
    expect(findings(added, { ...gender, back: { to: '/own-vehicle' } })).toEqual([]);
  });

  test('a back arrow that leads round, told once', () => {
    const there = { ...gender, back: { to: '/loan-purpose' } };
    const andBack = { ...loanPurpose, back: { to: '/gender' } };
    expect(findings(there, andBack).map(told)).toEqual([
      'schemas/gender.ts › back: the back arrow leads round: /gender → /loan-purpose → /gender; write a route before this step',
    ]);
  });

  test('a back arrow that leads forward, with the place before it', () => {
    const forward = { ...gender, back: { to: '/loan-purpose' } };
    const write = (before: string) =>
      `schemas/gender.ts › back.to: '/loan-purpose' comes after this step; write ${before}`;
    expect(findings('/pan-verify', forward, loanPurpose).map(told)).toEqual([write("'/pan-verify'")]);
    expect(findings(forward, loanPurpose).map(told)).toEqual([write('a route before this step')]);
  });

  test('a back arrow that leads a repeat customer round, and one that leads into the circle', () => {
    const round = { ...gender, back: { to: '/dashboard', repeatCustomer: '/gender' } };
    const into = { ...loanPurpose, back: { to: '/gender' } };
    expect(findings(round, into).map(told)).toEqual([
      'schemas/gender.ts › back: the back arrow leads round: /gender → /gender; write a route before this step',
    ]);
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
  expect(findings(entry).length).toBeGreaterThan(0);
});

test('an answer that was never given is an empty one', () => {
  expect(messagesOf(gender, {}, exampleFacts)).toEqual({ gender: 'Please select your gender' });
});

test('a finding is one line that can be searched for', () => {
  const [first] = checkJourney([...journey, { ...loanPurpose, back: { to: '/dashbord' } }], known).filter(
    ({ key }) => key === 'back.to',
  );
  expect(first && told(first)).toBe(
    "schemas/loan-purpose.ts › back.to: '/dashbord' is not a route; write '/dashboard'",
  );
});
