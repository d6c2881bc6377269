import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isSafe } from 'redos-detector';
import type { Issue } from '#authoring/issue.ts';
import type { Schema } from './read-schemas.ts';

export const routeOf = (exported: unknown): unknown => Object(exported).route;
export const stepsOf = ({ exports }: Schema) =>
  Object.values(exports).filter((exported) => routeOf(exported) !== undefined);

/** A schema's file is named as its route, and its step is in the journey: nothing else leads to a step. */
export function placeIssues(schema: Schema, journey: readonly unknown[]): Issue[] {
  const { file, unread } = schema;
  if (unread) return [];
  const found = (wrong: string, write: string) => ({ file, key: 'route', wrong, write });
  const steps = stepsOf(schema);
  const { dir, name, ext } = path.posix.parse(file);
  const isJson = ext === '.json';
  if (steps.length === 0) {
    const [wrong, write] = isJson
      ? ['has no route', `"route": "/${name}"`]
      : ['exports no step', 'export const … = step({ … })'];
    return [{ ...found(wrong, write), key: 'step' }];
  }
  return steps.flatMap((step) => [
    ...(`${dir}${routeOf(step)}` === `${dir}/${name}`
      ? []
      : [found(`'${routeOf(step)}' is not the file's name`, `'/${name}'`)]),
    // Each reading of a JSON file makes another object.
    ...(journey.some((entry) => entry === step || (isJson && isDeepStrictEqual(entry, step)))
      ? []
      : [found('its step is not in the journey', 'its import and its line in schemas/index.ts')]),
  ]);
}

/** The check counts steps instead of time, so that its result is the same on every machine. */
const bounds = { maxSteps: 20_000, timeout: Number.POSITIVE_INFINITY };
const isSlow = (expression: RegExp) => !isSafe(expression, bounds).safe;

/** The expression of a rule `pattern`; undefined for other rules, and for a text that is no expression. */
function expressionOf(rule: unknown): RegExp | undefined {
  const { rule: name, value } = Object(rule);
  try {
    return name === 'pattern' ? new RegExp(value) : undefined;
  } catch {
    return undefined;
  }
}

const slow = (expression: RegExp) => ({
  wrong: `${expression} can take seconds over a long text`,
  write: 'one in which no repeated part can match in two ways, or a rule of src/engine/rules.ts',
});

/** Expressions over which a phone hangs: those that the file writes out, and those of rules from elsewhere. */
export function slowIssues(schema: Schema): Issue[] {
  const { file, source } = schema;
  const written = source.expressions.filter(({ expression }) => isSlow(expression));
  const texts = source.expressions.map(({ expression }) => String(expression));
  const fields = stepsOf(schema).flatMap((step) => Object.entries(Object(Object(step).fields)));
  const rules = fields.flatMap(([name, field]) =>
    [Object(field).rules].flat().map((rule, place) => ({ key: `fields.${name}.rules[${place}]`, rule })),
  );
  return [
    ...written.map(({ line, expression }) => ({ file, line, key: 'expression', ...slow(expression) })),
    ...rules.flatMap(({ key, rule }) => {
      const expression = expressionOf(rule);
      const isReported = expression === undefined || texts.includes(String(expression)) || !isSlow(expression);
      return isReported ? [] : [{ file, key, ...slow(expression) }];
    }),
  ];
}
