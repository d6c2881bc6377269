import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { formatIssue } from '#authoring/issue.ts';
import { steps } from '#schemas/index.ts';
import { schemaIssues } from '../../scripts/check-schemas.ts';
import { readSchemaIssues } from '../../scripts/schema-overlay.ts';
import { known } from './fixtures/known.ts';

const checked = async (folder: string) => {
  const { issues } = await schemaIssues(path.join(import.meta.dirname, 'fixtures', folder), known);
  return issues.map(formatIssue);
};

test('reports no issue of the real steps', async () => {
  expect(await schemaIssues()).toMatchObject({ steps: steps.length, issues: [] });
  expect(await readSchemaIssues()).toEqual([]);
});

test('reports a schema that throws on import with its file and line', async () => {
  expect(await checked('unreadable')).toEqual([
    'schemas/trip.ts:1  import: this file does not load: half a schema. Write what loads, as node schemas/trip.ts does.',
  ]);
});

const program = `
  import { formatIssue } from '#authoring/issue.ts';
  import { schemaIssues } from './scripts/check-schemas.ts';
  import { known } from './tests/schemas/fixtures/known.ts';
  const { issues } = await schemaIssues(process.argv[1], known);
  for (const issue of issues) console.log(formatIssue(issue));
`;

describe('a file that does not load', () => {
  const folderWith = async (files: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(path.join(import.meta.dirname, 'written-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
    // As the command runs: a test runner loads modules in a way of its own, with other messages.
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, folder]);
    return stdout.split('\n').filter((line) => line !== '');
  };
  const journey = path.join(import.meta.dirname, 'fixtures/journey');
  const right = (name: string) => `export * from '${pathToFileURL(path.join(journey, name)).href}';\n`;
  const index = (...names: readonly string[]) =>
    `${[...new Set(names)].map((name) => `import { ${name} } from './${name}.ts';`).join('\n')}\nexport const journey = [${names.join(', ')}] as const;\n`;

  test('is reported at its line, and what is wrong with the others too', async () => {
    const lines = await folderWith({
      'broken.ts': 'export const broken = {\n  route: ,\n};\n',
      'tirp.ts': right('trip.ts'),
      'index.ts': index('broken'),
    });
    expect(lines).toEqual([
      'schemas/broken.ts:2  import: this line cannot be read (Unexpected token). Write the comma, quote or bracket that is missing or too many, here or on the line before.',
      "schemas/tirp.ts:1  route: '/trip' is not the file's name. Write '/tirp'.",
    ]);
  });

  test('is named when the index names a file that is not there', async () => {
    const lines = await folderWith({ 'trip.ts': right('trip.ts'), 'index.ts': index('trip', 'tirp') });
    expect(lines).toEqual([
      "schemas/index.ts:2  import: the file 'tirp.ts' that this imports does not exist. Write the name of a file that does.",
    ]);
  });

  test.for([
    [
      'an unknown name',
      'export const odd = { rules: [requird(1)] };',
      "1  import: 'requird' is an unknown name. Write 'required', and its import.",
    ],
    [
      'a name that its file does not give',
      "import { requird } from '#engine/rules.ts';\nexport const odd = requird;",
      "1  import: 'requird' is not in #engine/rules.ts. Write 'required'.",
    ],
  ] as const)('%s is reported with what was meant', async ([, text, line]) => {
    const lines = await folderWith({ 'odd.ts': text, 'index.ts': index('odd') });
    expect(lines).toEqual([`schemas/odd.ts:${line}`]);
  });
});

test('reports a folder without a list of the steps', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'kadam-schemas-'));
  const { issues } = await schemaIssues(folder);
  await rm(folder, { recursive: true });
  expect(issues).toMatchObject([{ file: 'schemas/index.ts', key: 'import' }]);
});

test('reports a step that is not listed, one whose route is not its file, and a file without a step', async () => {
  expect(await checked('misplaced')).toEqual([
    "schemas/colour.ts:1  route: '/trip' is not the file's name. Write '/colour'.",
    'schemas/colour.ts:1  route: its step is not in the journey. Write its import and its line in schemas/index.ts.',
    'schemas/nothing.ts:1  step: exports no step. Write export const … = step({ … }).',
  ]);
});

test('reports a mistyped route with its file and line', async () => {
  expect(await checked('mistyped')).toContain(
    "schemas/trip.ts:3  route: '/tirp' is not the file's name. Write '/trip'.",
  );
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
