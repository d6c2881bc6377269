import { serverPaths } from '#contract/routes.ts';
import { fieldsInRow } from '#engine/confirm-rows.ts';
import { optionsOf } from '#engine/fields.ts';
import type { Save } from '#engine/step.ts';
import { fieldIssues } from './check-field.ts';
import { didYouMean } from './check-nearest.ts';
import type { ReadableStep } from './check-shape.ts';
import { issueAt, type StepIssue } from './issue.ts';

/** What a journey is checked against: the routes that are known beside the steps' own. */
export interface KnownRoutes {
  readonly routes: readonly string[];
  /** The routes that a screen draws; where they are known, each other route must have a step. */
  readonly screens?: readonly string[];
  /** The routes of schemas that cannot be read: nothing else is known of these. */
  readonly unread?: readonly string[];
}

const listedRoutes = 'schemas/index.ts or src/contract/routes.ts';

export function routeIssues(key: string, route: string, { routes, unread = [] }: KnownRoutes): StepIssue[] {
  if (routes.includes(route) || unread.includes(route)) return [];
  return [issueAt(key, `'${route}' is not a route`, didYouMean(route, routes, listedRoutes))];
}

export const unknownField = (at: string, name: string, fields: readonly string[]) =>
  fields.includes(name) ? [] : [issueAt(at, `'${name}' is not a field`, didYouMean(name, fields, 'fields'))];

type NamedField = readonly [at: string, name: string];

function namedInBody(at: string, save: Save | undefined): NamedField[] {
  if (!save || !('call' in save) || typeof save.body === 'function') return [];
  return Object.entries(save.body).flatMap(([key, value]): NamedField[] =>
    typeof value === 'string' ? [[`${at}.body.${key}`, value]] : [],
  );
}

/** The fields that the parts of a step name, each at its place. */
function namedFields({ fields, save, prefill, confirm }: ReadableStep): readonly NamedField[] {
  const keys = save && 'keys' in save ? Object.keys(save.keys) : [];
  const filled = typeof prefill?.answers === 'object' ? Object.keys(prefill.answers) : [];
  const rows = typeof confirm?.rows === 'object' ? confirm.rows : [];
  return [
    ...Object.entries(fields).flatMap(([name, field]): NamedField[] =>
      field.kind === 'lookup' ? [[`fields.${name}.fills`, field.fills]] : [],
    ),
    ...keys.map((name) => [`save.keys.${name}`, name] as const),
    ...namedInBody('save', save),
    ...filled.map((name) => [`prefill.answers.${name}`, name] as const),
    ...rows.flatMap((row, at) => fieldsInRow(row).map((name) => [`confirm.rows[${at}].value`, name] as const)),
    ...namedInBody('confirm.save', confirm?.save),
  ];
}

/** Whether the answers of a step all have a save key of their own. */
function keyIssues({ names, save }: ReadableStep): StepIssue[] {
  if (!save || 'call' in save) return [];
  if ('key' in save) {
    const keys = names.map((name) => `${name}: '…'`).join(', ');
    return names.length === 1 ? [] : [issueAt('save.key', 'one key for several fields', `keys: { ${keys} }`)];
  }
  const missing = names.filter((name) => !Object.hasOwn(save.keys, name));
  const saved = Object.values(save.keys);
  const twice = saved.filter((key, place) => saved.indexOf(key) < place);
  return [
    ...missing.map((name) => issueAt('save.keys', `'${name}' has no save key`, `${name}: '…'`)),
    ...twice.map((key) => issueAt('save.keys', `'${key}' is there twice`, 'another key for each field')),
  ];
}

function variantIssues({ fields, names, variants = {} }: ReadableStep): StepIssue[] {
  return Object.entries(variants).flatMap(([variant, { fields: worded = {} }]) =>
    Object.entries(worded).flatMap(([name, wording]) => {
      const at = `variants.${variant}.fields.${name}`;
      const field = fields[name];
      if (!field) return unknownField(at, name, names);
      const values = optionsOf(field).map(({ value }) => value);
      const unknown = Object.keys(wording?.options ?? {}).filter((value) => !values.includes(value));
      return unknown.map((value) =>
        issueAt(`${at}.options.${value}`, `'${value}' is not an option`, didYouMean(value, values, 'options')),
      );
    }),
  );
}

/** A save under a key needs its one answer. */
function hiddenSaveIssues({ fields, names: [name = ''], save }: ReadableStep): StepIssue[] {
  if (!save || !('key' in save) || !fields[name]?.showIf) return [];
  return [issueAt(`fields.${name}.showIf`, 'the only field of a step always shows', 'askIf of the step instead')];
}

/** What has the route of a step already, besides another step. */
function takenIssues(route: string | undefined, { screens = [] }: KnownRoutes): StepIssue[] {
  if (!route) return [];
  const isServers = serverPaths.includes(route);
  if (!isServers && !screens.includes(route)) return [];
  const taken = `'${route}' is ${isServers ? 'a path of the server' : 'the route of a screen'}`;
  return [issueAt('route', taken, 'one that nothing answers yet')];
}

/** Issues of a step against the contract and itself, apart from its examples. */
export function stepIssues(step: ReadableStep, known: KnownRoutes): StepIssue[] {
  const { back, route } = step;
  return [
    ...takenIssues(route, known),
    ...(back ? routeIssues('back.to', back.to, known) : []),
    ...(back?.repeatCustomer ? routeIssues('back.repeatCustomer', back.repeatCustomer, known) : []),
    ...Object.entries(step.fields).flatMap(([name, field]) => fieldIssues(name, field)),
    ...namedFields(step).flatMap(([at, name]) => unknownField(at, name, step.names)),
    ...keyIssues(step),
    ...hiddenSaveIssues(step),
    ...variantIssues(step),
  ];
}
