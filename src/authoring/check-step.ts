import type { Field, Option } from '#engine/fields.ts';
import { boundIssues } from './check-bounds.ts';
import { callIssues } from './check-calls.ts';
import { didYouMean } from './check-nearest.ts';
import { personalIssues } from './check-personal.ts';
import { tileIssues } from './check-tiles.ts';
import type { StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';
import type { Known, ReadableStep } from './known.ts';

const routesFile = 'src/contract/routes.ts';

/** Whether a route is one of the contract's. */
export function routeIssues(key: string, route: string, { routes }: Known): StepIssue[] {
  if (routes.includes(route)) return [];
  return [issueAt(key, `'${route}' is not a route`, didYouMean(route, routes, routesFile))];
}

function saveIssues({ route, save, fields }: ReadableStep, { saveKeys }: Known): StepIssue[] {
  if (route === undefined || save === undefined || !('key' in save)) return [];
  const own = saveKeys[route];
  const issues: StepIssue[] = [];
  if (save.key !== own) {
    const owner = Object.keys(saveKeys).find((other) => saveKeys[other] === save.key);
    const wrong = owner === undefined ? `'${save.key}' is not a save key` : `'${save.key}' is the key of ${owner}`;
    const listed = `the key of ${route}, once ${routesFile} has a line for it in savedUnder`;
    issues.push(issueAt('save.key', wrong, own === undefined ? listed : `'${own}'`));
  }
  if (Object.keys(fields).length > 1) {
    issues.push(
      issueAt(
        'save',
        'a save key holds one answer, the step has more fields',
        'saveBy(a call, its body, its decision)',
      ),
    );
  }
  return issues;
}

function optionIssues(at: string, options: readonly Option[]): StepIssue[] {
  const values = options.map(({ value }) => value);
  return options.flatMap(({ value }, place) =>
    values.indexOf(value) < place
      ? [issueAt(`${at}.options[${place}].value`, `'${value}' is there twice`, 'each option once')]
      : [],
  );
}

function fieldIssues(name: string, field: Field, { fields: all, whole }: ReadableStep): StepIssue[] {
  const at = `fields.${name}`;
  const fields = Object.keys(all);
  return [
    ...('options' in field ? optionIssues(at, field.options) : []),
    ...tileIssues(at, field),
    ...(field.kind === 'lookup' && whole && !fields.includes(field.fills)
      ? [issueAt(`${at}.fills`, `'${field.fills}' is not a field`, didYouMean(field.fills, fields, 'fields'))]
      : []),
    ...personalIssues(at, field),
    ...boundIssues(name, field),
  ];
}

/** A wording of a field or an option that the step does not have. */
function variantIssues({ fields, variants = {} }: ReadableStep): StepIssue[] {
  return Object.entries(variants).flatMap(([variant, { fields: worded = {} }]) =>
    Object.entries(worded).flatMap(([name, wording]) => {
      const at = `variants.${variant}.fields.${name}`;
      const field = fields[name];
      if (!field) return [issueAt(at, `'${name}' is not a field`, didYouMean(name, Object.keys(fields), 'fields'))];
      const values = 'options' in field ? field.options.map(({ value }) => value) : [];
      const unknown = Object.keys(wording?.options ?? {}).filter((value) => !values.includes(value));
      return unknown.map((value) =>
        issueAt(`${at}.options.${value}`, `'${value}' is not an option`, didYouMean(value, values, 'options')),
      );
    }),
  );
}

/** A save under a key needs its one answer. */
function hiddenSaveIssues({ fields, save }: ReadableStep): StepIssue[] {
  const [[name, field] = []] = Object.entries(fields);
  if (!save || !('key' in save) || !field?.showIf) return [];
  return [issueAt(`fields.${name}.showIf`, 'the only field of a step always shows', 'askIf of the step instead')];
}

/** What a step says of the contract and of itself, apart from its examples. */
export function stepIssues(step: ReadableStep, known: Known): StepIssue[] {
  const { route, back } = step;
  return [
    ...(route ? routeIssues('route', route, known) : []),
    ...(back ? routeIssues('back.to', back.to, known) : []),
    ...(back?.repeatCustomer ? routeIssues('back.repeatCustomer', back.repeatCustomer, known) : []),
    ...Object.entries(step.fields).flatMap(([name, field]) => fieldIssues(name, field, step)),
    ...saveIssues(step, known),
    ...callIssues(step, known),
    ...hiddenSaveIssues(step),
    ...variantIssues(step),
  ];
}
