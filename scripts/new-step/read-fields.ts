import { didYouMean } from '#authoring/check-nearest.ts';
import type { NewFieldOptions } from '#engine/fields/kind.ts';
import { type FieldKind, fieldKinds } from '#engine/fields.ts';
import { UsageError } from '../command.ts';

export interface FieldOrder extends NewFieldOptions {
  readonly name: string;
  readonly kind: FieldKind;
  /** Parts that only its kind has: where it asks the server, and what it fills. */
  readonly parts: Readonly<Record<string, string>>;
}

const isKind = (name: string): name is FieldKind => Object.hasOwn(fieldKinds, name);
const amountOf = (text = '') => (text === '' ? undefined : Number(text));

/** 'numberPlate' → 'Number plate'. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z\d]+/g, (part) => ` ${part.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What the brackets behind a kind hold: options, bounds, or where it asks the server and what it fills. */
function readBrackets(name: string, kind: FieldKind, inside: string): Partial<FieldOrder> {
  const field = `${name}:${kind}`;
  const wrong = (what: string, write: string) => new UsageError(`'${field}(${inside})': ${what}. Write ${write}.`);
  const { shape } = fieldKinds[kind].tools.shape;
  if ('options' in shape) {
    const options = inside.split('|').map((option) => option.trim());
    if (options.length > 1 && !options.includes('')) return { options };
    throw wrong('a list to choose from has two or more options', `${field}(Yes|No)`);
  }
  if ('source' in shape) {
    const [source = '', fills] = inside.split('>').map((part) => part.trim());
    return source === '' ? {} : { parts: { source, ...(fills !== undefined && { fills }) } };
  }
  if (inside === '') return {};
  if (kind !== 'money') throw wrong('this kind has nothing in brackets', field);
  const [, least, most] = /^(\d*)\.\.(\d*)$/.exec(inside) ?? [];
  const [minimum, maximum] = [amountOf(least), amountOf(most)];
  const isRange = least !== undefined && Number(minimum ?? 0) <= Number(maximum ?? Number.POSITIVE_INFINITY);
  if (isRange) return { minimum, maximum };
  throw wrong('these are not two amounts, the smaller one first', `${field}(500..90000), or (500..) or (..90000)`);
}

/** Reads one field: `plate:text`, `use:choice(Work|Home)`, `plate:text:Number plate`. */
function readField(written: string): FieldOrder {
  const [, name, kind, inside = '', label] =
    /^\s*([a-z]\w*)\s*:\s*(\w+)\s*(?:\((.*)\)\s*)?(?::\s*(.+?)\s*)?$/.exec(written) ?? [];
  if (!name || !kind) {
    const write = 'plate:text, plate:text:Number plate, use:choice(Work|Home) or rent:money(500..90000)';
    throw new UsageError(`'${written.trim()}' is not a field. Write one such as ${write}.`);
  }
  if (!isKind(kind)) {
    const write = didYouMean(kind, Object.keys(fieldKinds), 'schemas/README.md');
    throw new UsageError(`Unknown kind '${kind}'. Write ${write}.`);
  }
  const own = readBrackets(name, kind, inside.trim());
  return { name, kind, label: label ?? labelOf(name), options: [], parts: {}, ...own };
}

/** The parts between commas; a comma in brackets, which may have brackets in them, ends none. */
function splitFields(written: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of written) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}

/** Reads fields with commas between; a comma in brackets does not end a field. Throws a UsageError. */
export function readFields(written: string): readonly FieldOrder[] {
  const fields = splitFields(written).map(readField);
  const twice = fields.find(({ name }, place) => fields.findIndex((field) => field.name === name) < place);
  if (twice) throw new UsageError(`--fields: '${twice.name}' is there twice. Write another name.`);
  return fields;
}
