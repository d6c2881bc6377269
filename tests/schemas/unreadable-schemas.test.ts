import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ruleRegistry } from '#engine/rules.ts';
import { checkedApart } from './checked-apart.ts';

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
    odd("const route = '/half';\nthrow new Error('half a schema');"),
    odd('export const odd = { rules: [requird(1)] };'),
    odd("import { required } from '#engine/rules.ts';\nexport const odd = { rules: [requird(1)] };"),
    odd("const name = { kind: 'text' };\nexport const odd = { fields: { first: nam } };"),
    odd("// A rule.\nimport { requird } from '#engine/rules.ts';\nexport const odd = requird;"),
    odd("import { required } from '#engine/rule.ts';\nexport const odd = required;"),
    odd("import required from '#engine/rules.ts';\nexport const odd = required;"),
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
    { 'own-trip.ts': right('trip.ts'), 'index.ts': 'export const journey = [ownTrip];' },
    { 'trip.ts': 'const trip = 7;', 'index.ts': index('trip') },
    odd('export const odd = { label: School, secret: True };'),
    odd('export const odd = { secret: True };'),
    odd('export const odd = [1,000];'),
    odd(
      "import { step } from '#engine/step.ts';\nimport { letters, letters } from '#engine/rules.ts';\nexport const odd = step;",
    ),
    odd("import { step } from '#engine/step';\nexport const odd = step;"),
    odd("import { required } from '#engine/rules';\nexport const odd = required;"),
    odd("import { step } from '@engine/step.ts';\nexport const odd = step;"),
    odd("export const odd = {\n  title: 'What's it for?',\n};"),
    odd("export const odd = {\n  title 'What for?',\n};"),
    odd("export const odd = {\n  title = 'What for?',\n};"),
    odd("export const odd = {\n  title: 'What for?',\n  title: 'When?',\n};"),
    odd('export const odd = { Vehicle: गाड़ी };'),
    odd("export const odd = { rules: [mandatory('Please answer')] };"),
    odd("export const odd = { rules: [min(2, 'Too short')] };"),
    { 'trip.ts': right('trip.ts').replace('*', '{ trip as default }'), 'index.ts': index('trip') },
    odd('# why\nexport const odd = 7;'),
    odd('export const odd = atLeast(₹5000);'),
    odd("export const odd = { title: 'What for\0?' };"),
    { 'index.ts': "import { type Step } from '#engine/step.ts';\nexport const journey = [stepFromJson(trip)];" },
    { 'index.ts': 'export const journey = [own-trip];' },
    { 'index.ts': "import { trip } from './trip.ts';\nexport const journey = [trip];" },
    { 'trip.ts': right('trip.ts'), 'index.ts': index('trip').replace('[trip]', '[\n  trip,\n  ,\n]') },
    odd("export const odd = {\n<<<<<<< HEAD\n  title: 'What for?',\n=======\n  title: 'Why?',\n>>>>>>> main\n};"),
    odd("import { minAmount } from '#engine/rules.ts';\nexport const odd = minAmount;"),
    {
      'trip.ts': right('trip.ts'),
      'index.ts': `${index('trip').replace('./trip', 'schemas/trip')}export const last = 7;`,
    },
    odd("export const odd = {\n  title\u200b: 'What for?',\n};"),
    odd("export const odd = {\n  title:\u200e 'What for?',\n};"),
    odd('export const odd = atLeast(५०००);'),
    odd('export const odd = atLeast(5k);'),
  ]);
  expect(lines).toEqual([
    [
      'schemas/broken.ts:2  import: this line cannot be read (Unexpected token). Write the comma, quote or bracket that is missing or too many, here or on the line before.',
    ],
    ["schemas/index.ts:2  import: the file 'tirp.ts' that this imports does not exist. Write './trip.ts'."],
    [
      'schemas/odd.ts:2  import: this file does not load: half a schema. Write this line as in a step that loads, or ask a developer of the client.',
    ],
    [
      "schemas/odd.ts:1  import: 'requird' is an unknown name. Write 'required', and import { required } from '#engine/rules.ts'.",
    ],
    ["schemas/odd.ts:2  import: 'requird' is an unknown name. Write 'required'."],
    ["schemas/odd.ts:2  import: 'nam' is an unknown name. Write 'name'."],
    ["schemas/odd.ts:2  import: 'requird' is not in #engine/rules.ts. Write 'required'."],
    [
      "schemas/odd.ts:1  import: 'required' is not in #engine/rule.ts. Write import { required } from '#engine/rules.ts'.",
    ],
    [
      "schemas/odd.ts:1  import: 'default' is not in #engine/rules.ts. Write the name in braces: import { … } from '#engine/rules.ts'.",
    ],
    ["schemas/odd.ts:1  import: 'required' is an unknown name. Write import { required } from '#engine/rules.ts'."],
    ["schemas/index.ts:2  import: 'trp' is an unknown name. Write 'trip'."],
    ["schemas/index.ts:1  import: 'trp' is not in ./trip.ts. Write 'trip'."],
    ["schemas/index.ts:1  import: the file 'trip' that this imports does not exist. Write './trip.ts'."],
    [
      "schemas/index.ts:1  import: 'ownTrip' is an unknown name. Write import { ownTrip } from './own-trip.ts'.",
      "schemas/own-trip.ts:1  route: '/trip' is not the file's name. Write '/own-trip', or rename the file.",
    ],
    ['schemas/trip.ts:1  step: exports no step. Write export const … = step({ … }).'],
    [
      "schemas/odd.ts:1  import: 'School' is an unknown name. Write quotes around a text, or import { School } from the file that exports it.",
    ],
    ["schemas/odd.ts:1  import: 'True' is an unknown name. Write 'true'."],
    ['schemas/odd.ts:1  import: a number has a comma in it, or starts with 0. Write its digits alone, such as 1000.'],
    ["schemas/odd.ts:2  import: 'letters' is imported or declared twice. Write each name once."],
    ["schemas/odd.ts:1  import: the file 'step' that this imports does not exist. Write '#engine/step.ts'."],
    ["schemas/odd.ts:1  import: the file 'rules' that this imports does not exist. Write '#engine/rules.ts'."],
    ["schemas/odd.ts:1  import: the file 'step.ts' that this imports does not exist. Write '#engine/step.ts'."],
    [
      'schemas/odd.ts:2  import: this line cannot be read (Expected `,` or `}` but found `Identifier`). Write double quotes around a text with an apostrophe: "…".',
    ],
    [
      "schemas/odd.ts:2  import: this line cannot be read (Expected `,` or `}` but found `string`). Write a colon between a name and its value: title: '…'.",
    ],
    [
      "schemas/odd.ts:2  import: this line cannot be read (Invalid assignment in object literal). Write a colon between a name and its value: title: '…'.",
    ],
    [
      "schemas/odd.ts:3  import: this line cannot be read ('title' is written twice). Write it once, with the right value.",
    ],
    [
      "schemas/odd.ts:1  import: 'गाड़ी' is an unknown name. Write quotes around a text, or import { गाड़ी } from the file that exports it.",
    ],
    [
      "schemas/odd.ts:1  import: 'mandatory' is an unknown name. Write a rule of schemas/README.md, such as required('…').",
    ],
    [
      "schemas/odd.ts:1  import: 'min' is an unknown name. Write 'minLength', and import { minLength } from '#engine/rules.ts'.",
    ],
    ["schemas/index.ts:1  import: 'trip' is not in ./trip.ts. Write export const trip = … there."],
    [
      'schemas/odd.ts:1  import: this line cannot be read (Invalid Character ` `). Write a comment after two slashes: // ….',
    ],
    [
      'schemas/odd.ts:1  import: this line cannot be read (Invalid Character `₹`). Write the digits of a number alone, such as 1000.',
    ],
    [
      'schemas/odd.ts:1  import: this file is not saved as UTF-8. Write it as UTF-8, which editors offer as an encoding.',
    ],
    [
      "schemas/index.ts:2  import: 'stepFromJson' is an unknown name. Write import { stepFromJson } from '#engine/step.ts'.",
    ],
    [
      "schemas/index.ts:1  import: 'own' is an unknown name. Write the name of a step that is imported above, or take it out.",
    ],
    [
      "schemas/index.ts:1  import: the file 'trip.ts' that this imports does not exist. Write a file that does, or take the line out.",
    ],
    [
      'schemas/index.ts:3  import: this line cannot be read (a list has nothing before a comma). Write the comma, quote or bracket that is missing or too many, here or on the line before.',
    ],
    [
      'schemas/odd.ts:2  import: this line cannot be read (Encountered diff marker). Write one of the two versions that Git could not merge, without the lines <<<<<<<, ======= and >>>>>>>.',
    ],
    [
      `schemas/odd.ts:1  import: 'minAmount' is not in #engine/rules.ts. Write one of ${Object.keys(ruleRegistry)
        .map((name) => `'${name}'`)
        .join(', ')}.`,
    ],
    ["schemas/index.ts:1  import: the file 'trip.ts' that this imports does not exist. Write './trip.ts'."],
    ['schemas/odd.ts:2  import: this line has a character that cannot be seen. Write the line again by hand.'],
    [
      'schemas/odd.ts:2  import: this line cannot be read (Invalid Character `\u200e`). Write the line again by hand: it has a character that cannot be seen.',
    ],
    [
      'schemas/odd.ts:1  import: this line cannot be read (Invalid Character `५`). Write the digits of a number alone, such as 1000.',
    ],
    [
      'schemas/odd.ts:1  import: this line cannot be read (Invalid characters after number). Write the digits of a number alone, such as 1000.',
    ],
  ]);
});
