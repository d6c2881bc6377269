import { fieldsInRow } from '#engine/confirm-rows.ts';
import type { Field } from '#engine/fields.ts';
import type { Confirm, Prefill, Save } from '#engine/step.ts';
import { fieldIssues } from './check-field.ts';
import { didYouMean } from './check-nearest.ts';
import type { StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';
import type { Known, ReadableStep } from './known.ts';

const listedRoutes = 'schemas/index.ts or src/contract/routes.ts';

export function routeIssues(key: string, route: string, { routes }: Known): StepIssue[] {
  if (routes.includes(route)) return [];
  return [issueAt(key, `'${route}' is not a route`, didYouMean(route, routes, listedRoutes))];
}

const unknownField = (at: string, name: string, fields: readonly string[]) =>
  fields.includes(name) ? [] : [issueAt(at, `'${name}' is not a field`, didYouMean(name, fields, 'fields'))];

function keyIssues(keys: Readonly<Record<string, string>>, fields: readonly string[]): StepIssue[] {
  const saved = Object.values(keys);
  return [
    ...Object.keys(keys).flatMap((name) => unknownField(`save.keys.${name}`, name, fields)),
    ...fields
      .filter((name) => !Object.hasOwn(keys, name))
      .map((name) => issueAt('save.keys', `'${name}' has no save key`, `${name}: '…'`)),
    ...saved
      .filter((key, place) => saved.indexOf(key) < place)
      .map((key) => issueAt('save.keys', `'${key}' is there twice`, 'another key for each field')),
  ];
}

/** Whether the answers of a step all have a key, or a body reads only answers that the step has. */
function saveIssues(at: string, save: Save, fields: readonly string[]): StepIssue[] {
  if ('keys' in save) return keyIssues(save.keys, fields);
  if ('key' in save) {
    const keys = fields.map((name) => `${name}: '…'`).join(', ');
    return fields.length === 1 ? [] : [issueAt(`${at}.key`, 'one key for several fields', `keys: { ${keys} }`)];
  }
  const values = typeof save.body === 'function' ? [] : Object.entries(save.body);
  return values.flatMap(([name, value]) =>
    typeof value === 'string' ? unknownField(`${at}.body.${name}`, value, fields) : [],
  );
}

function rowIssues(rows: Confirm['rows'], fields: readonly string[]): StepIssue[] {
  if (rows === undefined || typeof rows === 'function') return [];
  return rows.flatMap((row, place) =>
    fieldsInRow(row).flatMap((name) => unknownField(`confirm.rows[${place}].value`, name, fields)),
  );
}

function prefillIssues(answers: Prefill['answers'], fields: readonly string[]): StepIssue[] {
  if (typeof answers === 'function') return [];
  return Object.keys(answers).flatMap((name) => unknownField(`prefill.answers.${name}`, name, fields));
}

function lookupIssues(name: string, field: Field, { names }: ReadableStep): StepIssue[] {
  return field.kind === 'lookup' ? unknownField(`fields.${name}.fills`, field.fills, names) : [];
}

/** A wording of a field or an option that the step does not have. */
function variantIssues({ fields, names, variants = {} }: ReadableStep): StepIssue[] {
  return Object.entries(variants).flatMap(([variant, { fields: worded = {} }]) =>
    Object.entries(worded).flatMap(([name, wording]) => {
      const at = `variants.${variant}.fields.${name}`;
      const field = fields[name];
      if (!field) return unknownField(at, name, names);
      const values = 'options' in field ? field.options.map(({ value }) => value) : [];
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

function referenceIssues({ names, save, prefill, confirm }: ReadableStep): StepIssue[] {
  return [
    ...(save ? saveIssues('save', save, names) : []),
    ...(prefill ? prefillIssues(prefill.answers, names) : []),
    ...rowIssues(confirm?.rows, names),
    ...(confirm?.save ? saveIssues('confirm.save', confirm.save, names) : []),
  ];
}

/** Issues of a step against the contract and itself, apart from its examples. */
export function stepIssues(step: ReadableStep, known: Known): StepIssue[] {
  const { back } = step;
  return [
    ...(back ? routeIssues('back.to', back.to, known) : []),
    ...(back?.repeatCustomer ? routeIssues('back.repeatCustomer', back.repeatCustomer, known) : []),
    ...Object.entries(step.fields).flatMap(([name, field]) => [
      ...fieldIssues(name, field),
      ...lookupIssues(name, field, step),
    ]),
    ...referenceIssues(step),
    ...hiddenSaveIssues(step),
    ...variantIssues(step),
  ];
}
