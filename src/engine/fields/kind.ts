import type * as z from 'zod/mini';
import type { Call } from '#contract/call.ts';
import type { Rule } from '../rules.ts';
import type { Typing } from '../typing-aids.ts';

type Plain = string | number | boolean | Call | ((...values: never[]) => unknown);

/** What a shape takes, read-only, and without `undefined` in the place of a part that is left out. */
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

/** A field of a new step, beside what all of its kind have and its first rule, `required`; and an answer that passes. */
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
  /** Always about a person: the autocomplete token it most likely has, and a reason for a new step. */
  readonly personal?: { readonly autocomplete: string; readonly reason: string };
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
  /** What it holds of a typed text where its field names no typing aid; ordinary spaces for all others without this. */
  typing?(field: FieldBy<Shape>): Typing;
  /** A whole text as the answer it means; undefined where it means none. */
  read?(text: string): string | undefined;
}

/** An entry of the registry, checked by the compiler against its own shape. */
export function kind<Shape extends z.ZodMiniType>(entry: Kind<Shape>): Kind<Shape> {
  return entry;
}
