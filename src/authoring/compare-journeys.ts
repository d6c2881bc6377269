import type { Route } from '#contract/routes.ts';
import type { Condition } from '#engine/condition.ts';
import { type Field, optionsOf } from '#engine/fields.ts';
import { progressPercent } from '#engine/progress.ts';
import { saveKeys } from '#engine/saving.ts';
import { type Journey, routeOf, type Step } from '#engine/step.ts';
import { rulesChanges } from './compare-rules.ts';
import { conditionWords } from './condition-parts.ts';
import { type ChangedPart, keyedChanges } from './keyed-changes.ts';

/** What changed in one step, or in the order of all. */
export interface Change {
  readonly of: string;
  readonly lines: readonly string[];
}

type Data = Readonly<Record<string, unknown>>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

const conditions = /(^|[. ])(showIf|askIf|when)$/;

function shown(path: string, value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (conditions.test(path) && isData(value)) return `only if ${conditionWords(value as unknown as Condition)}`;
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

/** What a change of a part does to saved drafts. */
function draftsOf(path: string, is: unknown): string | undefined {
  if (path.startsWith('save.key'))
    return 'Drafts stay; the server must know the new key, and keeps earlier answers under the old.';
  if (path === 'kind') return 'Which saved drafts become invalid is not known.';
  if (path !== 'secret') return undefined;
  return is ? 'What drafts hold of it is not read any more.' : 'It is kept in drafts from now on.';
}

/** What differs between two values at a path such as 'confirm.title'; the code of functions counts. */
function changes(path: string, was: unknown, is: unknown): ChangedPart[] {
  // What is new or removed as a whole is listed by its parts, too.
  const [before, after] = [was ?? {}, is ?? {}];
  if (!conditions.test(path) && isData(before) && isData(after)) return dataChanges(`${path}.`, before, after);
  const isFunction = typeof was === 'function' && typeof is === 'function';
  const [old, now] = isFunction ? [String(was), String(is)] : [shown(path, was), shown(path, is)];
  if (old === now) return [];
  const drafts = draftsOf(path, is);
  if (was === undefined) return [[`${path} is new: ${now}.`, drafts]];
  if (is === undefined) return [[`${path} is removed; it was ${old}.`, drafts]];
  return [[isFunction ? `${path} is another function.` : `${path} ${old} → ${now}.`, drafts]];
}

function dataChanges(prefix: string, was: Data, is: Data): ChangedPart[] {
  return Object.keys({ ...was, ...is }).flatMap((name) => changes(prefix + name, was[name], is[name]));
}

const optionsByValue = (field: Field): Readonly<Record<string, Data>> =>
  Object.fromEntries(optionsOf(field).map(({ value, ...option }) => [value, { ...option }]));

/** What differs in a field, under the label it had. */
function fieldChanges(before: Field, after: Field): string[] {
  const plain = ({ rules: _rules, ...field }: Field): Data => ({ ...field, options: undefined });
  const options = keyedChanges<Data, ChangedPart>(optionsByValue(before), optionsByValue(after), {
    changed: (was, is, value) => dataChanges(`option "${value}": `, was, is),
    added: (_is, value) => [`option "${value}" is new.`],
    removed: (_was, value) => [`option "${value}" is removed.`, `Saved drafts with "${value}" become invalid.`],
    moved: (order) => [`its options show in another order: ${order.join(', ')}.`],
  });
  const changed = [
    ...dataChanges('', plain(before), plain(after)),
    ...('options' in before && 'options' in after ? options : []),
    ...rulesChanges(before.rules, after.rules),
  ];
  const isSecret = before.secret && after.secret;
  return changed.map(([text, drafts = '']) => {
    return `${before.label}: ${text} ${drafts && isSecret ? 'It is never kept in a draft.' : drafts}`.trimEnd();
  });
}

/** What differs in a step, a line for each part. */
function stepChanges(before: Step, after: Step): string[] {
  const plain = ({ examples: _examples, fields: _fields, ...step }: Step): Data => ({ ...step });
  const fields = keyedChanges<Field, string>(before.fields, after.fields, {
    changed: fieldChanges,
    added({ label, rules }, name) {
      const isRequired = rules.some(({ rule }) => rule === 'required');
      const drafts = isRequired ? 'Saved drafts of this step become incomplete: it is required.' : 'It may stay empty.';
      return `${label}: new, as \`${name}\`. ${drafts}`;
    },
    removed: ({ label }, name) => `${label}: removed. What drafts hold under \`${name}\` is not read any more.`,
    moved: (order) => `Fields show in another order: ${order.join(', ')}.`,
  });
  const parts = dataChanges('', plain(before), plain(after));
  return [...fields, ...parts.map(([text, drafts = '']) => `${text} ${drafts}`.trim())];
}

function newStep({ title, fields, save, ...step }: Step): string[] {
  const labels = Object.values(fields).map(({ label, showIf }) =>
    showIf ? `${label} (only if ${conditionWords(showIf)})` : label,
  );
  const keys = Object.keys(saveKeys({ fields, save, ...step }));
  return [
    `New: '${title}' It asks for ${labels.join('; ')}, saved ${'call' in save ? `by the call ${save.call}` : `under ${keys.join(', ')}`}.`,
    ...(step.askIf ? [`It is asked only if ${conditionWords(step.askIf)}.`] : []),
    'Borrowers who are past this position answer it only if the server leads them there. No saved draft becomes invalid.',
  ];
}

const removedStep = ({ title, fields }: Step) => [
  `Removed: '${title}' What drafts hold under ${Object.keys(fields).join(', ')} is not read any more.`,
  'The server must no longer lead anybody there.',
];

/** Every route that is new, or comes after another one than before; and where progress falls. */
function orderChanges(before: readonly Route[], after: readonly Route[]): string[] {
  const previousIn = (order: readonly Route[], route: Route) => {
    const known = order.filter((one) => one === route || (before.includes(one) && after.includes(one)));
    return known[known.indexOf(route) - 1] ?? 'the start';
  };
  const falls: string[] = [];
  const places = after.flatMap((route) => {
    const [from = 0, to = 0] = [progressPercent(before, route), progressPercent(after, route)];
    if (to < from) falls.push(`${route} ${from} → ${to} %`);
    const [was, is] = [previousIn(before, route), previousIn(after, route)];
    if (!before.includes(route)) return `${route} is new, after ${is}.`;
    return was === is ? [] : `${route}: after ${was} → after ${is}.`;
  });
  return falls.length > 0 ? [...places, `A borrower sees progress fall at ${falls.join(', ')}.`] : places;
}

const stepsOf = (journey: Journey): Readonly<Record<string, Step>> =>
  Object.fromEntries(journey.flatMap((entry) => (typeof entry === 'string' ? [] : [[entry.route, entry]])));

/** The journeys of two times, compared in words: the steps, then the order. */
export function compareJourneys(before: Journey, after: Journey): readonly Change[] {
  const [was, is] = [before, after].map((all) => all.map(routeOf));
  return [
    ...keyedChanges<Step, Change>(stepsOf(before), stepsOf(after), {
      changed: (earlier, step, of) => [{ of, lines: stepChanges(earlier, step) }],
      added: (step, of) => ({ of, lines: newStep(step) }),
      removed: (step, of) => ({ of, lines: removedStep(step) }),
      moved: () => ({ of: 'Order', lines: [] }),
    }),
    { of: 'Order', lines: orderChanges(was ?? [], is ?? []) },
  ].filter(({ lines }) => lines.length > 0);
}
