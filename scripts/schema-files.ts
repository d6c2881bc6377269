import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isSafe } from 'redos-detector';
import type { Issue } from '#authoring/issue.ts';
import type { Schema } from './read-schemas.ts';

export const routeOf = (exported: unknown): unknown => Object(exported).route;
export const stepsOf = ({ exports }: Schema) =>
  Object.values(exports).filter((exported) => routeOf(exported) !== undefined);

/** A schema's file is named as its route, and its step is in the journey, where that can be read. */
export function placeIssues(schema: Schema, journey: unknown): Issue[] {
  const { file, unread } = schema;
  if (unread) return [];
  const steps = stepsOf(schema);
  const { name, ext } = path.posix.parse(file);
  const isJson = ext === '.json';
  if (steps.length === 0) {
    const [wrong, write] = isJson
      ? ['has no route', `"route": "/${name}"`]
      : ['exports no step', 'export const … = step({ … })'];
    return [{ file, key: 'step', wrong, write }];
  }
  const found = (wrong: string, write: string) => ({ file, key: 'route', wrong, write });
  return steps.flatMap((step) => {
    const isNamed = routeOf(step) === `/${name}`;
    // Each reading of a JSON file makes another object.
    const isStep = (entry: unknown) => entry === step || (isJson && isDeepStrictEqual(entry, step));
    const isListed = !Array.isArray(journey) || journey.some(isStep);
    return [
      ...(isNamed ? [] : [found(`'${routeOf(step)}' is not the file's name`, `'/${name}'`)]),
      ...(isListed ? [] : [found('its step is not in the journey', 'its import and its line in schemas/index.ts')]),
    ];
  });
}

/** The expression of a rule `pattern`, where it can take seconds; counted in steps, the same on every machine. */
function slowExpression(rule: unknown): RegExp | undefined {
  const { rule: name, value } = Object(rule);
  if (name !== 'pattern') return undefined;
  try {
    const expression = new RegExp(value);
    return isSafe(expression, { maxSteps: 20_000, timeout: Number.POSITIVE_INFINITY }).safe ? undefined : expression;
  } catch {
    return undefined;
  }
}

/** Expressions over which a phone hangs. */
export function slowIssues(schema: Schema): Issue[] {
  const fields = stepsOf(schema).flatMap((step) => Object.entries(Object(Object(step).fields)));
  return fields.flatMap(([name, field]) =>
    [Object(field).rules].flat().flatMap((rule, place) => {
      const expression = slowExpression(rule);
      const wrong = `${expression} can take seconds over a long text`;
      const write = 'one in which no repeated part can match in two ways, or a rule of src/engine/rules.ts';
      return expression ? [{ file: schema.file, key: `fields.${name}.rules[${place}]`, wrong, write }] : [];
    }),
  );
}
