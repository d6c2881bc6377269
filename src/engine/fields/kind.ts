import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { PersonalTools } from '../rule.ts';
import type { Rule } from '../rules.ts';
import type { Typing } from '../typing.ts';

/** What has no parts of its own to make read-only. */
type Plain = string | number | boolean | Call | ((...values: never[]) => unknown);

/** The output type of a shape, read-only; an optional part may be left out, but is never `undefined`. */
export type Exact<Parts> = Parts extends Plain
  ? Parts
  : Parts extends readonly (infer Item)[]
    ? readonly Exact<Item>[]
    : { readonly [Name in keyof Parts]: Exact<Exclude<Parts[Name], undefined>> };

/** The type of a field by the shape of its kind. */
export type FieldBy<Shape extends z.ZodMiniType> = Exact<z.output<Shape>>;

/** The options of `npm run new:step` for a field of a new step. */
export interface NewFieldOptions {
  readonly label: string;
  readonly options: readonly string[];
}

type OwnParts<Field> = Field extends unknown ? Omit<Field, 'kind' | 'label' | 'rules'> : never;

/** What a new field of this kind has besides its label and the rule `required`; and an answer that passes. */
interface NewField<Field> {
  readonly parts?: Partial<OwnParts<Field>>;
  readonly rules?: readonly Rule[];
  readonly answer: string;
}

/** What only the tools read of a kind; the product is built without it. */
interface KindTools<Shape extends z.ZodMiniType> {
  /** The parts of such a field; its TypeScript type follows from it. */
  readonly shape: Shape;
  readonly describe: string;
  /** How a tool gives an answer: it taps the option of that value, or selects it; without this it types. */
  readonly control?: 'radio' | 'select';
  /** For a kind that is always personal. The reason is that of a new step. */
  readonly personal?: PersonalTools & { readonly reason: string };
  /** What is seen in its picture, docs/images/fields/‹kind›.png. */
  readonly pictureAlt: string;
  /** What `npm run new:step` writes. */
  readonly newField: (options: NewFieldOptions) => NewField<FieldBy<Shape>>;
}

/** Everything about one kind of field. */
export interface Kind<Shape extends z.ZodMiniType> {
  readonly tools: KindTools<Shape>;
  /** The type a saved answer is sent as: text, or a number (§13). */
  readonly sends?: 'number';
  /** The values that it offers; a kind without this takes any. */
  offers?(field: FieldBy<Shape>): readonly string[];
  /** The typing aid of a field that names none. Without this, it is `plainText`. */
  typing?(field: FieldBy<Shape>): Typing;
  /** Parses a whole text into the answer; undefined where it is none. */
  read?(text: string): string | undefined;
}

/** An entry of the registry, checked by the compiler against its own shape. */
export function kind<Shape extends z.ZodMiniType>(entry: Kind<Shape>): Kind<Shape> {
  return entry;
}
