import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { withoutAuthoring } from '../../scripts/build/without-authoring.ts';
import { readSource } from '../../scripts/schema-lines.ts';
import { checkedApart } from './checked-apart.ts';

const engine = pathToFileURL(path.join(import.meta.dirname, '../../src/engine/step.ts')).href;
const index = `import { stepFromJson } from '${engine}';
import ownVehicle from './own-vehicle.json' with { type: 'json' };

export const journey = [
  '/pan-verify',
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
  back: { to: '/pan-verify' },
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
/** The number of the first line that contains a word. */
const lineOf = (text: string, word: string) => text.split('\n').findIndex((line) => line.includes(word)) + 1;

const mistyped = written.replace('"required"', '"requird"').replace('"/pan-verify"', '"/pan-verifi"');
const anyMark = 'the comma, quote or bracket that is missing or too many, here or on the line before';
const unread = (line: number, wrong: string, write = anyMark) =>
  `:${line}  import: this line cannot be read (${wrong}). Write ${write}.`;
const noComments = 'nothing here: JSON has no comments';
const noRoute = ':1  step: has no route. Write "route": "/own-vehicle".';

/** What a step in JSON does, by the text of its file, and the lines of the checker without the file's name. */
const cases: Readonly<Record<string, readonly [json: string, ...issues: readonly string[]]>> = {
  'passes the checker at its place in the journey': [written],
  'is reported at the line of what is wrong, with what to write': [
    mistyped,
    `:${lineOf(mistyped, 'requird')}  fields.ownVehicle.rules[0].rule: is 'requird'. Write "required".`,
    `:${lineOf(mistyped, 'pan-verifi')}  back.to: '/pan-verifi' is not a route. Write "/pan-verify".`,
  ],
  'is reported with a missing comma': [
    written.replace('"/own-vehicle",', '"/own-vehicle"'),
    unread(4, 'Comma expected'),
  ],
  'is reported with a missing colon': [
    written.replace('"save":', '"save"'),
    unread(lineOf(written, '"save"'), 'Colon expected', 'a colon between a name and its value: "title": "…"'),
  ],
  'is reported with a text that has no quotes': [
    written.replace('"rows"', 'rows'),
    unread(lineOf(written, '"rows"'), 'Invalid symbol'),
  ],
  'is reported with quotes of another form': [
    written.replace('"rows"', "'rows'"),
    unread(lineOf(written, '"rows"'), 'Invalid symbol', 'double quotes that are straight: "…"'),
  ],
  'is reported with what to write in JSON': [
    written.replace('"Vehicle": "गाड़ी",', '').replace('{\n    "key": "ownVehicle"\n  }', '"ownVehicle"'),
    `:${lineOf(written, '"save"')}  save: is 'ownVehicle'. Write { "key": "…" }, { "keys": { "field": "…" } } or { "call": "…", "body": { … } }.`,
    `:${lineOf(written, '"label"')}  fields.ownVehicle.label: 'Vehicle' has no Hindi. Write a line of hindi: "Vehicle": "…".`,
  ],
  'is reported where its file is empty': ['', unread(1, 'Value expected')],
  'is read with the mark of the byte order that some editors write': [`\uFEFF${written}`],
  'is reported when its file has another name': [
    written.replaceAll('/own-vehicle', '/own-car'),
    ":3  route: '/own-car' is not the file's name. Write \"/own-vehicle\", or rename the file.",
  ],
  'is reported without a route': ['{}', noRoute],
  'is reported as a list': [`[${written}]`, noRoute],
  'is reported with a comment': [written.replace('{', '{ // why'), unread(1, 'Invalid comment token', noComments)],
  'is reported with a comment of another language': [
    written.replace('"section"', '# why\n  "section"'),
    unread(4, 'Invalid symbol', noComments),
  ],
  'is reported with a number that has a comma': [
    written.replace('"fields"', '"slowSubmit": 1,000,\n  "fields"'),
    unread(6, 'Property name expected', 'the digits of a number alone, such as 1000'),
  ],
  'is reported with a name that is written twice, and not with what is wrong there the second time': [
    written.replace('"section": "About you"', '"section": "About you",\n  "section": ""'),
    unread(5, "'section' is written twice", 'it once, with the right value'),
  ],
  'is reported with a single backslash': [
    written.replace('"section"', '"title": "\\d",\n  "section"'),
    unread(4, 'Invalid escape character', 'each backslash twice, such as "\\\\d"'),
  ],
};
const lists = [
  index.replace(" with { type: 'json' }", ''),
  index.replace(' with {', ' assert {'),
  index.replace('import ownVehicle', 'import { ownVehicle }'),
  index.replace('stepFromJson(ownVehicle)', 'ownVehicle'),
  "export const journey = ['/pan-verify'];\n",
];
const folders = [
  ...lists.map((list) => ({ 'own-vehicle.json': written, 'index.ts': list })),
  ...Object.values(cases).map(([json]) => ({ 'own-vehicle.json': json, 'index.ts': index })),
];
const [unmarked, asserted, braced, uncalled, unlisted, ...reported] = await checkedApart(folders, afterAll);

test.for(Object.entries(cases).map(([what, [, ...issues]], at) => ({ what, issues, lines: reported[at] })))(
  'a step in JSON $what',
  ({ issues, lines }) => {
    expect(lines).toEqual(issues.map((issue) => `schemas/own-vehicle.json${issue}`));
  },
);

test('a step in JSON is reported when it is not listed', () => {
  expect(unlisted).toEqual([
    'schemas/own-vehicle.json:3  route: its step is not in the journey. Write its import and its line in schemas/index.ts, or delete this file.',
  ]);
});

test("a step in JSON is reported when its import has no JSON attribute, or one with the old word 'assert'", () => {
  expect(unmarked).toEqual([
    "schemas/index.ts:2  import: the import of 'own-vehicle.json' is not marked as JSON. Write from './own-vehicle.json' with { type: 'json' }.",
  ]);
  expect(asserted).toEqual(unmarked);
});

test('a step in JSON is reported where its list imports or names it as one in TypeScript', () => {
  expect(braced).toEqual([
    "schemas/index.ts:2  import: 'ownVehicle' is not in ./own-vehicle.json. Write import ownVehicle from './own-vehicle.json' with { type: 'json' }.",
  ]);
  expect(uncalled).toEqual([
    'schemas/own-vehicle.json:2  $schema: is not read by anything. Write stepFromJson(…) around its step in schemas/index.ts.',
  ]);
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
  const { examples, $schema, ...product } = ownVehicle;
  for (const text of [written, `\uFEFF${written}`]) {
    const { code } = handler(text, '/a/schemas/own-vehicle.json');
    expect(JSON.parse(code)).toEqual(product);
  }
});
