import { isRecord } from '#contract/parse-json.ts';
import type { Route } from '#contract/routes.ts';
import type { Condition } from '#engine/condition.ts';
import { type Field, type Fields, optionsOf } from '#engine/fields.ts';
import { saveKeys } from '#engine/saving.ts';
import { type Journey, routeOf, type Step } from '#engine/step.ts';
import { rulesByName } from './break-rules.ts';
import { type ChangedPart, ruleChanges } from './compare-rules.ts';
import { conditionWords } from './condition-parts.ts';

/** What changed in one step, or in the order of all. */
export interface Change {
  readonly of: string;
  readonly lines: readonly string[];
}

type Data = Readonly<Record<string, unknown>>;

const conditions = /(^|[. ])(showIf|askIf|when)$/;

function shown(path: string, value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (conditions.test(path) && isRecord(value)) return `only if ${conditionWords(value as Condition)}`;
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

/** What a change of a part does to saved drafts; undefined if it does nothing, or its effect is not known. */
function draftsOf(path: string, was: unknown, is: unknown): string | undefined {
  if (path.startsWith('save.key')) {
    if (was === undefined) return 'The server must know it.';
    if (is === undefined) return 'Nothing is sent under it any more.';
    return 'Drafts stay; the server must know the new key, and keeps earlier answers under the old.';
  }
  if (/^options\..+\.value$/.test(path) && is === undefined) return `Saved drafts with "${was}" become invalid.`;
  if (path.endsWith('showIf') && is) return 'Saved drafts lose what it hides.';
  if (path === 'showIf') return 'Saved drafts may become incomplete.';
  if (path === 'step') return 'Drafts keep it.';
  if (path === 'kind') return 'Which saved drafts become invalid is not known.';
  if (path !== 'secret') return undefined;
  return is ? 'What drafts hold of it is not read any more.' : 'It is kept in drafts from now on.';
}

/** Reports, after these words, another order of the names that are in both lists. */
function newOrder(words: string, before: readonly string[], after: readonly string[]): string[] {
  const [was, is] = [before.filter((name) => after.includes(name)), after.filter((name) => before.includes(name))];
  return was.join() === is.join() ? [] : [`${words} another order: ${after.join(', ')}.`];
}

/** What differs between two values at a path such as 'confirm.title'; functions are compared by their code. */
function changes(path: string, was: unknown, is: unknown): ChangedPart[] {
  const inRules = ruleChanges(was, is);
  if (inRules) return inRules;
  // A part that is new or removed as a whole is listed by its own parts, too.
  const [before, after] = [was ?? {}, is ?? {}];
  if (!conditions.test(path) && isRecord(before) && isRecord(after)) return dataChanges(path, before, after);
  const isFunction = typeof was === 'function' && typeof is === 'function';
  const [old, now] = isFunction ? [String(was), String(is)] : [shown(path, was), shown(path, is)];
  if (old === now) return [];
  const drafts = draftsOf(path, was, is);
  if (was === undefined) return [[`${path} is new: ${now}.`, drafts]];
  if (is === undefined) return [[`${path} is removed; it was ${old}.`, drafts]];
  return [[isFunction ? `${path} is another function.` : `${path} ${old} → ${now}.`, drafts]];
}

function dataChanges(path: string, was: Data, is: Data): ChangedPart[] {
  return Object.keys({ ...was, ...is }).flatMap((name) =>
    changes(path === '' ? name : `${path}.${name}`, was[name], is[name]),
  );
}

/** A field as data in which every part has a name. */
const dataOf = ({ rules, ...field }: Field): Data => ({
  ...field,
  options: 'options' in field ? Object.fromEntries(field.options.map((option) => [option.value, option])) : {},
  rules: rulesByName(rules),
});

const valuesOf = (field: Field) => optionsOf(field).map(({ value }) => value);
const ruleNames = (field: Field) => Object.keys(rulesByName(field.rules));

/** The label of a field, with its name where another one has the same label. */
function labelOf(name: string, fields: Fields): string {
  const label = String(fields[name]?.label);
  return Object.values(fields).filter((other) => other.label === label).length > 1 ? `${label} \`${name}\`` : label;
}

const shownIf = ({ showIf }: Field) => (showIf ? ` (only if ${conditionWords(showIf)})` : '');

/** What differs in a field, each line with its earlier label. */
function fieldChanges(name: string, before: Fields, after: Fields): string[] {
  const { [name]: was } = before;
  const { [name]: is } = after;
  if (!is) return [`${was?.label}: removed. What drafts hold under \`${name}\` is not read any more.`];
  if (!was) {
    const isRequired = is.rules.some(({ rule }) => rule === 'required');
    const drafts = isRequired ? 'Saved drafts of this step become incomplete: it is required.' : 'It may stay empty.';
    return [`${is.label}: new, as \`${name}\`${shownIf(is)}. ${drafts}`];
  }
  const isSecret = was.secret && is.secret;
  const changed = dataChanges('', dataOf(was), dataOf(is)).map(([text, drafts = '']) =>
    `${text} ${drafts && isSecret ? 'It is never kept in a draft.' : drafts}`.trimEnd(),
  );
  // Not by the keys of `dataOf`: in an object, numbers come first.
  const options = newOrder('options have', valuesOf(was), valuesOf(is));
  const rules = newOrder('rules have', ruleNames(was), ruleNames(is));
  return [...changed, ...options, ...rules].map((text) => `${labelOf(name, before)}: ${text}`);
}

/** A save under one key as one under several, so that the two can be compared. */
function withKeys({ fields, save }: Step): Data {
  if (!('key' in save)) return save;
  const { key, ...others } = save;
  return { ...others, keys: Object.fromEntries(Object.keys(fields).map((name) => [name, key])) };
}

/** What differs in a step, a line for each part. */
function stepChanges(was: Step, is: Step, fieldsBefore: Fields, fieldsAfter: Fields): readonly string[] {
  const { fields: before, examples: _before, ...earlier } = was;
  const { fields: after, examples: _after, ...later } = is;
  const saves = 'keys' in was.save || 'keys' in is.save ? [withKeys(was), withKeys(is)] : [was.save, is.save];
  return [
    ...Object.keys({ ...before, ...after }).flatMap((name) => fieldChanges(name, fieldsBefore, fieldsAfter)),
    ...newOrder('Fields show in', Object.keys(before), Object.keys(after)),
    ...dataChanges('', { ...earlier, save: saves[0] }, { ...later, save: saves[1] }).map(([text, drafts = '']) =>
      `${text} ${drafts}`.trimEnd(),
    ),
  ];
}

function newStep({ title, fields, save, askIf }: Step, fieldsBefore: Fields, fieldsAfter: Fields): string[] {
  const labels = Object.entries(fields).map(([name, field]) => labelOf(name, fieldsAfter) + shownIf(field));
  const keys = Object.keys(saveKeys({ fields, save }));
  const moved = Object.keys(fields).filter((name) => name in fieldsBefore);
  return [
    `New: '${title}' It asks for ${labels.join('; ')}, saved ${'call' in save ? `by the call ${save.call}` : `under ${keys.join(', ')}`}.`,
    ...(askIf ? [`It is asked only if ${conditionWords(askIf)}.`] : []),
    ...moved.flatMap((name) => fieldChanges(name, fieldsBefore, fieldsAfter)),
    `Borrowers who are past this position answer it only if the server leads them there.${moved.length > 0 ? '' : ' No saved draft becomes invalid.'}`,
  ];
}

function removedStep({ title, fields }: Step, fieldsAfter: Fields): string[] {
  const lost = Object.keys(fields).filter((name) => !(name in fieldsAfter));
  const drafts = lost.length > 0 ? ` What drafts hold under ${lost.join(', ')} is not read any more.` : '';
  return [`Removed: '${title}'${drafts}`, 'The server must no longer lead anybody there.'];
}

/** Every route that is new, or comes after another one than before. */
function orderChanges(before: readonly Route[], after: readonly Route[]): string[] {
  const previousIn = (order: readonly Route[], route: Route) => {
    const known = order.filter((one) => before.includes(one) && after.includes(one));
    return known[known.indexOf(route) - 1] ?? 'the start';
  };
  return after.flatMap((route) => {
    const [was, is] = [previousIn(before, route), previousIn(after, route)];
    if (!before.includes(route)) return `${route} is new, after ${after[after.indexOf(route) - 1] ?? 'the start'}.`;
    return was === is ? [] : `${route}: after ${was} → after ${is}.`;
  });
}

const stepsOf = (journey: Journey): ReadonlyMap<Route, Step> =>
  new Map(journey.flatMap((entry) => (typeof entry === 'string' ? [] : [[entry.route, entry]])));

/** The fields of all steps by name, with the routes of their steps: a field that moves is changed, not new. */
function fieldsOf(steps: Iterable<Step>): Fields {
  const placed = Array.from(steps, ({ route, fields }) =>
    Object.entries(fields).map(([name, field]) => [name, { step: route, ...field }]),
  );
  return Object.fromEntries(placed.flat());
}

/** Two versions of the journey, compared in words: the steps, then the order, with the screens that are removed. */
export function compareJourneys(before: Journey, after: Journey): readonly Change[] {
  const [was, is] = [stepsOf(before), stepsOf(after)];
  const [fieldsBefore, fieldsAfter] = [fieldsOf(was.values()), fieldsOf(is.values())];
  const changed = [...was].map(([of, step]) => {
    const now = is.get(of);
    return { of, lines: now ? stepChanges(step, now, fieldsBefore, fieldsAfter) : removedStep(step, fieldsAfter) };
  });
  const added = [...is]
    .filter(([of]) => !was.has(of))
    .map(([of, step]) => ({ of, lines: newStep(step, fieldsBefore, fieldsAfter) }));
  const gone = before.filter((entry) => typeof entry === 'string' && !after.includes(entry));
  const moved = orderChanges(before.map(routeOf), after.map(routeOf));
  const order = { of: 'Order', lines: [...gone.map((route) => `${route} is removed.`), ...moved] };
  return [...changed, ...added, order].filter(({ lines }) => lines.length > 0);
}
