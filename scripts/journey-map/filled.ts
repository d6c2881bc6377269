import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** What stands where a server's own words would: the map speaks of them, and never quotes an example. */
export const serverMessage = "the server's message";
export const failureMessage = 'what went wrong';
export const serverAddress = 'the address in the answer';

/** A route as a server names it, known again by its query. */
export const namedRoute = '/home?named=by-the-answer';

function text(field: string, route: string): string {
  if (/route$/i.test(field)) return route;
  if (/message$/i.test(field)) return serverMessage;
  return /url$/i.test(field) ? serverAddress : `the ${field}`;
}

/** An answer with everything in it that its schema reads, filled with words that say what they stand for. */
export function filled(schema: $ZodType, route = namedRoute, field = ''): unknown {
  // Every schema is one of zod's own kinds; the base type alone does not say which.
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape);
      return Object.fromEntries(fields.map(([name, inner]) => [name, filled(inner, route, name)]));
    }
    case 'optional':
    case 'nullable':
    case 'catch':
      return filled(def.innerType, route, field);
    case 'pipe':
      return filled(def.in, route, field);
    case 'union':
      return def.options[0] && filled(def.options[0], route, field);
    case 'array':
      return [filled(def.element, route, field)];
    case 'string':
      return text(field, route);
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      throw new Error(`The journey map cannot fill in a ${def.type} (${field}). Add it to filled.ts.`);
  }
}
