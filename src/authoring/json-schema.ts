import * as z from 'zod/mini';
import { stepShape } from '#engine/step-shape.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Conversion = Parameters<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] & object>[0];

const isNever = (schema: unknown) => Object(schema).not !== undefined;

function described({ _zod: { def } }: Conversion['zodSchema']): string {
  // The shapes of a step give words alone, which do not depend on what is wrong.
  const words = def.error?.({} as never);
  return typeof words === 'string' ? words : '';
}

/** A function is no data: it is taken out of the forms that a part may have, and a part that is only a function out. */
function withoutFunctions({ zodSchema, jsonSchema }: Conversion): void {
  if (zodSchema._zod.def.type === 'custom') jsonSchema.not = {};
  const forms = jsonSchema.anyOf?.filter((form) => !isNever(form)) ?? [];
  if (forms.length > 1) jsonSchema.anyOf = forms;
  if (forms.length === 1) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, forms[0]);
  }
  for (const [name, part] of Object.entries(jsonSchema.properties ?? {})) {
    if (isNever(part)) delete jsonSchema.properties?.[name];
  }
}

/**
 * A step in its JSON form: what `schemas/step.schema.json` holds, for the completion and the errors of an editor. With the
 * descriptions of the registries' entries, and elsewhere the words that the checker uses of a wrong part.
 */
export function stepJsonSchema(): JsonSchema {
  const shape = z.extend(stepShape, { $schema: z.optional(z.string('./step.schema.json')) });
  const schema = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    override(conversion) {
      withoutFunctions(conversion);
      const { jsonSchema, zodSchema } = conversion;
      const words = described(zodSchema);
      if (words !== '') jsonSchema.description ??= words;
    },
  });
  return { ...schema, title: 'Step', description: 'One step of the journey: see schemas/README.md' };
}
