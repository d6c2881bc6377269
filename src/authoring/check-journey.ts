import type { Step } from '#engine/step.ts';
import { exampleFaults } from './check-examples.ts';
import type { Fault, Finding } from './check-finding.ts';
import { fault } from './check-finding.ts';
import { hindiFaults } from './check-hindi.ts';
import { backLoops, backsForward, keysTwice, namesTwice, routesTwice } from './check-order.ts';
import { shapeFaults } from './check-shape.ts';
import type { Known } from './check-step.ts';
import { routeFaults, stepFaults } from './check-step.ts';

const index = 'schemas/index.ts';

const isStep = (entry: unknown): entry is Step => shapeFaults(entry).length === 0;

function faultsOf(entry: unknown, known: Known): Fault[] {
  if (!isStep(entry)) return shapeFaults(entry);
  try {
    return [...stepFaults(entry, known), ...exampleFaults(entry), ...hindiFaults(entry)];
  } catch (error) {
    return [fault('examples', `a rule or the save throws "${error}"`, 'one that bears every answer, an empty one too')];
  }
}

/** A step lies in the file named as its route; one without a route is told at its place in the list. */
function entryFindings(entry: unknown, place: number, known: Known): Finding[] {
  const at = `journey[${place}]`;
  if (typeof entry === 'string') return routeFaults(at, entry, known).map((found) => ({ file: index, ...found }));
  const route: unknown = Object(entry).route;
  const named = typeof route === 'string' && route !== '';
  return faultsOf(entry, known).map(({ key, ...found }) =>
    named ? { file: `schemas${route}.ts`, key, ...found } : { file: index, key: `${at}.${key}`, ...found },
  );
}

/**
 * Everything wrong with a journey, in plain words and with what to write instead. Pure, and made for schemas that are
 * wrong in any way: it never throws.
 */
export function checkJourney(journey: unknown, { routes, icons }: Known): readonly Finding[] {
  if (!Array.isArray(journey)) return [{ file: index, ...fault('journey', 'is not a list', '[firstStep, …]') }];
  const steps = journey.filter(isStep);
  const known = { routes: [...routes, ...steps.map(({ route }) => route)], icons };
  return [
    ...journey.flatMap((entry, place) => entryFindings(entry, place, known)),
    ...routesTwice(journey),
    ...namesTwice(steps),
    ...keysTwice(steps),
    ...backLoops(steps),
    ...backsForward(journey, steps),
  ];
}
