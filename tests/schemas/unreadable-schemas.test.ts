import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ruleRegistry } from '#engine/rules.ts';
import { checkedApart } from './checked-apart.ts';

const right = `export * from '${pathToFileURL(path.join(import.meta.dirname, 'fixtures/journey/trip.ts')).href}';\n`;
const index = (...names: readonly string[]) =>
  `${[...new Set(names)].map((name) => `import { ${name} } from './${name}.ts';`).join('\n')}\nexport const journey = [${names.join(', ')}] as const;\n`;
const odd = (text: string) => ({ 'odd.ts': text, 'index.ts': index('odd') });
/** A right step, with this list. */
const listed = (list: string) => ({ 'trip.ts': right, 'index.ts': list });
const rules = Object.keys(ruleRegistry).join("', '");

/** A folder with one mistake, by what is reported. */
const folders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'schemas/broken.ts:2  import: this line cannot be read (Unexpected token). Write the comma, quote or bracket that is missing or too many, here or on the line before.':
    {
      'broken.ts': 'export const broken = {\n  route: ,\n};\n',
      'trip.ts': right,
      'index.ts': index('trip', 'broken'),
    },
  "schemas/index.ts:2  import: the file 'tirp.ts' that this imports does not exist. Write './trip.ts'.": listed(
    index('trip', 'tirp'),
  ),
  'schemas/odd.ts:2  import: this file does not load: half a schema. Write this line as in a step that loads, or ask a developer of the client.':
    odd("const route = '/half';\nthrow new Error('half a schema');"),
  "schemas/odd.ts:1  import: 'requird' is an unknown name. Write 'required', and import { required } from '#engine/rules.ts'.":
    odd('export const odd = { rules: [requird(1)] };'),
  "schemas/odd.ts:2  import: 'requird' is an unknown name. Write 'required'.": odd(
    "import { required } from '#engine/rules.ts';\nexport const odd = { rules: [requird(1)] };",
  ),
  "schemas/odd.ts:2  import: 'nam' is an unknown name. Write 'name'.": odd(
    "const name = { kind: 'text' };\nexport const odd = { fields: { first: nam } };",
  ),
  "schemas/odd.ts:2  import: 'requird' is not in #engine/rules.ts. Write 'required'.": odd(
    "// A rule.\nimport { requird } from '#engine/rules.ts';\nexport const odd = requird;",
  ),
  "schemas/odd.ts:1  import: 'required' is not in #engine/rule.ts. Write import { required } from '#engine/rules.ts'.":
    odd("import { required } from '#engine/rule.ts';\nexport const odd = required;"),
  "schemas/odd.ts:1  import: 'default' is not in #engine/rules.ts. Write the name in braces: import { … } from '#engine/rules.ts'.":
    odd("import required from '#engine/rules.ts';\nexport const odd = required;"),
  "schemas/odd.ts:1  import: 'required' is an unknown name. Write import { required } from '#engine/rules.ts'.": odd(
    "export const odd = { rules: [required('x')] };",
  ),
  "schemas/index.ts:2  import: 'trp' is an unknown name. Write 'trip'.": listed(
    index('trip').replace('[trip]', '[trp]'),
  ),
  "schemas/index.ts:1  import: 'trp' is not in ./trip.ts. Write 'trip'.": {
    'trip.ts': right.replace('*', '{ trip as right }').replace('export', 'import').concat('export const trip = right;'),
    'index.ts': index('trip').replace('{ trip }', '{ trp }'),
  },
  "schemas/index.ts:1  import: 'ownTrip' is not in ./own-trip.ts. Write export const ownTrip = … there.\nschemas/own-trip.ts:2  route: '/trip' is not the file's name. Write '/own-trip', or rename the file.":
    {
      'own-trip.ts': right
        .replace('*', '{ trip as own }')
        .replace('export', 'import')
        .concat('export const trip = own;'),
      'index.ts': index('ownTrip').replace('./ownTrip', './own-trip'),
    },
  "schemas/index.ts:1  import: the file 'trip' that this imports does not exist. Write './trip.ts'.": listed(
    index('trip').replace('./trip.ts', './trip'),
  ),
  "schemas/index.ts:1  import: 'ownTrip' is an unknown name. Write import { ownTrip } from './own-trip.ts'.\nschemas/own-trip.ts:1  route: '/trip' is not the file's name. Write '/own-trip', or rename the file.":
    { 'own-trip.ts': right, 'index.ts': 'export const journey = [ownTrip];' },
  'schemas/trip.ts:1  step: exports no step. Write export const … = step({ … }).': {
    'trip.ts': 'const trip = 7;',
    'index.ts': index('trip'),
  },
  "schemas/odd.ts:1  import: 'School' is an unknown name. Write quotes around a text, or import { School } from the file that exports it.":
    odd('export const odd = { label: School, secret: True };'),
  "schemas/odd.ts:1  import: 'trip' is an unknown name. Write quotes around a text, or import { trip } from the file that exports it.":
    { ...odd('export const odd = { key: trip };'), 'trip.ts': right },
  "schemas/odd.ts:1  import: 'odd' has no value yet in this line. Write 'odd' in quotes, or its const above this line.":
    odd('export const odd = { key: odd };'),
  "schemas/odd.ts:1  import: 'True' is an unknown name. Write 'true'.": odd('export const odd = { secret: True };'),
  'schemas/odd.ts:1  import: a number has a comma in it, or starts with 0. Write its digits alone, such as 1000.':
    odd('export const odd = [1,000];'),
  "schemas/odd.ts:2  import: 'letters' is imported or declared twice. Write each name once.": odd(
    "import { step } from '#engine/step.ts';\nimport { letters, letters } from '#engine/rules.ts';\nexport const odd = step;",
  ),
  "schemas/odd.ts:1  import: the file 'step' that this imports does not exist. Write '#engine/step.ts'.": odd(
    "import { step } from '#engine/step';\nexport const odd = step;",
  ),
  "schemas/odd.ts:1  import: the file 'rules' that this imports does not exist. Write '#engine/rules.ts'.": odd(
    "import { required } from '#engine/rules';\nexport const odd = required;",
  ),
  "schemas/odd.ts:1  import: the file 'step.ts' that this imports does not exist. Write '#engine/step.ts'.": odd(
    "import { step } from '@engine/step.ts';\nexport const odd = step;",
  ),
  'schemas/odd.ts:2  import: this line cannot be read (Expected `,` or `}` but found `Identifier`). Write double quotes around a text with an apostrophe: "…".':
    odd("export const odd = {\n  title: 'What's it for?',\n};"),
  "schemas/odd.ts:2  import: this line cannot be read (Expected `,` or `}` but found `string`). Write a colon between a name and its value: title: '…'.":
    odd("export const odd = {\n  title 'What for?',\n};"),
  'schemas/odd.ts:3  import: this line cannot be read (Expected `,` or `]` but found `:`; opened in line 2). Write the comma, quote or bracket that is missing or too many, here or on the line before.':
    odd("export const odd = {\n  options: [{ value: 'Yes' },\n  rules: [],\n};"),
  "schemas/odd.ts:2  import: this line cannot be read (Invalid assignment in object literal). Write a colon between a name and its value: title: '…'.":
    odd("export const odd = {\n  title = 'What for?',\n};"),
  "schemas/odd.ts:2  import: this line cannot be read (Expected `:` but found `=`). Write a colon between a name and its value: title: '…'.":
    odd("export const odd = {\n  'title' = 'What for?',\n};"),
  'schemas/odd.ts:2  import: this line cannot be read (Expected `,` or `}` but found `;`). Write the comma, quote or bracket that is missing or too many, here or on the line before.':
    odd("export const odd = {\n  title: 'What for?';\n};"),
  "schemas/odd.ts:3  import: this line cannot be read ('title' is written twice). Write it once, with the right value.":
    odd("export const odd = {\n  title: 'What for?',\n  title: 'When?',\n};"),
  "schemas/odd.ts:1  import: 'गाड़ी' is an unknown name. Write quotes around a text, or import { गाड़ी } from the file that exports it.":
    odd('export const odd = { Vehicle: गाड़ी };'),
  "schemas/odd.ts:1  import: 'mandatory' is an unknown name. Write a rule of schemas/README.md, such as required('…').":
    odd("export const odd = { rules: [mandatory('Please answer')] };"),
  "schemas/odd.ts:1  import: 'min' is an unknown name. Write 'minLength', and import { minLength } from '#engine/rules.ts'.":
    odd("export const odd = { rules: [min(2, 'Too short')] };"),
  "schemas/index.ts:1  import: 'trip' is not in ./trip.ts. Write export const trip = … there.": {
    'trip.ts': right.replace('*', '{ trip as default }'),
    'index.ts': index('trip'),
  },
  'schemas/odd.ts:1  import: this line cannot be read (Invalid Character ` `). Write a comment after two slashes: // ….':
    odd('# why\nexport const odd = 7;'),
  'schemas/odd.ts:1  import: this line cannot be read (Invalid Character `₹`). Write the digits of a number alone, such as 1000.':
    odd('export const odd = atLeast(₹5000);'),
  'schemas/odd.ts:1  import: this file is not saved as UTF-8. Write it as UTF-8, which editors offer as an encoding.':
    odd("export const odd = { title: 'What for\0?' };"),
  "schemas/index.ts:2  import: 'stepFromJson' is an unknown name. Write import { stepFromJson } from '#engine/step.ts'.":
    { 'index.ts': "import { type Step } from '#engine/step.ts';\nexport const journey = [stepFromJson(trip)];" },
  "schemas/index.ts:1  import: 'own' is an unknown name. Write the name of a step that is imported above, or take it out.":
    { 'index.ts': 'export const journey = [own-trip];' },
  "schemas/index.ts:1  import: the file 'trip.ts' that this imports does not exist. Write a file that does, or take the line out.":
    { 'index.ts': "import { trip } from './trip.ts';\nexport const journey = [trip];" },
  'schemas/index.ts:3  import: this line cannot be read (a list has nothing before a comma). Write the comma, quote or bracket that is missing or too many, here or on the line before.':
    listed(index('trip').replace('[trip]', '[\n  trip,\n  ,\n]')),
  'schemas/odd.ts:2  import: this line cannot be read (Encountered diff marker). Write one of the two versions that Git could not merge, without the lines <<<<<<<, ======= and >>>>>>>.':
    odd("export const odd = {\n<<<<<<< HEAD\n  title: 'What for?',\n=======\n  title: 'Why?',\n>>>>>>> main\n};"),
  [`schemas/odd.ts:1  import: 'minAmount' is not in #engine/rules.ts. Write one of '${rules}'.`]: odd(
    "import { minAmount } from '#engine/rules.ts';\nexport const odd = minAmount;",
  ),
  "schemas/index.ts:1  import: the file 'trip.ts' that this imports does not exist. Write './trip.ts'.": listed(
    `${index('trip').replace('./trip', 'schemas/trip')}export const last = 7;`,
  ),
  'schemas/odd.ts:2  import: this line cannot be read (a single backslash). Write each backslash twice, such as "\\\\d".':
    odd("export const odd = {\n  value: '\\d{6}', other: '\\\\d, \\n',\n};"),
  'schemas/odd.ts:2  import: this line has a character that cannot be seen. Write the line again by hand.': odd(
    "export const odd = {\n  title\u200b: 'What for?',\n};",
  ),
  'schemas/odd.ts:2  import: this line cannot be read (Invalid Character `\u200e`). Write the line again by hand: it has a character that cannot be seen.':
    odd("export const odd = {\n  title:\u200e 'What for?',\n};"),
  'schemas/odd.ts:1  import: this line cannot be read (Invalid Character `५`). Write the digits of a number alone, such as 1000.':
    odd('export const odd = atLeast(५०००);'),
  'schemas/odd.ts:1  import: this line cannot be read (Invalid characters after number). Write the digits of a number alone, such as 1000.':
    odd('export const odd = atLeast(5k);'),
};

test('a file that does not load is reported at its line', async () => {
  const lines = await checkedApart(Object.values(folders));
  expect(lines.map((each) => each.join('\n'))).toEqual(Object.keys(folders));
});
