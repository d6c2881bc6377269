import { saveAnswer } from '#contract/application.ts';
import { kindOf } from '#engine/fields.ts';
import { entryOf, type Rule } from '#engine/rules.ts';
import { bodyOf } from '#engine/saving.ts';
import { type BodyValue, routeOf, type Save, type Step } from '#engine/step.ts';
import { saveCalls } from '#engine/step-calls.ts';
import type { Issue } from './issue.ts';

/** A value that the specification fixes. */
export interface Specified {
  /** The section of the specification: `5`. */
  readonly section: string;
  readonly specified: unknown;
  /** What the product team decided to have instead; null where there is nothing. */
  readonly accepted?: unknown;
}

/** What the specification fixes of the journey: docs/specification-baseline.json. */
export interface Baseline {
  /** The routes in the onboarding order. */
  readonly order: Specified;
  /** By route, then by the place in the schema: `title`, `fields.gender.options`. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, Specified>>>>;
}

type Journey = readonly (Step | string)[];

/** `minLength 3: Name is too short`; without the message where the specification gives none. */
function ruleLines(rules: readonly Rule[], { specified, accepted }: Specified): readonly string[] {
  const known = [specified, accepted].flat().map(String);
  const names = known.map((line) => line.split(/[ :]/)[0]);
  return rules.flatMap((rule) => {
    const { value } = entryOf(rule);
    const short = value === undefined ? rule.rule : `${rule.rule} ${value}`;
    if (known.includes(short)) return [short];
    // A rule that the specification does not know is our own; a bound is not, whatever its message.
    return names.includes(rule.rule) || typeof value === 'number' ? [`${short}: ${rule.message}`] : [];
  });
}

/** Where a value of a body comes from: `{pan} in capitals`. */
function sourceOf(value: BodyValue, { fields }: Step): string {
  if (typeof value !== 'string') return 'address' in value ? `{origin}${value.address}` : `{${value.session}}`;
  const field = fields[value];
  if (field && kindOf(field).sends === 'number') return `{${value}} as a number`;
  return field && 'normalize' in field && field.normalize === 'upperCase' ? `{${value}} in capitals` : `{${value}}`;
}

function sent(step: Step, save: Save): unknown {
  const { method, path } = 'call' in save ? saveCalls[save.call].call : saveAnswer;
  const sources = Object.entries(bodyOf({ ...step, save })).map(([key, value]) => [key, sourceOf(value, step)]);
  return { call: `${method} ${path}`, body: Object.fromEntries(sources) };
}

/** The value in force at a place of a step, as the baseline writes it. */
function valueAt(step: Step, key: string, entry: Specified): unknown {
  const found = key.split('.').reduce<unknown>((value, part) => Object(value)[part], step);
  if (key === 'fields') return Object.keys(step.fields);
  if (key === 'save') return sent(step, step.save);
  if (key === 'confirm.save') return step.confirm?.save && sent(step, step.confirm.save);
  if (!Array.isArray(found)) return found;
  return key.endsWith('.rules') ? ruleLines(found, entry) : found.map((option) => Object(option).value);
}

/** The routes of the journey that the specification knows: a step that is added is no departure. */
function orderOf(journey: Journey, { order }: Baseline): readonly string[] {
  const known = [order.specified].flat();
  return journey.map((entry) => routeOf<string>(entry)).filter((route) => known.includes(route));
}

/** The steps, with back arrows that pass over the steps that the specification does not know, as its order does. */
function stepsOf(journey: Journey, { order }: Baseline): readonly Step[] {
  const known = [order.specified].flat();
  const passed = new Map<string, Step['back']['to']>();
  return journey.flatMap((entry) => {
    if (typeof entry === 'string') return [];
    const to = passed.get(entry.back.to) ?? entry.back.to;
    if (!known.includes(entry.route)) passed.set(entry.route, to);
    return [{ ...entry, back: { ...entry.back, to } }];
  });
}

/** The parts of a value by their path, so that objects compare whatever the order of their keys. */
function partsOf(value: unknown, at = ''): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[at, value ?? undefined]]);
  return new Map(Object.entries(value).flatMap(([key, part]) => [...partsOf(part, at === '' ? key : `${at}.${key}`)]));
}

const quoted = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

function listDifferences(expected: readonly unknown[], is: readonly unknown[]): readonly string[] {
  const missing = expected.filter((entry) => !is.includes(entry)).map((entry) => `${quoted(entry)} is missing`);
  const more = is.filter((entry) => !expected.includes(entry)).map((entry) => `${quoted(entry)} is new`);
  if (missing.length + more.length > 0) return [...missing, ...more];
  const moved = is.findIndex((entry, place) => entry !== expected[place]);
  return moved < 0 ? [] : [`${quoted(is[moved])} comes before ${quoted(expected[moved])}`];
}

function differences(expected: unknown, is: unknown): readonly string[] {
  if (Array.isArray(expected) && Array.isArray(is ?? [])) return listDifferences(expected, [is ?? []].flat());
  const [before, after] = [partsOf(expected), partsOf(is)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  return paths.map((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    const name = path === '' ? '' : `${path} `;
    if (now === undefined) return `${name || 'it '}is missing`;
    return `${name}is ${quoted(now)}${old === undefined ? '' : ` instead of ${quoted(old)}`}`;
  });
}

function wrongWith(name: string, { section, specified, accepted }: Specified, is: unknown): string | undefined {
  const missing = differences(specified, is);
  if (missing.length === 0 || (accepted !== undefined && differences(accepted, is).length === 0)) return undefined;
  const differ = /^(options|rules|fields)/.test(name) ? 'differ' : 'differs';
  return `${name} ${differ} from section ${section}: ${missing.join(', ')}`;
}

/** A value in force that is neither what is specified nor what was accepted. */
type Departure = Omit<Issue, 'write'>;

/** `options of gender`; without the field where the step has no other. */
function nameOf(key: string, step: Step): string {
  const [, field, part] = /^fields\.(\w+)\.(.+)$/.exec(key) ?? [];
  if (field === undefined || part === undefined) return key;
  return Object.keys(step.fields).length > 1 ? `${part} of ${field}` : part;
}

/** Where the journey departs from the specification, accepted departures left out. */
export function departures(journey: Journey, baseline: Baseline): readonly Departure[] {
  const order = wrongWith('the order', baseline.order, orderOf(journey, baseline));
  const ofSteps = stepsOf(journey, baseline).flatMap((step) =>
    Object.entries(baseline.steps[step.route] ?? {}).flatMap(([key, entry]): Departure[] => {
      const wrong = wrongWith(nameOf(key, step), entry, valueAt(step, key, entry));
      return wrong === undefined ? [] : [{ file: `schemas${step.route}.ts`, key, wrong }];
    }),
  );
  return [...(order === undefined ? [] : [{ file: 'schemas/index.ts', key: 'journey', wrong: order }]), ...ofSteps];
}

function accept({ section, specified }: Specified, is: unknown): Specified {
  const isAsSpecified = differences(specified, is).length === 0;
  return { section, specified, ...(!isAsSpecified && { accepted: is ?? null }) };
}

/** The baseline with every value in force accepted; what is as specified again needs no acceptance any more. */
export function withAccepted(journey: Journey, baseline: Baseline): Baseline {
  const steps = stepsOf(journey, baseline);
  const accepted = Object.entries(baseline.steps).map(([route, entries]) => {
    const step = steps.find((each) => each.route === route);
    const values = Object.entries(entries).map(([key, entry]) => [
      key,
      step ? accept(entry, valueAt(step, key, entry)) : entry,
    ]);
    return [route, Object.fromEntries(values)];
  });
  return { order: accept(baseline.order, orderOf(journey, baseline)), steps: Object.fromEntries(accepted) };
}

export function formatDeparture({ file, line, wrong }: Departure): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${wrong}. Run 'npm run accept:specification' if this is intended.`;
}
