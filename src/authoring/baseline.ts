import { routeOf, type Step } from '#engine/step.ts';
import { type Specified, valueAt } from './baseline-values.ts';
import type { Issue } from './issue.ts';

/** What the specification fixes of the journey: docs/specification-baseline.json. */
export interface Baseline {
  /** The routes in the onboarding order. */
  readonly order: Specified;
  /** By route, then by the place in the schema: `title`, `fields.gender.options`. */
  readonly steps: Readonly<Record<string, Readonly<Record<string, Specified>>>>;
}

/** The parts of a value by their path, so that objects compare whatever the order of their keys. */
function partsOf(value: unknown, at = ''): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([[at, value]]);
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

function partDifference(path: string, expected: unknown, is: unknown): string {
  const name = path === '' ? '' : `${path} `;
  if (is === undefined || is === null) return `${name || 'it '}is missing`;
  return `${name}is ${quoted(is)}${expected === undefined || expected === null ? '' : ` instead of ${quoted(expected)}`}`;
}

function differences(expected: unknown, is: unknown): readonly string[] {
  if (Array.isArray(expected) && Array.isArray(is)) return listDifferences(expected, is);
  const [before, after] = [partsOf(expected), partsOf(is)];
  const paths = [...new Set([...before.keys(), ...after.keys()])];
  return paths
    .filter((path) => (before.get(path) ?? null) !== (after.get(path) ?? null))
    .map((path) => partDifference(path, before.get(path), after.get(path)));
}

type Journey = readonly (Step | string)[];

/** A value in force that is neither what is specified nor what was accepted. */
export type Departure = Omit<Issue, 'write'>;

/** The routes of the journey that the specification knows: a step that is added is no departure. */
function orderOf(journey: Journey, { order }: Baseline): readonly string[] {
  const known: unknown = order.specified;
  return Array.isArray(known)
    ? journey.map((entry) => routeOf<string>(entry)).filter((route) => known.includes(route))
    : [];
}

const plural = ['options', 'rules', 'fields'];

function nameOf(key: string, step: Step): string {
  const [, field, part] = /^fields\.(\w+)\.(.+)$/.exec(key) ?? [];
  if (field === undefined || part === undefined) return key;
  return Object.keys(step.fields).length > 1 ? `${part} of ${field}` : part;
}

function wrongWith(name: string, { section, specified, accepted }: Specified, is: unknown): string | undefined {
  const missing = differences(specified, is);
  if (missing.length === 0 || (accepted !== undefined && differences(accepted, is).length === 0)) return undefined;
  const differ = plural.includes(name.split(' ')[0] ?? '') ? 'differ' : 'differs';
  return `${name} ${differ} from section ${section}: ${missing.join(', ')}`;
}

/** Where the journey departs from the specification, accepted departures left out. */
export function departures(journey: Journey, baseline: Baseline): readonly Departure[] {
  const order = wrongWith('the order', baseline.order, orderOf(journey, baseline));
  const ofSteps = journey.flatMap((step) => {
    if (typeof step === 'string') return [];
    return Object.entries(baseline.steps[step.route] ?? {}).flatMap(([key, entry]): Departure[] => {
      const wrong = wrongWith(nameOf(key, step), entry, valueAt(step, key, entry));
      return wrong === undefined ? [] : [{ file: `schemas${step.route}.ts`, key, wrong }];
    });
  });
  return [...(order === undefined ? [] : [{ file: 'schemas/index.ts', key: 'journey', wrong: order }]), ...ofSteps];
}

function acceptedEntry({ section, specified }: Specified, is: unknown): Specified {
  const isAsSpecified = differences(specified, is).length === 0;
  return { section, specified, ...(isAsSpecified ? {} : { accepted: is ?? null }) };
}

/** The baseline with every value in force accepted; what is as specified again needs no acceptance any more. */
export function withAccepted(journey: Journey, baseline: Baseline): Baseline {
  const steps = Object.entries(baseline.steps).map(([route, entries]) => {
    const step = journey.find((entry) => typeof entry !== 'string' && entry.route === route);
    if (step === undefined || typeof step === 'string') return [route, entries] as const;
    const accepted = Object.entries(entries).map(([key, entry]) => {
      return [key, acceptedEntry(entry, valueAt(step, key, entry))] as const;
    });
    return [route, Object.fromEntries(accepted)] as const;
  });
  return { order: acceptedEntry(baseline.order, orderOf(journey, baseline)), steps: Object.fromEntries(steps) };
}

export function formatDeparture({ file, line, wrong }: Departure): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}  ${wrong}. Run 'npm run accept:specification' if this is intended.`;
}
