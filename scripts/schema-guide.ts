import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldKind } from '#engine/fields.ts';
import { fieldKinds } from '#engine/fields.ts';
import { ruleRegistry } from '#engine/rules.ts';
import { typingAids } from '#engine/typing-aids.ts';
import { steps } from '#schemas/index.ts';

const guide = path.join(import.meta.dirname, '../schemas/README.md');

/** The first step of the journey that asks by a field of this kind. */
function exampleOf(kind: FieldKind): string {
  const step = steps.find(({ fields }) => Object.values(fields).some((field) => field.kind === kind));
  if (step === undefined) return '';
  const name = step.route.slice(1);
  const isJson = existsSync(path.join(path.dirname(guide), `${name}.json`));
  return ` ([\`${name}\`](${name}.${isJson ? 'json' : 'ts'}))`;
}

function kindTable(): string {
  const kinds = Object.entries(fieldKinds) as [FieldKind, (typeof fieldKinds)[FieldKind]][];
  const rows = kinds.map(
    ([kind, { tools }]) =>
      `| \`${kind}\` | ${tools.describe}${exampleOf(kind)} | ![${tools.picture.alt}](../docs/images/fields/${kind}.png) |`,
  );
  return ['| kind | what it is | on the screen |', '|---|---|---|', ...rows].join('\n');
}

/** A value as the table shows it, in the code and in the words. */
const values = {
  none: ['', ''],
  length: ['n, ', 'n'],
  amount: ['n, ', 'n rupees'],
  field: ["'field', ", 'the answer to that field'],
  pattern: ["'^…$', ", '^…$'],
} as const;

function ruleTable(): string {
  const rows = Object.entries(ruleRegistry).map(([name, { value, tools }]) => {
    const [code, words] = values[value];
    return `| \`${name}(${code}'message')\` | ${tools.describe(words)} |`;
  });
  return ['| rule | what it asks |', '|---|---|', ...rows].join('\n');
}

function typingTable(): string {
  const rows = Object.entries(typingAids).map(([name, { size, tools }]) => {
    const written = size === 'none' ? `'${name}'` : `{ ${name}: ${size} }`;
    return `| \`normalize: ${written}\` | ${tools.describe} |`;
  });
  return ['| typing aid | what the field holds |', '|---|---|', ...rows].join('\n');
}

const tables = { kinds: kindTable, rules: ruleTable, 'typing aids': typingTable };

/** schemas/README.md, with the tables between its marks as the registries have them now. */
export function schemaGuide(): string {
  return Object.entries(tables).reduce(
    (text, [name, table]) => {
      const [start, end] = [`<!-- ${name} -->\n`, `\n<!-- end of ${name} -->`];
      return `${text.slice(0, text.indexOf(start) + start.length)}${table()}${text.slice(text.indexOf(end))}`;
    },
    readFileSync(guide, 'utf8'),
  );
}
