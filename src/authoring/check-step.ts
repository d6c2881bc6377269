import { serverPaths } from '#contract/routes.ts';
import { leadTypes } from '#contract/session.ts';
import { fieldsInRow } from '#engine/confirm-rows.ts';
import { type Field, kindOf, optionsOf } from '#engine/fields.ts';
import { entryOf } from '#engine/rules.ts';
import type { Save, Step } from '#engine/step.ts';
import { prefillIssues, summaryIssues } from './check-calls.ts';
import { fieldIssues } from './check-field.ts';
import { nearest } from './check-nearest.ts';
import type { ReadableStep } from './check-shape.ts';
import { conditionsOf, testsIn } from './condition-parts.ts';
import { issueAt, repeatedValues, type StepIssues, unknownName } from './issue.ts';

/** What a journey is checked against: the routes that are known besides those of its steps. */
export interface KnownRoutes {
  /** The routes that a screen draws. */
  readonly screens: readonly string[];
  /** The routes of all schemas; one that the journey does not have is reported in its file. */
  readonly written?: readonly string[];
  /** The routes of which each needs a step or a screen. */
  readonly specified?: readonly string[];
}

function routeIssues(key: string, route: string, { screens, written = [] }: KnownRoutes): StepIssues {
  return unknownName(key, route, 'a route', [...screens, ...written], 'schemas/index.ts or src/contract/routes.ts');
}

/** An unknown field; one that is like no other was probably removed. */
export function* unknownField(key: string, name: string, fields: readonly string[]): StepIssues {
  const isLikeOne = nearest(name, fields) !== undefined;
  for (const issue of unknownName(key, name, 'a field', fields, 'fields'))
    yield isLikeOne ? issue : { ...issue, write: `${issue.write}, or take it out` };
}

function takesText(field: Field): boolean {
  const { offers, sends } = kindOf(field);
  return !offers && !sends;
}

/** Issues that prevent a check of the examples: unknown fields, and paths that no answer has. */
export function* nameIssues(step: ReadableStep, known: KnownRoutes): StepIssues {
  const { fields, names, save, prefill, confirm } = step;
  for (const [name, field] of Object.entries(fields)) {
    const others = names.filter((other) => other !== name);
    // A look-up finds a text: neither an amount nor one of some options. A field that cannot be read may hold one.
    const below = names.slice(names.indexOf(name) + 1).filter((other) => !fields[other] || takesText(fields[other]));
    if (field.kind === 'lookup')
      yield* unknownName(`fields.${name}.fills`, field.fills, 'a field of text below it', below, 'fields');
    for (const [at, rule] of field.rules.entries()) {
      const { entry, value } = entryOf(rule);
      if (entry.value === 'field')
        yield* unknownName(`fields.${name}.rules[${at}].value`, String(value), 'another field', others, 'fields');
    }
  }
  for (const name of Object.keys(save && 'keys' in save ? save.keys : {})) {
    yield* unknownField(`save.keys.${name}`, name, names);
  }
  yield* bodyIssues('save.body', save, names, known);
  // `answers` can be a function, which has no keys to check.
  for (const name of Object.keys(prefill?.answers ?? {})) yield* unknownField(`prefill.answers.${name}`, name, names);
  yield* prefillIssues(prefill);
  for (const [at, row] of (typeof confirm?.rows === 'object' ? confirm.rows : []).entries()) {
    for (const name of fieldsInRow(row)) yield* unknownField(`confirm.rows[${at}].value`, name, names);
  }
  yield* bodyIssues('confirm.save.body', confirm?.save, names, known);
}

/** Unknown fields and addresses in the body of a save by a call. */
function* bodyIssues(at: string, save: Save | undefined, names: readonly string[], known: KnownRoutes): StepIssues {
  for (const [name, value] of Object.entries(save && 'call' in save ? save.body : {})) {
    if (typeof value === 'string') yield* unknownField(`${at}.${name}`, value, names);
    else if ('address' in value) yield* routeIssues(`${at}.${name}.address`, value.address, known);
  }
}

/** Answers that no body sends, and that are neither compared with another one nor decide what the step shows. */
export function* unsentIssues({ fields, save, confirm }: Step): StepIssues {
  if (!('call' in save)) return;
  const compared = conditionsOf({ fields }).flatMap(({ condition }) => testsIn(condition, '').map(({ test }) => test));
  const used = [
    ...[save, confirm?.save].flatMap((one) => (one ? Object.values(one.body) : [])),
    ...compared.flatMap((test) => ('answer' in test ? test.answer : [])),
  ];
  for (const [name, { rules }] of Object.entries(fields)) {
    if (used.includes(name) || rules.some(({ rule }) => rule === 'sameAs')) continue;
    yield issueAt(`fields.${name}`, 'its answer is sent nowhere', 'it in save.body, or take the field out');
  }
}

/** Whether each answer of a step has its own save key. */
function* keyIssues({ names, save }: ReadableStep): StepIssues {
  if (!save || 'call' in save) return;
  if ('key' in save) {
    const keys = names.map((each) => `${each}: '…'`).join(', ');
    if (names.length > 1) yield issueAt('save.key', 'one key for several fields', `keys: { ${keys} }`);
    return;
  }
  // A mistyped name has an issue of its own.
  const isMistyped = Object.keys(save.keys).some((name) => !names.includes(name));
  for (const name of isMistyped ? [] : names) {
    if (!Object.hasOwn(save.keys, name)) yield issueAt('save.keys', `'${name}' has no save key`, `${name}: '…'`);
  }
  yield* repeatedValues(Object.values(save.keys), () => 'save.keys', 'another key for each field');
}

/** §4 "Choice screens": /confirm-details has one row for a step, and one name for its answer. */
function* draftIssues({ route, names, repeatCustomer, summary }: ReadableStep, known: KnownRoutes): StepIssues {
  if (!repeatCustomer) return;
  const severalFields = "is 'draft' in a step with several fields, of which /confirm-details sends the first one only";
  if (names.length > 1) yield issueAt('repeatCustomer', severalFields, 'a step for each field, or leave it out');
  // As specified, /gender and /work-experience have a draft and no key.
  if (summary?.key || !route || !known.specified || known.specified.includes(route)) return;
  const unsent = "is 'draft' in a step without summary.key, so /confirm-details does not send its answer";
  yield issueAt('repeatCustomer', unsent, "summary: { key: '…' }, or leave repeatCustomer out");
}

function* variantIssues({ fields, names, variants = {} }: ReadableStep): StepIssues {
  // Their stories would have the same names.
  yield* repeatedValues(Object.keys(variants), () => 'variants', 'another name for each');
  for (const [variant, { fields: worded = {} }] of Object.entries(variants)) {
    // Any other name may be a value of VITE_WORDING_VARIANT.
    const leadType = nearest(variant, leadTypes);
    if (leadType) yield* unknownName(`variants.${variant}`, variant, 'a lead type', [leadType], '');
    for (const [name, wording] of Object.entries(worded)) {
      const at = `variants.${variant}.fields.${name}`;
      yield* unknownField(at, name, names);
      if (!fields[name]) continue;
      const values = optionsOf(fields[name]).map(({ value }) => value);
      for (const value of Object.keys(wording?.options ?? {})) {
        yield* unknownName(`${at}.options.${value}`, value, 'an option', values, 'its options');
      }
    }
  }
}

function* rowIssues({ confirm, names }: ReadableStep): StepIssues {
  for (const [at, row] of (typeof confirm?.rows === 'object' ? confirm.rows : []).entries()) {
    if (fieldsInRow(row).length > 0) continue;
    const write = `a field in braces, such as '{${nearest(row.value, names) ?? names[0]}}'`;
    yield issueAt(`confirm.rows[${at}].value`, `'${row.value}' shows no answer`, write);
  }
}

/** A step's route that already belongs to a screen or the server. */
function* takenIssues(route: string, { screens }: KnownRoutes): StepIssues {
  const isServers = serverPaths.includes(route);
  if (!isServers && !screens.includes(route)) return;
  const taken = `'${route}' is ${isServers ? 'a path of the server' : 'the route of a screen'}`;
  yield issueAt('route', taken, 'one that nothing answers yet');
}

/** Issues of a step against the contract and itself, apart from its examples. */
export function* stepIssues(step: ReadableStep, known: KnownRoutes): StepIssues {
  const { back, route } = step;
  if (route) yield* takenIssues(route, known);
  if (back?.to) yield* routeIssues('back.to', back.to, known);
  if (back?.repeatCustomer) yield* routeIssues('back.repeatCustomer', back.repeatCustomer, known);
  for (const [name, field] of Object.entries(step.fields)) yield* fieldIssues(name, field);
  yield* keyIssues(step);
  yield* draftIssues(step, known);
  yield* summaryIssues(step.summary);
  yield* rowIssues(step);
  yield* variantIssues(step);
}
