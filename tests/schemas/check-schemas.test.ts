import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { checkJourney } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import { order, stepByRoute, steps } from '#schemas/index.ts';
import { productKnown, schemaIssues } from '../../scripts/check-schemas.ts';
import { readBaseline } from '../../scripts/specification-baseline.ts';
import { temporaryFolder } from '../copy-project.ts';
import { checkedApart } from './checked-apart.ts';
import { trip } from './fixtures/journey/trip.ts';
import { known } from './fixtures/known.ts';

const checked = async (folder: string) => {
  const { issues } = await schemaIssues(path.join(import.meta.dirname, 'fixtures', folder), known);
  return issues.map(formatIssue);
};

test('the real steps have no issue, and are as specified, or as accepted with npm run accept:specification', async () => {
  const found = await schemaIssues(undefined, undefined, readBaseline());
  expect(found).toMatchObject({ steps: steps.length, issues: [] });
});

test('reports a schema that throws on import with its file and line', async () => {
  expect(await checked('unreadable')).toEqual([
    'schemas/trip.ts:1  import: this file does not load: half a schema. Write this line as in a step that loads, or ask a developer of the client.',
  ]);
});

test('a file that does not load is reported at its line', async () => {
  const journey = path.join(import.meta.dirname, 'fixtures/journey');
  const right = (name: string) => `export * from '${pathToFileURL(path.join(journey, name)).href}';\n`;
  const index = (...names: readonly string[]) =>
    `${[...new Set(names)].map((name) => `import { ${name} } from './${name}.ts';`).join('\n')}\nexport const journey = [${names.join(', ')}] as const;\n`;
  const odd = (text: string) => ({ 'odd.ts': text, 'index.ts': index('odd') });
  const lines = await checkedApart([
    {
      'broken.ts': 'export const broken = {\n  route: ,\n};\n',
      'trip.ts': right('trip.ts'),
      'index.ts': index('trip', 'broken'),
    },
    { 'trip.ts': right('trip.ts'), 'index.ts': index('trip', 'tirp') },
    odd('export const odd = { rules: [requird(1)] };'),
    odd("import { requird } from '#engine/rules.ts';\nexport const odd = requird;"),
    odd("import { required } from '#engine/rule.ts';\nexport const odd = required;"),
    odd("export const odd = { rules: [required('x')] };"),
    { 'trip.ts': right('trip.ts'), 'index.ts': index('trip').replace('[trip]', '[trp]') },
    {
      'trip.ts': right('trip.ts')
        .replace('*', '{ trip as right }')
        .replace('export', 'import')
        .concat('export const trip = right;'),
      'index.ts': index('trip').replace('{ trip }', '{ trp }'),
    },
    { 'trip.ts': right('trip.ts'), 'index.ts': index('trip').replace('./trip.ts', './trip') },
    { 'trip.ts': right('trip.ts'), 'index.ts': 'export const journey = [trip];' },
    { 'trip.ts': 'const trip = 7;', 'index.ts': index('trip') },
    odd('export const odd = { label: Vehicle, secret: True };'),
    odd('export const odd = { secret: True };'),
    odd(
      "import { step } from '#engine/step.ts';\nimport { letters, letters } from '#engine/rules.ts';\nexport const odd = step;",
    ),
  ]);
  expect(lines).toEqual([
    [
      'schemas/broken.ts:2  import: this line cannot be read (Unexpected token). Write the comma, quote or bracket that is missing or too many, here or on the line before.',
    ],
    ["schemas/index.ts:2  import: the file 'tirp.ts' that this imports does not exist. Write './trip.ts'."],
    [
      "schemas/odd.ts:1  import: 'requird' is an unknown name. Write 'required', and import { required } from '#engine/rules.ts'.",
    ],
    ["schemas/odd.ts:1  import: 'requird' is not in #engine/rules.ts. Write 'required'."],
    [
      "schemas/odd.ts:1  import: 'required' is not in #engine/rule.ts. Write import { required } from '#engine/rules.ts'.",
    ],
    ["schemas/odd.ts:1  import: 'required' is an unknown name. Write import { required } from '#engine/rules.ts'."],
    ["schemas/index.ts:2  import: 'trp' is an unknown name. Write 'trip'."],
    ["schemas/index.ts:1  import: 'trp' is not in ./trip.ts. Write 'trip'."],
    ["schemas/index.ts:1  import: the file 'trip' that this imports does not exist. Write './trip.ts'."],
    ["schemas/index.ts:1  import: 'trip' is an unknown name. Write import { trip } from './trip.ts'."],
    ['schemas/trip.ts:1  step: exports no step. Write export const … = step({ … }).'],
    [
      "schemas/odd.ts:1  import: 'Vehicle' is an unknown name. Write quotes around a text, or import { Vehicle } from the file that exports it.",
    ],
    ["schemas/odd.ts:1  import: 'True' is an unknown name. Write 'true'."],
    ["schemas/odd.ts:2  import: 'letters' is imported or declared twice. Write each name once."],
  ]);
});

describe('the schemas with one mistake', () => {
  /** The issues after a text of a file is replaced; a file that does not exist is created. */
  const reported = (name: string, text: string | RegExp, other: string) => reportedWith([name, text, other]);

  async function reportedWith(...changes: readonly (readonly [name: string, text: string | RegExp, other: string])[]) {
    const copy = await temporaryFolder(path.join(import.meta.dirname, 'written-'));
    await cp(path.join(import.meta.dirname, '../../schemas'), copy, { recursive: true });
    for (const [name, text, other] of changes) {
      const file = path.join(copy, name);
      await writeFile(file, (await readFile(file, 'utf8').catch(() => '')).replace(text, other));
    }
    const written = await placesIn(copy);
    // Issues of the unchanged schemas are left to the first test.
    const before = await placesIn();
    return written.filter((place) => !before.includes(place));
  }

  async function placesIn(folder?: string) {
    const { issues } = await schemaIssues(folder, productKnown, readBaseline());
    return issues.map(({ key, file }) => `${file} ${key}`);
  }

  test('a schema that cannot be read is the only issue: it is neither out of order nor without fields', async () => {
    expect(await reported('gender.ts', 'route:', 'route: ,')).toEqual(['schemas/gender.ts import']);
  });

  test('a mistyped route is no departure from the specification', async () => {
    expect(await reported('gender.ts', /to: '[^']+'/, "to: '/enter-loan-amout'")).toEqual([
      'schemas/gender.ts back.to',
    ]);
  });

  test('a mistyped route of an added step is no departure of the step after it', async () => {
    const gender = await readFile(path.join(import.meta.dirname, '../../schemas/gender.ts'), 'utf8');
    const added = gender
      .replaceAll('gender', 'testAnswer')
      .replace("'/testAnswer'", "'/test-step'")
      .replace(/to: '.+'/, "to: '/gendr'");
    const issues = await reportedWith(
      ['test-step.ts', '', added],
      ['index.ts', '  maritalStatus,', '  testAnswer,\n  maritalStatus,'],
      ['index.ts', 'import', "import { testAnswer } from './test-step.ts';\nimport"],
      ['marital-status.ts', /to: '[^']+'/, "to: '/test-step'"],
    );
    expect(issues).toEqual(['schemas/test-step.ts back.to']);
  });

  test('an added step that is not listed is no departure of the step after it', async () => {
    const gender = await readFile(path.join(import.meta.dirname, '../../schemas/gender.ts'), 'utf8');
    const issues = await reportedWith(
      ['test-step.ts', '', gender.replaceAll('gender', 'testAnswer').replace("'/testAnswer'", "'/test-step'")],
      ['marital-status.ts', /to: '[^']+'/, "to: '/test-step'"],
    );
    expect(issues).toEqual(['schemas/test-step.ts route']);
  });

  test('a route that another step has is no departure of that step', async () => {
    const second = Math.max(order.indexOf('/gender'), order.indexOf('/marital-status'));
    const expected = [`schemas/index.ts journey[${second}]`, 'schemas/marital-status.ts route'];
    expect(await reported('marital-status.ts', "'/marital-status'", "'/gender'")).toEqual(expected);
  });

  test('a file with another name is reported where it is imported, and in its route', async () => {
    const maritalStatus = await readFile(path.join(import.meta.dirname, '../../schemas/marital-status.ts'), 'utf8');
    const issues = await reportedWith(['married.ts', '', maritalStatus], ['index.ts', 'gender.ts', 'gendr.ts']);
    expect(issues).toEqual(['schemas/index.ts import', 'schemas/married.ts route']);
  });

  test('a screen at a wrong place between the steps is reported there, and no back arrow is', async () => {
    const issues = await reported('index.ts', "'/enter-aadhar',", "'/enter-aadhar', '/dashboard',");
    expect(issues).toEqual([`schemas/index.ts journey[${order.indexOf('/enter-aadhar') + 1}]`]);
  });

  test('a renamed field is reported only in the examples', async () => {
    const at = (key: string) => `schemas/gender.ts examples.${key}.gender`;
    const expected = ['pass[0]', 'fail[0].answers', 'fail[0].errors'].map(at);
    expect(await reported('gender.ts', '    gender: {', '    sex: {')).toEqual(expected);
  });

  test('a part that is written twice is reported at the second place', async () => {
    expect(await reported('gender.ts', 'hindi: {', "hindi: { Male: 'आदमी',")).toEqual(['schemas/gender.ts Male']);
  });

  test('two files of one step are reported', async () => {
    const json = JSON.stringify(stepByRoute('/gender'));
    expect(await reported('gender.json', '', json)).toEqual(['schemas/gender.json step']);
  });

  test('a step that is not listed is reported in its file, and as a departure', async () => {
    const expected = ['schemas/gender.ts route', 'schemas/index.ts journey'];
    expect(await reported('index.ts', '  gender,\n', '')).toEqual(expected);
  });
});

test('a back arrow to a removed step of the specification is reported', () => {
  const [issue] = checkJourney([{ ...trip, back: { to: '/gender' } }], productKnown);
  expect(issue).toMatchObject({ key: 'back.to', wrong: "'/gender' is not a route" });
});

test('reports a folder without a list of the steps', async () => {
  const { issues } = await schemaIssues(await temporaryFolder());
  expect(issues).toMatchObject([{ file: 'schemas/index.ts', key: 'import' }]);
});

test('reports a step that is not listed, one whose route is not its file, and a file without a step', async () => {
  expect(await checked('misplaced')).toEqual([
    'schemas/nothing.ts:1  step: exports no step. Write export const … = step({ … }).',
    "schemas/colour.ts:1  route: '/trip' is not the file's name. Write '/colour', or rename the file.",
    'schemas/colour.ts:1  route: its step is not in the journey. Write its import and its line in schemas/index.ts, or delete this file.',
  ]);
});

test('reports slow expressions of rules', async () => {
  const slow = 'can take seconds over a long text';
  const write = 'one in which no repeated part can match in two ways, or a rule of src/engine/rules.ts';
  const found = (await checked('slow')).filter((line) => line.includes(slow));
  expect(found).toEqual([
    `schemas/trip.ts:11  fields.trip.rules[0]: /^(\\w+\\s?)*$/ ${slow}. Write ${write}.`,
    `schemas/trip.ts:12  fields.trip.rules[1]: /^(a+)+$/ ${slow}. Write ${write}.`,
  ]);
});
