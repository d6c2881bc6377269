import { existsSync } from 'node:fs';
import { isCancel, text } from '@clack/prompts';
import { readStep } from '#authoring/check-shape.ts';
import type { NewFieldOptions } from '#engine/fields/kind.ts';
import { type FieldKind, fieldKinds } from '#engine/fields.ts';
import { order, steps } from '#schemas/index.ts';
import { assertKnown, booleanFlag, stringFlag, UsageError } from '../command.ts';
import { schemaPath } from '../schema-names.ts';

const asked = {
  route: { ...stringFlag, example: '/own-vehicle', about: 'its address, and the name of its file' },
  section: { ...stringFlag, example: 'About you', about: 'the words in the bar' },
  title: { ...stringFlag, example: 'Do you own a vehicle?', about: 'the question' },
  after: { ...stringFlag, example: '/gender', about: 'the step or screen before it' },
  fields: {
    ...stringFlag,
    example: 'owns:choice(Yes|No):Vehicle, plate:text',
    about: `name:kind or name:kind:Label; the kinds are in schemas/README.md, and a list has its options:
        town:select(Pune|Delhi); a lookup fills the field after it`,
  },
} as const;

export const help = `Writes a new step: its schema, and its lines in schemas/index.ts. Asks for what is missing.

${Object.entries(asked)
  .map(([name, { example, about }]) => `  --${name} '${example}'  ${about}`)
  .join('\n')}
  --json  writes the JSON form instead of TypeScript`;

export const flags = { ...asked, json: booleanFlag } as const;

interface NewFieldFlags extends NewFieldOptions {
  readonly name: string;
  readonly kind: FieldKind;
}

const isKind = (name: string): name is FieldKind => Object.hasOwn(fieldKinds, name);
const kinds = Object.keys(fieldKinds).filter(isKind);

/** 'numberPlate' → 'Number plate'. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z\d]+/g, (part) => ` ${part.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What the brackets behind a kind hold: the options of a list to choose from. */
function readBrackets(name: string, kind: FieldKind, inside: string): readonly string[] {
  const field = `${name}:${kind}`;
  const wrong = (what: string, write: string) => new UsageError(`'${field}(${inside})': ${what}. Write ${write}.`);
  if (!('options' in fieldKinds[kind].tools.shape.shape)) {
    if (inside === '') return [];
    throw wrong('this kind has nothing in brackets', field);
  }
  const options = inside.split('|').map((option) => option.trim());
  if (options.length > 1 && !options.includes('')) return options;
  throw wrong('a list to choose from has two or more options', `${field}(Yes|No)`);
}

/** Reads one field: `plate:text`, `use:choice(Work|Home)`, `plate:text:Number plate`. */
function readField(written: string): NewFieldFlags {
  const [, name, kind, inside = '', label] =
    /^\s*([a-z]\w*)\s*:\s*(\w+)\s*(?:\((.*)\)\s*)?(?::\s*(.+?)\s*)?$/.exec(written) ?? [];
  if (!name || !kind) {
    const write = 'plate:text, plate:text:Number plate or use:choice(Work|Home)';
    throw new UsageError(`'${written.trim()}' is not a field. Write one such as ${write}.`);
  }
  assertKnown('kind', kind, kinds, 'schemas/README.md');
  return { name, kind, label: label ?? labelOf(name), options: readBrackets(name, kind, inside.trim()) };
}

/** A comma that is not in brackets; those may have brackets in them. */
const betweenFields = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/;

/** Reads fields with commas between. Throws a UsageError. */
export function readFields(written: string): readonly NewFieldFlags[] {
  const fields = written.split(betweenFields).map(readField);
  const twice = fields.find(({ name }, index) => fields.findIndex((field) => field.name === name) < index);
  if (twice) throw new UsageError(`--fields: '${twice.name}' is there twice. Write another name.`);
  const last = fields.at(-1);
  if (last?.kind === 'lookup')
    throw new UsageError(`'${last.name}:lookup' fills the field after it. Write that field too, such as plate:text.`);
  return fields;
}

const readers: { readonly [name in keyof typeof asked]?: (typed: string) => void } = {
  route(typed) {
    const file = schemaPath(typed);
    if (existsSync(file)) throw new UsageError(`${file} is there already. Write another route.`);
  },
  after: (typed) => assertKnown('place', typed, order, 'schemas/index.ts'),
  fields(typed) {
    for (const { name } of readFields(typed)) {
      const other = steps.find(({ fields }) => Object.hasOwn(fields, name));
      if (other) throw new UsageError(`${other.route} has a field '${name}'. Write another name.`);
    }
  },
};

/** What is wrong with an answer in the terminal. The question is repeated, so that the earlier answers are not lost. */
export function problemOf(name: keyof typeof asked, typed = ''): string | undefined {
  if (typed.trim() === '') return 'Write something.';
  try {
    readers[name]?.(typed.trim());
  } catch (error) {
    return String(Object(error).message);
  }
  if (name === 'after' || name === 'fields') return undefined;
  const issue = readStep({ [name]: typed.trim() }).issues.find(({ key }) => key === name);
  return issue && `--${name} ${issue.wrong}. Write ${issue.write}.`;
}

export type NewStepOptions = Awaited<ReturnType<typeof readOptions>>;

/** The options of a new step, completed in a terminal. Throws a UsageError. */
export async function readOptions(values: Partial<Record<keyof typeof asked, string>>, isTerminal: boolean) {
  async function flagOf(name: keyof typeof asked): Promise<string> {
    const { [name]: value } = values;
    const { example, about } = asked[name];
    if (value !== undefined) return value;
    if (!isTerminal) throw new UsageError(`--${name} is missing. In a terminal, npm run new:step asks for it.`);
    const message = `--${name}: ${about}`;
    const typed = await text({ message, placeholder: example, validate: (now) => problemOf(name, now) });
    if (isCancel(typed)) throw new UsageError('Nothing was written.');
    return typed.trim();
  }
  const [route, section, title] = [await flagOf('route'), await flagOf('section'), await flagOf('title')];
  const after = await flagOf('after');
  assertKnown('place', after, order, 'schemas/index.ts');
  return { route, section, title, after, fields: readFields(await flagOf('fields')) };
}
