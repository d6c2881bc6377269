import { readFileSync } from 'node:fs';
import { fieldKinds } from '#engine/fields.ts';
import { ruleRegistry } from '#engine/rules.ts';
import { typingAids } from '#engine/typing.ts';
import { steps } from '#schemas/index.ts';
import { code, table } from './markdown.ts';
import { schemaPath } from './schema-names.ts';

/** A link to the first step of the journey that has a field of this kind. */
function exampleOf(kind: string): string {
  const step = steps.find(({ fields }) => Object.values(fields).some((field) => field.kind === kind));
  const file = step && schemaPath(step.route).replace('schemas/', '');
  return step ? ` ([\`${step.route.slice(1)}\`](${file}))` : '';
}

const kinds = Object.entries(fieldKinds).map(([kind, { tools }]) => [
  code(kind),
  `${tools.describe}${exampleOf(kind)}`,
  `![${tools.pictureAlt}](../docs/images/fields/${kind}.png)`,
]);

/** A value in the code and in the words of the table. */
const values = {
  none: ['', ''],
  length: ['n, ', 'n'],
  amount: ['n, ', 'n rupees'],
  field: ["'field', ", 'the answer to that field'],
  pattern: ["'[A-Z]+', ", '[A-Z]+'],
} as const;

const rules = Object.entries(ruleRegistry).map(([name, { value, tools }]) => {
  const [written, words] = values[value];
  return [code(`${name}(${written}'message')`), tools.describe(words)];
});

const aids = Object.entries(typingAids).map(([name, { tools }]) => [code(`normalize: '${name}'`), tools.describe]);

const tables: Readonly<Record<string, string>> = {
  kinds: table(['kind', 'what it is', 'on the screen'], kinds),
  rules: table(['rule', 'what it asks'], rules),
  'typing aids': table(['typing aid', 'what the field holds'], aids),
};

/** schemas/README.md, with the tables between its marks as the registries have them now. */
export const schemaGuide = () =>
  readFileSync('schemas/README.md', 'utf8').replaceAll(
    /(<!-- ([\w ]+) -->\n)[\s\S]*?(?=\n<!-- end of \2 -->)/g,
    (_all, mark, name) => mark + tables[name],
  );
