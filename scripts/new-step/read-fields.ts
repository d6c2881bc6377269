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
function readBrackets(text: string): Partial<FieldOrder> {
  const [first = '', second, ...more] = text.split(/\||\.\.|>/).map((part) => part.trim());
  if (text.includes('|')) return { options: [first, second ?? '', ...more] };
  if (/^\d*\.\.\d*$/.test(text)) return { minimum: amountOf(first), maximum: amountOf(second) };
  return text === '' ? {} : { parts: { source: first, ...(second !== undefined && { fills: second }) } };
}

/** Reads one field: `plate:text`, `use:choice(Work|Home)`, `plate:text:Number plate`. */
function readField(written: string): FieldOrder {
  const [, name, kind, inside = '', label] =
    /^\s*([a-z]\w*)\s*:\s*(\w+)\s*(?:\(\s*([^)]*?)\s*\))?\s*(?::\s*(.+?)\s*)?$/.exec(written) ?? [];
  if (!name || !kind) {
    const write = 'plate:text, plate:text:Number plate, use:choice(Work|Home) or rent:money(500..90000)';
    throw new UsageError(`'${written.trim()}' is not a field. Write one such as ${write}.`);
  }
  if (!isKind(kind)) {
    const write = didYouMean(kind, Object.keys(fieldKinds), 'schemas/README.md');
    throw new UsageError(`Unknown kind '${kind}'. Write ${write}.`);
  }
  return { name, kind, label: label ?? labelOf(name), options: [], parts: {}, ...readBrackets(inside) };
}

/** Reads fields with commas between; a comma in brackets does not end a field. Throws a UsageError. */
export function readFields(written: string): readonly FieldOrder[] {
  const fields = written.split(/,(?![^(]*\))/).map(readField);
  const twice = fields.find(({ name }, place) => fields.findIndex((field) => field.name === name) < place);
  if (twice) throw new UsageError(`--fields: '${twice.name}' is there twice. Write another name.`);
  return fields;
}
