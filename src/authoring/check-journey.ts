import type { Step } from '#engine/step.ts';
import { exampleIssues } from './check-examples.ts';
import { hindiIssues } from './check-hindi.ts';
import { backLoops, backsForward, namesTwice, routesTwice } from './check-order.ts';
import { shapeIssues } from './check-shape.ts';
import type { Known } from './check-step.ts';
import { routeIssues, stepIssues } from './check-step.ts';
import type { Issue, StepIssue } from './issue.ts';
import { issueAt } from './issue.ts';

const index = 'schemas/index.ts';

const isStep = (entry: unknown): entry is Step => shapeIssues(entry).length === 0;

function issuesOf(entry: unknown, known: Known): StepIssue[] {
  if (!isStep(entry)) return shapeIssues(entry);
  try {
    return [...stepIssues(entry, known), ...exampleIssues(entry), ...hindiIssues(entry)];
  } catch (error) {
    return [
      issueAt('examples', `a rule or the save throws "${error}"`, 'one that bears every answer, an empty one too'),
    ];
  }
}

/** A step lies in the file named as its route; one without a route is told at its place in the list. */
function entryIssues(entry: unknown, place: number, known: Known): Issue[] {
  const at = `journey[${place}]`;
  if (typeof entry === 'string') return routeIssues(at, entry, known).map((found) => ({ file: index, ...found }));
  const route: unknown = Object(entry).route;
  const named = typeof route === 'string' && route !== '';
  return issuesOf(entry, known).map(({ key, ...found }) =>
    named ? { file: `schemas${route}.ts`, key, ...found } : { file: index, key: `${at}.${key}`, ...found },
  );
}

/**
 * Everything wrong with a journey, in plain words and with what to write instead. Pure, and made for schemas that are
 * wrong in any way: it never throws.
 */
export function checkJourney(journey: unknown, known: Known): readonly Issue[] {
  if (!Array.isArray(journey)) return [{ file: index, ...issueAt('journey', 'is not a list', '[firstStep, …]') }];
  const steps = journey.filter(isStep);
  return [
    ...journey.flatMap((entry, place) => entryIssues(entry, place, known)),
    ...routesTwice(journey),
    ...namesTwice(steps),
    ...backLoops(steps),
    ...backsForward(journey, steps),
  ];
}
