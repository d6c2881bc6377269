import type { Step } from '#engine/step.ts';
import { conditionIssues } from './check-conditions.ts';
import { exampleIssues } from './check-examples.ts';
import { hindiIssues } from './check-hindi.ts';
import { orderIssues, type PlacedStep } from './check-order.ts';
import { readStep } from './check-shape.ts';
import { type KnownRoutes, routeIssues, stepIssues } from './check-step.ts';
import { type Issue, issueAt, type StepIssue } from './issue.ts';

const index = 'schemas/index.ts';

const withBoth = (step: Partial<Step>): step is Step => step.examples !== undefined && step.save !== undefined;

function issuesOf(entry: unknown, known: KnownRoutes): StepIssue[] {
  const { issues, step } = readStep(entry);
  if (step === undefined) return [...issues];
  try {
    return [
      ...issues,
      ...stepIssues(step, known),
      ...(withBoth(step) ? exampleIssues(step) : []),
      ...hindiIssues(step),
    ];
  } catch (error) {
    const wrong = `a rule or the save throws "${error}"`;
    return [...issues, issueAt('examples', wrong, 'one that accepts every answer, an empty one too')];
  }
}

/** A step lies in the file named as its route; one without a route is reported at its place in the list. */
function entryIssues(entry: unknown, place: number, known: KnownRoutes): Issue[] {
  const at = `journey[${place}]`;
  if (typeof entry === 'string') return routeIssues(at, entry, known).map((found) => ({ file: index, ...found }));
  const route: unknown = Object(entry).route;
  const named = typeof route === 'string' && route !== '';
  return issuesOf(entry, known).map(({ key, ...found }) =>
    named ? { file: `schemas${route}.ts`, key, ...found } : { file: index, key: `${at}.${key}`, ...found },
  );
}

function placed(entry: unknown): PlacedStep[] {
  const { route, back, fields, askIf, prefill } = readStep(entry).step ?? {};
  return route && back && fields ? [{ route, back, fields, ...(askIf && { askIf }), ...(prefill && { prefill }) }] : [];
}

/** Everything wrong with each of some steps, whatever their order. It never throws. */
export function checkSteps(entries: readonly unknown[], known: KnownRoutes): readonly Issue[] {
  return entries.flatMap((entry, place) => entryIssues(entry, place, known));
}

const fieldNames = (entry: unknown) => Object.keys(Object(Object(entry).fields));

/** What is wrong with how the entries of a journey go together, whatever each is itself. */
function placeIssues(journey: readonly unknown[], { unread = [] }: KnownRoutes): readonly Issue[] {
  const steps = journey.flatMap(placed);
  const written = journey.filter((entry) => typeof entry !== 'string').map(fieldNames);
  // An unknown name may be one of a step whose fields cannot be read.
  const conditions =
    unread.length === 0 && written.every((names) => names.length > 0) ? conditionIssues(steps, written.flat()) : [];
  return [...orderIssues(journey, steps), ...conditions];
}

/** Routes of the specification that have neither a step nor a screen: a server that names one leads nowhere. */
function undrawnRoutes(journey: readonly unknown[], { routes, screens, unread = [] }: KnownRoutes): Issue[] {
  const steps: readonly unknown[] = [...journey.map((entry) => Object(entry).route), ...unread];
  const undrawn = screens ? routes.filter((route) => !screens.includes(route) && !steps.includes(route)) : [];
  return undrawn.map((route) => {
    const write = 'its step, or take the route out of src/contract/routes.ts';
    return { file: index, ...issueAt('journey', `no step and no screen draws '${route}'`, write) };
  });
}

/** Everything wrong with a journey, and what to write instead. It never throws. */
export function checkJourney(journey: unknown, known: KnownRoutes): readonly Issue[] {
  if (!Array.isArray(journey)) return [{ file: index, ...issueAt('journey', 'is not a list', '[firstStep, …]') }];
  const own = journey.flatMap(placed).map(({ route }) => route);
  return [
    ...checkSteps(journey, { ...known, routes: [...known.routes, ...own] }),
    ...placeIssues(journey, known),
    ...(journey.length > 0 ? undrawnRoutes(journey, known) : []),
  ];
}
