import { conditionWords } from '#authoring/condition-parts.ts';
import type { Route } from '#contract/routes.ts';
import type { Condition } from '#engine/condition.ts';
import type { Field } from '#engine/fields.ts';
import { progressPercent } from '#engine/progress.ts';
import { saveKeys } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import type { ChangedPart } from './rules.ts';
import { rulesChanges } from './rules.ts';

export type Journey = readonly (Step | Route)[];

/** What changed in one step, or in the order of all. */
export interface Change {
  readonly of: string;
  readonly lines: readonly string[];
}

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text to compare by; a function by its code. */
const codeOf = (value: unknown) =>
  JSON.stringify(value, (_name, part) => (typeof part === 'function' ? String(part) : part));

const maxLength = 200;
const conditions = /(^|[. ])(showIf|askIf|when)$/;

function shown(path: string, value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (conditions.test(path) && isData(value)) return `only if ${conditionWords(value as unknown as Condition)}`;
  const text = typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** What a change of a part does to saved drafts. */
function draftsOf(path: string, is: unknown): string | undefined {
  if (path.startsWith('save.key'))
    return 'Drafts stay; the server must know the new key, and keeps earlier answers under the old.';
  if (path === 'kind') return 'Which saved drafts become invalid is not known.';
  if (path !== 'secret') return undefined;
  return is ? 'What drafts hold of it is not read any more.' : 'It is kept in drafts from now on.';
}

/** What differs between two values at a path such as 'confirm.title'. */
function changes(path: string, was: unknown, is: unknown): ChangedPart[] {
  if (codeOf(was) === codeOf(is)) return [];
  const note = draftsOf(path, is);
  const drafts = note === undefined ? {} : { drafts: note };
  if (was === undefined) return [{ text: `${path} is new: ${shown(path, is)}.`, ...drafts }];
  if (is === undefined) return [{ text: `${path} is removed; it was ${shown(path, was)}.`, ...drafts }];
  if (!conditions.test(path) && isData(was) && isData(is)) return dataChanges(`${path}.`, was, is);
  if (typeof was === 'function' && typeof is === 'function') return [{ text: `${path} is another function.` }];
  return [{ text: `${path} ${shown(path, was)} → ${shown(path, is)}.`, ...drafts }];
}

function dataChanges(prefix: string, was: Data, is: Data): ChangedPart[] {
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names.flatMap((name) => changes(prefix + name, was[name], is[name]));
}

/** The names that are in both lists, where their order differs. */
function reordered(was: readonly string[], is: readonly string[]): string | undefined {
  const kept = is.filter((name) => was.includes(name));
  return kept.join() === was.filter((name) => is.includes(name)).join() ? undefined : kept.join(', ');
}

const optionsOf = (field: Field): Readonly<Record<string, object>> =>
  Object.fromEntries('options' in field ? field.options.map(({ value, ...option }) => [value, option]) : []);

function optionChanges(before: Field, after: Field): ChangedPart[] {
  if (!('options' in before && 'options' in after)) return [];
  const [was, is] = [optionsOf(before), optionsOf(after)];
  const [old, now] = [Object.keys(was), Object.keys(is)];
  const order = reordered(old, now);
  return [
    ...now.filter((value) => !old.includes(value)).map((value) => ({ text: `option "${value}" is new.` })),
    ...old.flatMap((value) =>
      is[value]
        ? dataChanges(`option "${value}": `, { ...was[value] }, { ...is[value] })
        : [{ text: `option "${value}" is removed.`, drafts: `Saved drafts with "${value}" become invalid.` }],
    ),
    ...(order === undefined ? [] : [{ text: `its options show in another order: ${order}.` }]),
  ];
}

/** What differs in a field, under the label it had. */
function fieldChanges(before: Field, after: Field): string[] {
  const plain = ({ rules: _rules, ...field }: Field): Data => ({ ...field, options: undefined });
  const changed = [
    ...dataChanges('', plain(before), plain(after)),
    ...optionChanges(before, after),
    ...rulesChanges(before.rules, after.rules),
  ];
  const isSecret = before.secret && after.secret;
  return changed.map(({ text, drafts }) => {
    return [`${before.label}: ${text}`, ...(drafts ? [isSecret ? 'It is never kept in a draft.' : drafts] : [])].join(
      ' ',
    );
  });
}

function newField(name: string, { label, rules }: Field): string {
  const isRequired = rules.some(({ rule }) => rule === 'required');
  const drafts = isRequired ? 'Saved drafts of this step become incomplete: it is required.' : 'It may stay empty.';
  return `${label}: new, as \`${name}\`. ${drafts}`;
}

function fieldsChanges(before: Step['fields'], after: Step['fields']): string[] {
  const [was, is] = [Object.entries(before), Object.entries(after)];
  const order = reordered(Object.keys(before), Object.keys(after));
  return [
    ...was.flatMap(([name, field]) => {
      const now = after[name];
      if (now) return fieldChanges(field, now);
      return [`${field.label}: removed. What drafts hold under \`${name}\` is not read any more.`];
    }),
    ...is.flatMap(([name, field]) => (name in before ? [] : [newField(name, field)])),
    ...(order === undefined ? [] : [`Fields show in another order: ${order}.`]),
  ];
}

/** What differs in a step, a line for each part. */
function stepChanges(before: Step, after: Step): string[] {
  const plain = ({ examples: _examples, fields: _fields, ...step }: Step): Data => ({ ...step });
  return [
    ...fieldsChanges(before.fields, after.fields),
    ...dataChanges('', plain(before), plain(after)).map(({ text, drafts = '' }) => `${text} ${drafts}`.trim()),
  ];
}

const routeOf = (entry: Step | Route) => (typeof entry === 'string' ? entry : entry.route);
const stepsOf = (journey: Journey) => journey.filter((entry) => typeof entry !== 'string');

function positionIn(order: readonly Route[], route: Route): string {
  const previous = order[order.indexOf(route) - 1];
  return previous === undefined ? 'first' : `after ${previous}`;
}

function newStep(step: Step, order: readonly Route[]): string[] {
  const { route, title, fields, save } = step;
  const labels = Object.values(fields).map(({ label }) => label);
  const saved = 'call' in save ? `by the call ${save.call}` : `under ${Object.keys(saveKeys(step)).join(', ')}`;
  return [
    `New, ${positionIn(order, route)}: '${title}' It asks for ${labels.join('; ')}, saved ${saved}.`,
    'Borrowers who are past this position answer it only if the server leads them there. No saved draft becomes invalid.',
  ];
}

function removedStep({ route, title, fields }: Step, order: readonly Route[]): string[] {
  return [
    `Removed, from ${positionIn(order, route)}: '${title}' What drafts hold under ${Object.keys(fields).join(', ')} is not read any more.`,
    'The server must no longer lead anybody there.',
  ];
}

/** Every route whose neighbour before it, of those in both orders, is another one; and where progress falls. */
function orderChanges(before: readonly Route[], after: readonly Route[]): string[] {
  const [was, is] = [before.filter((route) => after.includes(route)), after.filter((route) => before.includes(route))];
  const falls = is.flatMap((route) => {
    const [from = 0, to = 0] = [progressPercent(before, route), progressPercent(after, route)];
    return to < from ? [`${route} ${from} → ${to} %`] : [];
  });
  return [
    ...after.filter((route) => !before.includes(route)).map((route) => `${route} is new, ${positionIn(after, route)}.`),
    ...is
      .filter((route) => positionIn(is, route) !== positionIn(was, route))
      .map((route) => `${route}: ${positionIn(was, route)} → ${positionIn(is, route)}.`),
    ...(falls.length > 0 ? [`A borrower sees progress fall at ${falls.length} screens: ${falls.join(', ')}.`] : []),
  ];
}

/** The journeys of two times, compared in words: the steps in their order, then the order itself. */
export function compareJourneys(before: Journey, after: Journey): readonly Change[] {
  const [was, is] = [before.map(routeOf), after.map(routeOf)];
  const old = new Map(stepsOf(before).map((step) => [step.route, step]));
  const removed = [...old.values()].filter(({ route }) => !stepsOf(after).some((step) => step.route === route));
  return [
    ...stepsOf(after).map((step) => {
      const earlier = old.get(step.route);
      return { of: step.route, lines: earlier ? stepChanges(earlier, step) : newStep(step, is) };
    }),
    ...removed.map((step) => ({ of: step.route, lines: removedStep(step, was) })),
    { of: 'Order', lines: orderChanges(was, is) },
  ].filter(({ lines }) => lines.length > 0);
}
