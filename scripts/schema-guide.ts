import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldKind } from '#engine/fields.ts';
import { fieldKinds } from '#engine/fields.ts';
import { ruleRegistry } from '#engine/rules.ts';
import { typingAids } from '#engine/typing-aids.ts';
import { steps } from '#schemas/index.ts';
import { code, table } from './markdown.ts';
import { schemaPath } from './schema-names.ts';

const guide = path.join(import.meta.dirname, '../schemas/README.md');

/** A link to the first step of the journey that has a field of this kind. */
function exampleOf(kind: FieldKind): string {
  const step = steps.find(({ fields }) => Object.values(fields).some((field) => field.kind === kind));
  if (step === undefined) return '';
  return ` ([\`${step.route.slice(1)}\`](${path.basename(schemaPath(step.route))}))`;
}

function kindTable(): string {
  const kinds = Object.entries(fieldKinds) as [FieldKind, (typeof fieldKinds)[FieldKind]][];
  const rows = kinds.map(([kind, { tools }]) => [
    code(kind),
    `${tools.describe}${exampleOf(kind)}`,
    `![${tools.pictureAlt}](../docs/images/fields/${kind}.png)`,
  ]);
  return table(['kind', 'what it is', 'on the screen'], rows);
}

/** A value in the code and in the words of the table. */
const values = {
  none: ['', ''],
  length: ['n, ', 'n'],
  amount: ['n, ', 'n rupees'],
  field: ["'field', ", 'the answer to that field'],
  pattern: ["'^…$', ", '^…$'],
} as const;

function ruleTable(): string {
  const rows = Object.entries(ruleRegistry).map(([name, { value, tools }]) => {
    const [written, words] = values[value];
    return [code(`${name}(${written}'message')`), tools.describe(words)];
  });
  return table(['rule', 'what it asks'], rows);
}

function typingTable(): string {
  const rows = Object.entries(typingAids).map(([name, { size, tools }]) => [
    code(`normalize: ${size === 'none' ? `'${name}'` : `{ ${name}: ${size} }`}`),
    tools.describe,
  ]);
  return table(['typing aid', 'what the field holds'], rows);
}

const tables = { kinds: kindTable, rules: ruleTable, 'typing aids': typingTable };

/** schemas/README.md, with the tables between its marks as the registries have them now. */
export function schemaGuide(): string {
  return Object.entries(tables).reduce(
    (text, [name, made]) => {
      const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
      return `${text.slice(0, text.indexOf(start) + start.length)}${made()}${text.slice(text.indexOf(end))}`;
    },
    readFileSync(guide, 'utf8'),
  );
}
