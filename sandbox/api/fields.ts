import type { JsonSchema } from './openapi.ts';

/** A field of a JSON schema: `loan.items[].name`. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly required: boolean;
}

/** The alternatives and the parts of a schema: its `anyOf` and `allOf`. */
export const optionsOf = ({ anyOf, allOf }: JsonSchema): readonly JsonSchema[] => [...(anyOf ?? []), ...(allOf ?? [])];

/** The types or values that a schema allows. */
export function typesOf(schema: JsonSchema): readonly string[] {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value));
  if (schema.pattern?.includes('\\d')) return ['number as text'];
  if (schema.type) return [schema.type].flat();
  return optionsOf(schema).flatMap(typesOf);
}

const fieldOf = (name: string, schema: JsonSchema, required = false): Field => {
  return { name, type: [...new Set(typesOf(schema))].join(' or ') || 'any', required };
};

/** The fields of an object, and those inside other objects and lists, with their paths. */
export function fieldsOf(schema: JsonSchema, path = ''): readonly Field[] {
  const { properties = {}, required = [], items } = schema;
  const own = Object.entries(properties).flatMap(([key, property]) => {
    const [name, inner] = [path + key, Object(property)];
    return [fieldOf(name, inner, required.includes(key)), ...fieldsOf(inner, `${name}.`)];
  });
  const list = path.replace(/\.$/, '[]');
  const inList = items ? [fieldOf(list, Object(items)), ...fieldsOf(Object(items), `${list}.`)] : [];
  return [...own, ...inList, ...optionsOf(schema).flatMap((option) => fieldsOf(option, path))];
}
