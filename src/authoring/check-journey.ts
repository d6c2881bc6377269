import type { Step } from '#engine/step.ts';
import { confirmIssues } from './check-calls.ts';
import { conditionIssues } from './check-conditions.ts';
import { exampleIssues } from './check-examples.ts';
import { hindiIssues } from './check-hindi.ts';
import { orderIssues, type PlacedStep } from './check-order.ts';
import { meant, type ReadableStep, readStep } from './check-shape.ts';
import { type KnownRoutes, nameIssues, stepIssues, unsentIssues } from './check-step.ts';
import { type Issue, inFileOf, issueAt, type StepIssues } from './issue.ts';

const withBoth = (step: Partial<Step>): step is Step => step.examples !== undefined && step.save !== undefined;
const isPlaced = (step: ReadableStep | undefined): step is PlacedStep => Boolean(step?.route);

/** The route of a step by the name of its constant: that of `ownVehicle` is /own-vehicle. */
export const routeOfConstant = (name: string) => `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function* issuesOf(entry: unknown, known: KnownRoutes, hasExamples: boolean): StepIssues {
  const { issues, step } = readStep(entry);
  yield* issues;
  if (step === undefined) return;
  try {
    const unknown = [...nameIssues(step, known)];
    yield* unknown;
    yield* stepIssues(step, known);
    // Every example would repeat the issue of an unknown name.
    if (withBoth(step) && unknown.length === 0) {
      yield* confirmIssues(step);
      yield* unsentIssues(step);
      if (hasExamples) yield* exampleIssues(step);
    }
    yield* hindiIssues(step);
  } catch (error) {
    // `rows` is the only function of a step that a check calls.
    yield issueAt('confirm.rows', `throws "${error}"`, 'rows for every answer, an empty one too');
  }
}

/** The issues of a step, in the file named after its route; without a route, at its index in the list. */
function entryIssues(entry: unknown, index: number, known: KnownRoutes, conditions: readonly Issue[]): Issue[] {
  const at = `journey[${index}]`;
  if (typeof entry === 'string') {
    const write = known.written?.includes(routeOfConstant(entry.replace(/^\//, '')))
      ? 'the name of its step, without quotes'
      : meant(entry, known.screens, 'a screen of src/screens/index.ts');
    const issue = issueAt(at, `'${entry}' is not a screen`, write);
    return known.screens.includes(entry) ? [] : inFileOf('/index', [issue]);
  }
  const route: unknown = Object(entry).route;
  // A wrong condition would cause issues in every example.
  const issues = [...issuesOf(entry, known, !conditions.some(({ file }) => file === `schemas${route}.ts`))];
  if (typeof route === 'string' && route !== '') return inFileOf(route, issues);
  const placed = issues.map(({ key, ...issue }) => ({ key: `${at}.${key}`, ...issue }));
  return inFileOf('/index', placed);
}

/** The route of a step, even if nothing else of it can be read. */
function routeIn(entry: unknown): readonly string[] {
  const route: unknown = Object(entry).route;
  return typeof route === 'string' ? [route] : [];
}

const withRoutesOf = (entries: readonly unknown[], { written = [], ...known }: KnownRoutes): KnownRoutes => ({
  ...known,
  written: [...new Set([...written, ...entries.flatMap(routeIn)])],
});

/** Everything wrong with each of some steps, except their order and their conditions. It never throws. */
export function checkSteps(entries: readonly unknown[], known: KnownRoutes, conditions: readonly Issue[] = []) {
  const all = withRoutesOf(entries, known);
  return entries.flatMap((entry, index) => entryIssues(entry, index, all, conditions));
}

const fieldNames = (entry: unknown) => Object.keys(Object(Object(entry).fields));

/** The issues of the conditions; none if a step's fields cannot be read, as an unknown name may be one of them. */
function conditionsIn(journey: readonly unknown[], steps: readonly PlacedStep[]) {
  const written = journey.filter((entry) => typeof entry !== 'string').map(fieldNames);
  const names = written.flat();
  const isWhole = written.every((own) => own.length > 0) && new Set(names).size === names.length;
  return isWhole ? conditionIssues(steps, names) : [];
}

/** Routes of the contract that nothing draws, as where a step is removed and its route is left. */
function* undrawnIssues({ screens, written = [], specified = [] }: KnownRoutes): StepIssues {
  const write = 'its step, or its screen in src/screens/index.ts, or remove the route from src/contract/routes.ts';
  for (const route of specified) {
    if (![...screens, ...written].includes(route))
      yield issueAt('journey', `nothing draws the route '${route}'`, write);
  }
}

/** Everything wrong with a journey, and what to write instead. It never throws. */
export function checkJourney(journey: unknown, known: KnownRoutes): readonly Issue[] {
  if (!Array.isArray(journey))
    return inFileOf('/index', [issueAt('journey', 'is not an exported list', 'export const journey = [firstStep, …]')]);
  const steps = journey.map((entry) => readStep(entry).step).filter(isPlaced);
  const conditions = conditionsIn(journey, steps);
  return [
    ...checkSteps(journey, known, conditions),
    ...orderIssues(journey, steps, known.screens),
    ...inFileOf('/index', undrawnIssues(withRoutesOf(journey, known))),
    ...conditions,
  ];
}
