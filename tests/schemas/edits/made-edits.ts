import * as fc from 'fast-check';
import { expect } from 'vitest';
import { checkSteps, knownTo, placeIssues } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import { routes } from '#contract/routes.ts';
import type { Journey } from '#engine/step.ts';
import type { Edit } from './edit.ts';
import * as fieldEdits from './field-edits.ts';
import * as stepEdits from './step-edits.ts';

/** What the product team does to a journey, each by its name. */
const edits: Readonly<Record<string, Edit>> = { ...fieldEdits, ...stepEdits };
export const sorts = Object.keys(edits);

/** The entries that an edit changed or added. */
const changedIn = (before: Journey, after: Journey) => after.filter((entry) => !before.includes(entry));

export function hasFunction(part: unknown): boolean {
  if (typeof part === 'function') return true;
  return typeof part === 'object' && part !== null && Object.values(part).some(hasFunction);
}

interface MadeEdit {
  readonly sort: string;
  readonly after: Journey;
  /** What the checker reports of it: nothing of an edit that it accepts. */
  readonly issues: readonly string[];
}

/** Random edits of a journey, each made after those before it that the checker accepts. */
export function madeEdits(written: Journey, seed: number, count: number): readonly MadeEdit[] {
  const dice = fc.sample(fc.tuple(fc.nat(), fc.nat()), { seed, numRuns: count });
  const made: MadeEdit[] = [];
  let journey = written;
  for (const [place, [at, by]] of dice.entries()) {
    // Every edit in turn, so that each is made often.
    const sort = sorts[place % sorts.length] ?? expect.unreachable();
    const after = edits[sort]?.(journey, { at, by, fresh: place + 100 });
    // A step with functions has no other form to be written in.
    if (!after || changedIn(journey, after).some(hasFunction)) continue;
    const found = [...checkSteps(changedIn(journey, after), knownTo(after, { routes })), ...placeIssues(after)];
    made.push({ sort, after, issues: found.map(formatIssue) });
    if (found.length === 0) journey = after;
  }
  return made;
}
