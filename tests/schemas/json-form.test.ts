import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stepFromJson } from '#engine/step.ts';
import { readSource } from '../../scripts/schema-lines.ts';
import { withoutAuthoring } from '../../scripts/without-authoring.ts';
import { asJson, dataSteps } from './json-steps.ts';

test.for(dataSteps)('$route is the same step from its JSON form', (step) => {
  const json = { $schema: './step.schema.json', ...asJson(step), route: step.route };
  expect(stepFromJson(json)).toStrictEqual(step);
});

const root = path.join(import.meta.dirname, '../..');
const engine = pathToFileURL(path.join(root, 'src/engine/step.ts')).href;
const index = `import { stepFromJson } from '${engine}';
import ownVehicle from './own-vehicle.json' with { type: 'json' };

export const journey = [
  '/trip',
  stepFromJson(ownVehicle),
] as const;
`;
const ownVehicle = {
  $schema: './step.schema.json',
  route: '/own-vehicle',
  section: 'About you',
  title: 'Do you own a vehicle?',
  fields: {
    ownVehicle: {
      kind: 'choice',
      variant: 'rows',
      label: 'Vehicle',
      options: [{ value: 'Yes' }, { value: 'No' }],
      rules: [{ rule: 'required', message: 'Please choose one' }],
    },
  },
  save: { key: 'ownVehicle' },
  back: { to: '/trip' },
  repeatCustomer: 'save',
  hindi: {
    'About you': 'आपके बारे में',
    'Do you own a vehicle?': 'क्या आपके पास गाड़ी है?',
    Vehicle: 'गाड़ी',
    Yes: 'हाँ',
    No: 'नहीं',
    'Please choose one': 'कृपया एक चुनें',
  },
  examples: {
    pass: [{ ownVehicle: 'Yes' }],
    fail: [{ answers: { ownVehicle: '' }, errors: { ownVehicle: 'Please choose one' } }],
  },
};
const written = JSON.stringify(ownVehicle, null, 2);
/** The line of the first text that contains a word. */
const lineOf = (text: string, word: string) => text.split('\n').findIndex((line) => line.includes(word)) + 1;

const program = `
  import { formatIssue } from '#authoring/issue.ts';
  import { schemaIssues } from './scripts/check-schemas.ts';
  import { known } from './tests/schemas/fixtures/known.ts';
  const { issues } = await schemaIssues(process.argv[1], known);
  for (const issue of issues) console.log(formatIssue(issue));
`;

/** What the checker prints of a journey with this text in own-vehicle.json. */
async function issuesOf(json: string, list = index): Promise<string[]> {
  const folder = await mkdtemp(path.join(import.meta.dirname, 'written-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, 'own-vehicle.json'), json);
  await writeFile(path.join(folder, 'index.ts'), list);
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program, folder], {
    cwd: root,
  });
  return stdout.split('\n').filter((line) => line !== '');
}

describe('a step in JSON', () => {
  test('passes the checker in its place of the journey', async () => {
    expect(await issuesOf(written)).toEqual([]);
  });

  test('is reported at the line of what is wrong, with what to write', async () => {
    const wrong = written.replace('"required"', '"requird"').replace('"/trip"', '"/trips"');
    expect(await issuesOf(wrong)).toEqual([
      `schemas/own-vehicle.json:${lineOf(wrong, 'requird')}  fields.ownVehicle.rules[0].rule: is 'requird'. Write 'required'.`,
      `schemas/own-vehicle.json:${lineOf(wrong, 'trips')}  back.to: '/trips' is not a route. Write '/trip'.`,
    ]);
  });

  test.for([
    [
      'a missing comma',
      written.replace('"/own-vehicle",', '"/own-vehicle"'),
      4,
      "Expected ',' or '}' after property value",
    ],
    [
      'a comma too many',
      written.replace('"save",', '"save",,'),
      lineOf(written, '"repeatCustomer"'),
      'Expected double-quoted property name',
    ],
    ['a comment', written.replace('{', '{ // a step'), 1, "Expected property name or '}'"],
    ['an empty file', '', 1, 'Unexpected end of JSON input'],
  ] as const)('is reported at its line with %s', async ([, text, line, wrong]) => {
    expect(await issuesOf(text)).toEqual([
      `schemas/own-vehicle.json:${line}  import: this line cannot be read (${wrong}). Write the comma, quote or bracket that is missing or too many, here or on the line before.`,
    ]);
  });

  test('is reported when it is not listed, when its file has another name, and when it has no route', async () => {
    const unlisted = "export const journey = ['/trip'];\n";
    expect(await issuesOf(written, unlisted)).toEqual([
      'schemas/own-vehicle.json:3  route: its step is not in the journey. Write its import and its line in schemas/index.ts.',
    ]);
    expect(await issuesOf(written.replaceAll('/own-vehicle', '/own-car'))).toEqual([
      "schemas/own-vehicle.json:3  route: '/own-car' is not the file's name. Write '/own-vehicle'.",
    ]);
    expect(await issuesOf('{}', unlisted)).toEqual([
      'schemas/own-vehicle.json:1  step: has no route. Write "route": "/own-vehicle".',
    ]);
  });

  test('is reported when its import has no JSON attribute', async () => {
    expect(await issuesOf(written, index.replace(" with { type: 'json' }", ''))).toEqual([
      "schemas/index.ts:2  import: the import of 'own-vehicle.json' is not marked as JSON. Write from './own-vehicle.json' with { type: 'json' }.",
    ]);
  });
});

test('a key of a JSON step is found at the line where it is written', () => {
  const line = (key: string) => written.split('\n')[readSource('own-vehicle.json', written).lineOf(key) - 1]?.trim();
  expect(line('fields.ownVehicle.options[1].value')).toBe('"value": "No"');
  expect(line('fields.ownVehicle.options[0]')).toBe('{');
  expect(line('fields.ownVehicle.reason')).toBe('"ownVehicle": {');
  expect(line('hindi.Do you own a vehicle?')).toBe('"Do you own a vehicle?": "क्या आपके पास गाड़ी है?",');
  expect(line('step')).toBe('{');
});

test('the product has no examples of a JSON step', async () => {
  const { transform } = withoutAuthoring();
  const handler = Object(transform).handler;
  const { code } = handler(written, '/a/schemas/own-vehicle.json');
  const { examples, $schema, ...product } = ownVehicle;
  expect(JSON.parse(code)).toEqual(product);
});
