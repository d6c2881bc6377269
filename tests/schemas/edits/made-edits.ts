import * as fc from 'fast-check';
import { expect } from 'vitest';
import { checkSteps, knownTo, placeIssues } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import { routes } from '#contract/routes.ts';
import type { Edit, Journey } from './edit.ts';
import { edits } from './index.ts';

export const names = Object.keys(edits) as (keyof typeof edits)[];

/** The entries that an edit changed or added. */
export const changedIn = (before: Journey, after: Journey) => after.filter((entry) => !before.includes(entry));

/** What the checker reports of the entries that an edit changed, and of how all of them go together. */
function issuesOf(before: Journey, after: Journey): readonly string[] {
  return [...checkSteps(changedIn(before, after), knownTo(after, { routes })), ...placeIssues(after)].map(formatIssue);
}

export interface MadeEdit {
  /** Its number, its sort and its dice. */
  readonly name: string;
  readonly before: Journey;
  readonly after: Journey;
  /** What the checker reports of it: nothing of an edit that it accepts. */
  readonly issues: readonly string[];
}

/** Random edits of a journey, each made after those before it that the checker accepts. `isWanted` leaves some out. */
export function madeEdits(
  written: Journey,
  seed: number,
  count: number,
  isWanted: (before: Journey, after: Journey) => boolean = () => true,
): readonly MadeEdit[] {
  const dice = fc.sample(fc.tuple(fc.nat(), fc.nat()), { seed, numRuns: count });
  const made: MadeEdit[] = [];
  let journey: Journey = written;
  for (const [fresh, [at, by]] of dice.entries()) {
    // Every edit in turn, so that each is made often.
    const sort = names[fresh % names.length] ?? expect.unreachable();
    const edit: Edit = edits[sort];
    const after = edit(journey, { at, by, fresh: fresh + 100 });
    if (!after || !isWanted(journey, after)) continue;
    const issues = issuesOf(journey, after);
    made.push({ name: `${fresh} ${sort} (${at}, ${by})`, before: journey, after, issues });
    if (issues.length === 0) journey = after;
  }
  return made;
}
