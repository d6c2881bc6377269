import * as z from 'zod/mini';
import type { Field } from '#engine/fields.ts';
import { fieldKinds } from '#engine/fields.ts';

const kinds = Object.entries(fieldKinds).map(([name, { tools }]) => {
  z.globalRegistry.add(tools.shape, { id: `field-${name}`, description: tools.describe });
  return tools.shape;
});

/** A field as a schema writes it: every kind of the registry, by its `kind`. */
export const fieldShape = z.discriminatedUnion(
  'kind',
  // A registry has entries; a list of its values does not type which ones. `Field` is made of the same shapes.
  kinds as unknown as readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
  'a kind of src/engine/fields.ts',
) as unknown as z.ZodMiniType<Field>;
