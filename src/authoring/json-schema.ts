import * as z from 'zod/mini';
import { stepShape } from '#engine/step-shape.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Conversion = Parameters<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] & object>[0];

const isNever = (schema: unknown) => Object(schema).not !== undefined;

function described({ _zod: { def } }: Conversion['zodSchema']): string {
  // The error of a step's shape is a fixed text, whatever is wrong.
  const words = def.error?.({} as never);
  return typeof words === 'string' ? words : '';
}

/** JSON has no functions: removes that form of a part, and each part that can only be a function. */
function withoutFunctions({ zodSchema, jsonSchema }: Conversion): void {
  if (zodSchema._zod.def.type === 'custom') jsonSchema.not = {};
  const forms = jsonSchema.anyOf?.filter((form) => !isNever(form)) ?? [];
  if (forms.length === 1) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, forms[0]);
  }
  for (const [name, part] of Object.entries(jsonSchema.properties ?? {})) {
    if (isNever(part)) delete jsonSchema.properties?.[name];
  }
}

/**
 * The JSON Schema of a step in its JSON form: the content of `schemas/step.schema.json`, which an editor uses to complete
 * and to check. The descriptions are those of the registries, and elsewhere the checker's words for a wrong part.
 */
export function stepJsonSchema(): JsonSchema {
  const shape = z.extend(stepShape, { $schema: z.optional(z.string('./step.schema.json')) });
  const schema = z.toJSONSchema(shape, {
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
