import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Baseline } from '#authoring/baseline.ts';
import { checkJourney } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import type { Route } from '#contract/routes.ts';
import { optionsOf } from '#engine/fields.ts';
import { routeOf } from '#engine/step.ts';
import { journey, steps } from '#schemas/index.ts';
import { productKnown, schemaIssues } from '../../scripts/check-schemas.ts';
import { readBaseline } from '../../scripts/specification-baseline.ts';
import { temporaryFolder } from '../copy-project.ts';
import { trip } from './fixtures/journey/trip.ts';
import { known } from './fixtures/known.ts';

/** The issues of a folder with these files, whose names and texts are given. */
async function issuesOf(files: Readonly<Record<string, string>>, baseline?: Baseline) {
  const folder = await temporaryFolder(path.join(import.meta.dirname, 'written-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return (await schemaIssues(folder, known, baseline)).issues;
}

test('the real steps have no issue, and are as specified, or as accepted with npm run accept:specification', async () => {
  const found = await schemaIssues(undefined, undefined, readBaseline());
  expect(found).toMatchObject({ steps: steps.length, issues: [] });
});

describe('a journey with one mistake', () => {
  const names = ['rider', 'trip', 'deposit'];
  const textOf = (name: string) => readFileSync(path.join(import.meta.dirname, `fixtures/journey/${name}.ts`), 'utf8');
  const imports = names.map((name) => `import { ${name} } from './${name}.ts';\n`);
  const index = `${imports.join('')}export const journey = [\n  rider,\n  '/pan-verify',\n  trip,\n  deposit,\n];\n`;
  const order = ['/rider', '/pan-verify', '/trip', '/deposit'];
  const baseline: Baseline = {
    order: { section: '4', specified: order },
    steps: {
      '/trip': {
        title: { section: '2', specified: trip.title },
        back: { section: '2', specified: trip.back },
        'fields.trip.options': { section: '5', specified: optionsOf(trip.fields.trip).map(({ value }) => value) },
      },
      '/deposit': { back: { section: '2', specified: null } },
    },
  };
  const added = textOf('trip').replaceAll('trip', 'testAnswer').replace("'/testAnswer'", "'/test-step'");

  /** The issues after a text of a file is replaced; a file that does not exist is created. */
  const reported = (name: string, text: string | RegExp, other: string) => reportedWith([name, text, other]);

  async function reportedWith(...changes: readonly (readonly [name: string, text: string | RegExp, other: string])[]) {
    const files = new Map([['index.ts', index], ...names.map((name) => [`${name}.ts`, textOf(name)] as const)]);
    for (const [name, text, other] of changes) files.set(name, (files.get(name) ?? '').replace(text, other));
    const issues = await issuesOf(Object.fromEntries(files), baseline);
    return issues.map(({ key, file }) => `${file} ${key}`);
  }

  test('without a mistake nothing is reported, and with a departure that alone, or with the Hindi it needs', async () => {
    expect(await reportedWith()).toEqual([]);
    expect(await reported('trip.ts', ', supplied: true', '')).toEqual(['schemas/trip.ts back']);
    const renamed = ['title', `hindi.${trip.title}`, 'title'].map((key) => `schemas/trip.ts ${key}`);
    expect((await reported('trip.ts', trip.title, 'Where to?')).toSorted()).toEqual(renamed.toSorted());
  });

  test('a schema that cannot be read is the only issue: it is neither out of order nor without fields', async () => {
    expect(await reported('trip.ts', 'route:', 'route: ,')).toEqual(['schemas/trip.ts import']);
  });

  test('a mistyped route is no departure from the specification', async () => {
    expect(await reported('trip.ts', "to: '/dashboard'", "to: '/dashbord'")).toEqual(['schemas/trip.ts back.to']);
  });

  test('a mistyped route of an added step is no departure of the step after it', async () => {
    const issues = await reportedWith(
      ['test-step.ts', '', added.replace("to: '/dashboard'", "to: '/tirp'")],
      ['index.ts', '  deposit,', '  testAnswer,\n  deposit,'],
      ['index.ts', 'import', "import { testAnswer } from './test-step.ts';\nimport"],
    );
    expect(issues).toEqual(['schemas/test-step.ts back.to']);
  });

  test('an added step that is not listed is no departure of the step after it', async () => {
    expect(await reported('test-step.ts', '', added)).toEqual(['schemas/test-step.ts route']);
  });

  test('a route that another step has is no departure of that step', async () => {
    const second = order.indexOf('/deposit');
    const expected = [`schemas/index.ts journey[${second}]`, 'schemas/deposit.ts route'];
    expect(await reported('deposit.ts', "'/deposit'", "'/trip'")).toEqual(expected);
  });

  test('a file with another name is reported where it is imported, and in its route', async () => {
    const issues = await reportedWith(['sum.ts', '', textOf('deposit')], ['index.ts', 'trip.ts', 'tirp.ts']);
    expect(issues).toEqual(['schemas/index.ts import', 'schemas/sum.ts route']);
  });

  test('an added screen between the steps is reported as another order, and no back arrow is', async () => {
    const issues = await reported('index.ts', "'/pan-verify',", "'/pan-verify', '/dashboard',");
    expect(issues).toEqual(['schemas/index.ts journey']);
  });

  test('a renamed field is reported only in the examples', async () => {
    const at = (key: string) => `schemas/trip.ts examples.${key}.trip`;
    const expected = ['pass[0]', 'fail[0].answers', 'fail[0].errors'].map(at);
    expect(await reported('trip.ts', '    trip: {', '    ride: {')).toEqual(expected);
  });

  test('two files of one step are reported', async () => {
    expect(await reported('trip.json', '', JSON.stringify(trip))).toEqual(['schemas/trip.json step']);
  });

  test('a step that is not listed is reported in its file alone', async () => {
    expect(await reported('index.ts', '  trip,\n', '')).toEqual(['schemas/trip.ts route']);
  });

  test.for(["'/tirp'", "'trip'", "'/Trip'"])('a route that is mistyped as %s is reported once', async (mistyped) => {
    expect(await reported('trip.ts', "'/trip'", mistyped)).toEqual(['schemas/trip.ts route']);
  });

  test('an option that is there twice is no departure', async () => {
    const issues = await reportedWith(
      ['trip.ts', "'tiles'", "'rows'"],
      ['trip.ts', "{ value: 'Office', icon: 'doc' },", "{ value: 'Office' }, { value: 'Office' },"],
    );
    expect(issues).toEqual(['schemas/trip.ts fields.trip.options[1].value']);
  });
});

test('a back arrow to a removed step of the specification is reported', () => {
  const [issue] = checkJourney([{ ...trip, back: { to: '/work-experience' } }], productKnown);
  expect(issue).toMatchObject({ key: 'back.to', wrong: "'/work-experience' is not a route" });
});

test('a removed step of the specification is reported until its route is removed, too', () => {
  const others = journey.filter((entry) => routeOf<Route>(entry) !== '/enter-name');
  const found = checkJourney(others, productKnown).find(({ key }) => key === 'journey');
  expect(found && formatIssue(found)).toBe(
    "schemas/index.ts  journey: nothing draws the route '/enter-name'. Write its step, or its screen in src/screens/index.ts, or remove the route from src/contract/routes.ts.",
  );
});

test('reports a folder without a list of the steps', async () => {
  expect(await issuesOf({})).toMatchObject([{ file: 'schemas/index.ts', key: 'import' }]);
});

test('reports a step that is not listed, one whose route is not its file, files without a step or its route, and one that is not read', async () => {
  const issues = await issuesOf({
    'index.ts': 'export const journey = [];',
    'Trip.ts': "export { trip } from '../fixtures/journey/trip.ts';",
    'colour.ts': "export { trip as colour } from '../fixtures/journey/trip.ts';",
    'nothing.ts': "export const colours = ['red'];",
    'rider.ts': "export const rider = { rout: '/rider', fields: {} };",
    'stop.ts.txt': '',
  });
  expect(issues.map(formatIssue)).toEqual([
    'schemas/nothing.ts:1  step: exports no step. Write export const … = step({ … }).',
    "schemas/rider.ts:1  step: has no route. Write route: '/rider'.",
    "schemas/stop.ts.txt  step: is not read. Write each step as a file directly in schemas/ whose name ends with '.ts' or '.json'.",
    "schemas/Trip.ts:1  route: '/trip' is not the file's name. Write a file name in small letters with hyphens, such as 'trip'.",
    'schemas/Trip.ts:1  route: its step is not in the journey. Write its import and its line in schemas/index.ts, or delete this file.',
    "schemas/colour.ts:1  route: '/trip' is not the file's name. Write '/colour', or rename the file.",
    'schemas/colour.ts:1  route: its step is not in the journey. Write its import and its line in schemas/index.ts, or delete this file.',
  ]);
});

test('reports slow expressions of rules', async () => {
  const slow = 'can take seconds over a long text';
  const write = 'one in which no repeated part can match in two ways, or a rule of src/engine/rules.ts';
  const expressions = ['^(\\w+\\s?)*$', '^(a+)+$', '^\\w*$'];
  const rules = expressions.map((value) => ({ rule: 'pattern', value, message: 'Not so' }));
  const step = { ...trip, fields: { trip: { kind: 'text', label: 'Destination', rules } } };
  const issues = await issuesOf({
    'index.ts': "import { trip } from './trip.ts';\nexport const journey = [trip];",
    'trip.ts': `export const trip = ${JSON.stringify(step)};`,
  });
  expect(issues.map(formatIssue).filter((line) => line.includes(slow))).toEqual([
    `schemas/trip.ts:1  fields.trip.rules[0]: /${expressions[0]}/ ${slow}. Write ${write}.`,
    `schemas/trip.ts:1  fields.trip.rules[1]: /${expressions[1]}/ ${slow}. Write ${write}.`,
  ]);
});
