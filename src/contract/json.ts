import * as z from 'zod/mini';
import type { Schema } from './call.ts';

// The types of a field in an answer. §18: JSON types are accepted leniently. Each parses to one type.

// JSON.parse changes the digits of a larger one, such as a long account number.
const exactNumber = z.number().check(z.lte(Number.MAX_SAFE_INTEGER));

/** Text; a number becomes its text. */
export const text = z.pipe(z.union([z.string(), exactNumber]), z.transform(String));

/** Text that an answer must have: an empty one is a fault. */
export const filled = z.pipe(z.union([z.string().check(z.regex(/\S/)), exactNumber]), text);

/** A date. One of zeros, by which some databases mean that there is none, is a wrong value. */
export const date = text.check(z.regex(/^(?!0000-00-00)/));

const inLowerCase = (sent: string) => sent.trim().toLowerCase();

/** A word that is compared but not shown: it counts in any case, and becomes lower case. */
export const word = z.pipe(text, z.transform(inLowerCase));

/** Text in which these words count in any case: each becomes the word as it is spelled here. */
export const textWith = (...words: readonly string[]) =>
  z.pipe(
    text,
    z.transform((sent) => words.find((known) => inLowerCase(known) === inLowerCase(sent)) ?? sent),
  );

/** A number; its text becomes the number. */
export const number = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]), z.transform(Number));

const yes: readonly unknown[] = [true, 1, '1', 'true'];

/** True or false; 1 and 0 count, and the text of either. */
export const flag = z.pipe(
  z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])]),
  z.transform((value) => yes.includes(value)),
);

/** A number for which only 1 means yes; true becomes 1. */
export const oneForTrue = z.pipe(z.union([number, flag]), z.transform(Number));

/** An id that is text or a number; it is sent back in the form in which it was received. */
export const id = z.union([z.string(), exactNumber]);

/** A field that may be absent or null. Where it is present, the screen needs it: a wrong value is a fault. */
export function nullable<T extends Schema>(schema: T) {
  return z.nullish(schema).check(z.overwrite((value) => value ?? undefined));
}

/** An object that may be absent or null, or an empty list, as a server in PHP sends an object without fields. */
export function nullableObject<Shape extends Readonly<Record<string, Schema>>>(shape: Shape) {
  const emptyList = z.pipe(
    z.array(z.never()),
    z.transform(() => undefined),
  );
  return nullable(z.union([emptyList, z.object(shape)]));
}

/** A field that the screen can do without: a wrong value counts as absent. */
export function optional<T extends Schema>(schema: T) {
  return z.catch(nullable(schema), undefined);
}

/** A list. An entry that does not fit is left out; a list of which none fits is a fault. */
export function list<T extends Schema>(entry: T) {
  return z.pipe(
    // Not `optional`: by its input type, a provider could send null as an entry.
    z.array(z.catch(z.optional(entry), undefined)),
    z.transform((all, { issues }) => {
      const fitting = all.filter((one) => one !== undefined);
      if (all.length > 0 && fitting.length === 0) issues.push({ code: 'custom', input: all });
      return fitting;
    }),
  );
}

/** A list for which null or no field means that it has no entry. */
export const listOrNone = <T extends Schema>(entry: T) =>
  z.pipe(
    nullable(list(entry)),
    z.transform((all) => all ?? []),
  );

const shapeOf = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  // These names, and no other.
  Object.fromEntries(names.map((name) => [name, value])) as Readonly<Record<Name, Value>>;

/** Fields of an answer that the screen can do without, all of one type. */
export const optionals = <T extends Schema, const Name extends string>(schema: T, ...names: Name[]) =>
  shapeOf(names, optional(schema));

/** Fields of a request, all of them texts. */
export const texts = <const Name extends string>(...names: Name[]) => shapeOf(names, z.string());

/** An object of optional fields. Null, absent or wrong, it counts as empty. */
export function optionalFields<S extends Readonly<Record<string, ReturnType<typeof optional>>>>(shape: S) {
  return z.catch(z.object(shape), {} as z.output<z.ZodMiniObject<S>>);
}
