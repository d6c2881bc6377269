import type { Route } from '#contract/routes.ts';
import { kindOf } from '#engine/fields.ts';
import { entryOf, type Rule } from '#engine/rules.ts';
import { bodyOf, saveCallOf } from '#engine/saving.ts';
import { type BodyValue, type Journey, routeOf, type Save, type Step } from '#engine/step.ts';
import { type Issue, inFileOf, issueAt, type StepIssues } from './issue.ts';

/** A value that the specification fixes. */
export interface Specified {
  /** The section of the specification: `5`. */
  readonly section: string;
  readonly specified: unknown;
  /** The value that the product team accepted instead; null if the schema has none. */
  readonly accepted?: unknown;
}

/** What the specification fixes of the journey: docs/specification-baseline.json. */
export interface Baseline {
  /** The routes in the onboarding order. */
  readonly order: Specified;
  /** By route, then by the path in the schema: `title`, `fields.gender.options`. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, Specified>>>>;
}

/** `minLength 3: Name is too short`; without the message where the specification gives none. */
function ruleLines(rules: readonly Rule[], { specified, accepted }: Specified): readonly string[] {
  const known = [specified, accepted].flat().map(String);
  const names = known.map((line) => line.split(/[ :]/)[0]);
  return rules.flatMap((rule) => {
    const { value } = entryOf(rule);
    const short = value === undefined ? rule.rule : `${rule.rule} ${value}`;
    if (known.includes(short)) return [short];
    // A rule that the specification does not have is an addition, unless it is a bound: every bound is compared.
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
  const { method, path } = saveCallOf(save).call;
  const sources = Object.entries(bodyOf({ ...step, save })).map(([key, value]) => [key, sourceOf(value, step)]);
  return { call: `${method} ${path}`, body: Object.fromEntries(sources) };
}

/** The value in force at a path of a step, as the baseline writes it. */
function valueAt(step: Step, key: string, entry: Specified): unknown {
  const found = key.split('.').reduce<unknown>((value, part) => Object(value)[part], step);
  if (key === 'fields') return Object.keys(step.fields);
  if (key === 'save') return sent(step, step.save);
  if (key === 'confirm.save') return step.confirm?.save && sent(step, step.confirm.save);
  if (!Array.isArray(found)) return found;
  return key.endsWith('.rules') ? ruleLines(found, entry) : found.map((option) => Object(option).value);
}

/** The routes of the journey without those of added steps, which are no departure: an added screen is one. */
function orderOf(journey: Journey, { order }: Baseline): readonly string[] {
  const known = [order.specified].flat();
  return journey.filter((entry) => typeof entry === 'string' || known.includes(entry.route)).map(routeOf<Route>);
}

const stepsOf = (journey: Journey): readonly Step[] => journey.filter((entry) => typeof entry !== 'string');

/** A value as texts: the entries of a list in their order, the parts of an object by their path, or the value alone. */
function linesOf(value: unknown, at = ''): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.map(String);
  if (typeof value !== 'object') return [at === '' ? String(value) : `${at}: ${value}`];
  const parts = Object.entries(value).flatMap(([key, part]) => linesOf(part, at === '' ? key : `${at}.${key}`));
  return parts.toSorted();
}

function differences(specified: unknown, inForce: unknown): readonly string[] {
  const [expected, is] = [linesOf(specified), linesOf(inForce)];
  const missing = expected.filter((line) => !is.includes(line)).map((line) => `'${line}' is missing`);
  const more = is.filter((line) => !expected.includes(line)).map((line) => `'${line}' is new`);
  const before = expected.filter((line) => is.includes(line));
  const kept = is.filter((line) => expected.includes(line));
  const moved = kept.findIndex((line, index) => line !== before[index]);
  return [...missing, ...more, ...(moved < 0 ? [] : [`'${kept[moved]}' comes before '${before[moved]}'`])];
}

/** A value in force that was not accepted and is not as specified, or one that is as specified although another was accepted. */
function* departure(key: string, { section, specified, accepted = specified }: Specified, is: unknown): StepIssues {
  const found = differences(accepted, is);
  if (found.length === 0) return;
  const command = "accept it with 'npm run accept:specification'";
  yield differences(specified, is).length === 0
    ? issueAt(key, `is as specified in section ${section} again`, `nothing here, and ${command}`)
    : issueAt(key, `differs from section ${section}: ${found.join(', ')}`, `what is specified, or ${command}`);
}

/** Where the journey departs from the specification, or is as specified again; accepted departures left out. */
export function departures(journey: Journey, baseline: Baseline): readonly Issue[] {
  return [
    ...inFileOf('/index', departure('journey', baseline.order, orderOf(journey, baseline))),
    ...stepsOf(journey).flatMap((step) =>
      Object.entries(baseline.steps[step.route] ?? {}).flatMap(([key, entry]) =>
        inFileOf(step.route, departure(key, entry, valueAt(step, key, entry))),
      ),
    ),
  ];
}

function accept({ section, specified }: Specified, is: unknown): Specified {
  const isAsSpecified = differences(specified, is).length === 0;
  return { section, specified, ...(!isAsSpecified && { accepted: is ?? null }) };
}

/** The baseline with every value in force accepted. A value that is as specified again loses its acceptance. */
export function withAccepted(journey: Journey, baseline: Baseline): Baseline {
  const steps = stepsOf(journey);
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
