import type * as z from 'zod/mini';
import { chosenKinds } from './fields/chosen-kinds.ts';
import type { FieldBy, Kind } from './fields/kind.ts';
import { serverKinds } from './fields/server-kinds.ts';
import { typedKinds } from './fields/typed-kinds.ts';

/** Every kind of field by its name. A new one is one entry in one of these, and its component in steps/fields. */
export const fieldKinds = { ...typedKinds, ...chosenKinds, ...serverKinds };

type Kinds = typeof fieldKinds;
export type FieldKind = keyof Kinds;

/** The field of a kind, as a schema writes it; see the shape of its entry. */
export type FieldOf<Name extends FieldKind> = FieldBy<Kinds[Name]['tools']['shape']>;

export type Field = { [Name in FieldKind]: FieldOf<Name> }[FieldKind];
export type Fields = Readonly<Record<string, Field>>;

export type Option = FieldOf<'choice'>['options'][number];

/** The options of a field; none where it has no such list. */
export const optionsOf = (field: Field | undefined): readonly Option[] =>
  field && 'options' in field ? field.options : [];

export function kindOf(field: Field): Kind<z.ZodMiniType<Field>> {
  // The registry pairs each kind with the entry for fields of that very kind; an index signature cannot express this.
  return fieldKinds[field.kind] as unknown as Kind<z.ZodMiniType<Field>>;
}
