import * as z from 'zod/mini';
import { longestText } from '#engine/fields/shapes.ts';
import { fieldKinds } from '#engine/fields.ts';
import { ruleRegistry } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { stepShape } from '#engine/step-shape.ts';
import { nearest, oneOf } from './check-nearest.ts';
import { issueAt, type StepIssue, type StepIssues } from './issue.ts';

/** The names of all parts of a part of a step, at any depth. */
function namesIn(part: string): readonly string[] {
  const schema = z.toJSONSchema(Object(stepShape.shape)[part], { unrepresentable: 'any' });
  const names: string[] = [];
  JSON.stringify(schema, (key, value: object) => {
    if (key === 'properties') names.push(...Object.keys(value));
    return value;
  });
  return names;
}

/** The parts of a step and of its fields, whatever their kind. */
const partNames = [stepShape, ...Object.values(fieldKinds).map(({ tools }) => tools.shape)].flatMap((shape) =>
  Object.keys(Object(shape).shape),
);

function keyOf(path: readonly PropertyKey[]): string {
  const key = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  return key.replace(/^\./, '') || 'step';
}

const unread = 'is not read by anything';
const missing = 'is missing';

function shown(value: unknown): string {
  if (value === undefined) return missing;
  if (['number', 'boolean'].includes(typeof value) || value instanceof RegExp) return `is ${value}`;
  if (value === '' || (typeof value === 'object' && Object.keys(Object(value)).length === 0)) return 'is empty';
  if (typeof value === 'object')
    return Array.isArray(value) ? 'is a list' : `is { ${Object.keys(Object(value)).join(', ')} }`;
  if (typeof value !== 'string') return `is a ${typeof value}`;
  // What cannot be seen, such as a zero-width space, is shown as its code: '\u200b'.
  return `is '${value.replace(/(?! )[\s\p{C}]/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`;
}

/** What to write: the known word that was meant, if any. */
export function meant(written: unknown, known: readonly string[], otherwise: string): string {
  const word = typeof written === 'string' ? nearest(written, known) : undefined;
  return word === undefined ? otherwise : `'${word}'`;
}

/** What to write for a name that nothing reads: the part that was meant, or where a part of this name belongs. */
function meantPart(name: string, path: readonly PropertyKey[]): string {
  const isOfStep = path.length === 0;
  if (name === '$schema') return 'stepFromJson(…) around its step in schemas/index.ts';
  if (['askIf', 'showIf'].includes(name)) return isOfStep ? "'askIf'" : "'showIf'";
  if (name === 'optional') return 'nothing here: without the rule required it may stay empty';
  if (name === 'and' || name === 'or') return `it alone, as in { ${name}: [{ … }, { … }] }`;
  if (name === 'not') return 'it alone, as in { not: { … } }';
  if (Object.hasOwn(ruleRegistry, name)) return `it as a rule: ${name}(…) in rules`;
  if (isOfStep && partNames.includes(name)) return 'it in the field that it is about';
  // A body has the names of its own call only; one that is missing is an issue.
  const known = isOfStep ? partNames : path.at(-1) === 'body' ? [] : namesIn(String(path[0]));
  return [...known, ...partNames].includes(name) ? 'nothing here' : meant(name, known, 'nothing here');
}

/** Whether a form of a union is the one that was meant: all its parts are present, and only their values are wrong. */
const isMeant = (branch: readonly z.core.$ZodIssue[], value: unknown) =>
  branch.every(({ path: [part] }) => String(part) in Object(value));

/** What to write for a number or true in quotes, which would be compared as a text; undefined for any other value. */
function unquoted(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code === 'invalid_value' && issue.values.some((one) => String(one) === value))
    return `${value} without quotes`;
  if (issue.code !== 'invalid_type' || issue.expected !== 'number' || typeof value !== 'string') return undefined;
  const number = value.replaceAll(/[,_\s₹]/g, '');
  return /^-?[\d.]+$/.test(number) ? `${number} without quotes` : undefined;
}

/** An issue of zod in our own words. A part that nothing reads may have a mistyped name. */
function* issuesOf(issue: z.core.$ZodIssue, entry: unknown): StepIssues {
  const { path, code, message } = issue;
  const partAt = (names: typeof path) => names.reduce<unknown>((inner, part) => Object(inner)[part], entry);
  const value = partAt(path);
  if (code === 'unrecognized_keys') {
    for (const name of issue.keys) yield issueAt(keyOf([...path, name]), unread, meantPart(name, path));
    return;
  }
  if (code === 'invalid_key') {
    yield issueAt(keyOf(path), 'cannot be a name', issue.issues.map((wrong) => wrong.message).join());
    return;
  }
  const meantForm = code === 'invalid_union' ? issue.errors.find((form) => isMeant(form, value)) : undefined;
  if (meantForm) {
    for (const inner of meantForm) yield* issuesOf({ ...inner, path: [...path, ...inner.path] }, entry);
    return;
  }
  const wrong = code === 'too_big' ? `has ${String(value).length} characters, of ${longestText}` : shown(value);
  const listed = 'options' in issue ? issue.options?.map(String) : undefined;
  // One of the words that the shape accepts may have been meant.
  const words = code === 'invalid_value' ? issue.values.map(String) : [];
  const write = meant(value, listed ?? words, listed ? oneOf(listed) : message);
  // In atLeast(10,500, '…') the message is 500.
  const ruleValue = Object(partAt(path.slice(0, -1))).value;
  const isSplit = path.at(-1) === 'message' && [ruleValue, value].every(Number.isInteger);
  const split = isSplit ? `${ruleValue} and ${value} as one number, without a comma` : undefined;
  yield issueAt(keyOf(path), wrong, split ?? unquoted(issue, value) ?? write);
}

/** A step without the parts of a wrong shape. `names` are those of all its fields; `whole`: nothing is wrong. */
export type ReadableStep = Partial<Step> &
  Pick<Step, 'fields'> & { readonly names: readonly string[]; readonly whole: boolean };

type Path = readonly PropertyKey[];

/** A copy without the part at a path. */
function without(whole: unknown, [name = '', ...inner]: Path): unknown {
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, name)) return whole;
  const copy: Partial<Record<PropertyKey, unknown>> = Object.assign(Array.isArray(whole) ? [] : {}, whole);
  if (inner.length > 0) copy[name] = without(copy[name], inner);
  else delete copy[name];
  return copy;
}

/** The step without what nothing reads and without the parts whose shape is wrong, which would hide other issues. */
function withoutBroken(entry: unknown, surplus: readonly Path[], broken: readonly Path[]): ReadableStep | undefined {
  // Of a field that is wrong inside, only the field is left out.
  const paths = broken.map((path) => path.slice(0, path[0] === 'fields' ? 2 : 1));
  if (paths.some(([part, name]) => part === undefined || (part === 'fields' && name === undefined))) return undefined;
  // An example also names the fields that are left out.
  if (paths.some(([part]) => part === 'fields')) paths.push(['examples']);
  const whole = surplus.length === 0 && broken.length === 0;
  // Every part that is left has the shape of a step: what zod found wrong was taken out.
  const read = [...surplus, ...paths].reduce(without, entry) as Pick<Step, 'fields'>;
  return { ...read, names: Object.keys(Object(entry).fields), whole };
}

/** An issue of a name that nothing reads, with the missing name beside it that was meant. */
function withMissing(issue: StepIssue, issues: readonly StepIssue[]): StepIssue {
  if (issue.wrong !== unread) return issue;
  const at = issue.key.lastIndexOf('.') + 1;
  const beside = issues.filter(({ wrong, key }) => wrong === missing && key.lastIndexOf('.') + 1 === at);
  const names = beside.filter(({ key }) => key.startsWith(issue.key.slice(0, at))).map(({ key }) => key.slice(at));
  return { ...issue, write: meant(issue.key.slice(at), names, issue.write) };
}

/** Whether a missing part is present under a mistyped name, which has an issue of its own. */
const isMistyped = ({ key, wrong }: StepIssue, issues: readonly StepIssue[]) =>
  wrong === missing &&
  issues.some((other) => other.wrong === unread && other.key.replace(/[^.]*$/, other.write.slice(1, -1)) === key);

/** What is missing or wrong in the shape of a step; and the step with the parts that can be read. */
export function readStep(entry: unknown) {
  const found = stepShape.safeParse(entry).error?.issues ?? [];
  const unnamed = found.flatMap((issue) => [...issuesOf(issue, entry)]);
  const all = unnamed.map((issue) => withMissing(issue, unnamed));
  // A value of another type can break several checks of a text, with the same words.
  const isFirst = ({ key, wrong }: StepIssue, nth: number) =>
    all.findIndex((other) => other.key === key && other.wrong === wrong) === nth;
  const issues = all.filter((issue, nth) => !isMistyped(issue, all) && isFirst(issue, nth));
  const surplus = found.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [],
  );
  const broken = found.filter(({ code }) => code !== 'unrecognized_keys').map(({ path }) => path);
  // These may already have the right name of that field.
  if (found.some(({ code }) => code === 'invalid_key')) broken.push(['save'], ['confirm']);
  return { issues, step: withoutBroken(entry, surplus, broken) };
}

export const isStep = (entry: unknown): entry is Step => readStep(entry).issues.length === 0;
