import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkJourney, checkSteps, knownTo, placeIssues } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import { routes } from '#contract/routes.ts';
import { journey as written } from '#schemas/index.ts';
import { compareJourneys } from '../../scripts/diff-schemas/compare.ts';
import { claimOfPages, claimsOfJourneys } from './claims-of-journeys.ts';
import { claimsOfSteps } from './claims-of-steps.ts';
import type { Edit, Journey } from './edits/edit.ts';
import { stepsIn } from './edits/edit.ts';
import { edits } from './edits/index.ts';

const names = Object.keys(edits) as (keyof typeof edits)[];

/** What the checker says of the entries that an edit changed, and of how all of them go together. */
function issuesOf(before: Journey, after: Journey): readonly string[] {
  const changed = after.filter((entry) => !before.includes(entry));
  return [...checkSteps(changed, knownTo(after, { routes })), ...placeIssues(after)].map(formatIssue);
}

interface Made {
  readonly says: string;
  readonly before: Journey;
  readonly after: Journey;
  /** What the checker says of it: nothing of an edit that it accepts. */
  readonly issues: readonly string[];
}

/** Edits of the journey in schemas/, each made after those before it that the checker accepts. */
function madeEdits(seed: number, count: number): readonly Made[] {
  const dice = fc.sample(fc.tuple(fc.nat(), fc.nat()), { seed, numRuns: count });
  const made: Made[] = [];
  let journey: Journey = written;
  for (const [fresh, [at, by]] of dice.entries()) {
    // Every edit in turn, so that each is made often.
    const name = names[fresh % names.length] ?? expect.unreachable();
    const edit: Edit = edits[name];
    const after = edit(journey, { at, by, fresh: fresh + 100 });
    if (!after) continue;
    const issues = issuesOf(journey, after);
    made.push({ says: `${fresh} ${name} (${at}, ${by})`, before: journey, after, issues });
    if (issues.length === 0) journey = after;
  }
  return made;
}

const made = madeEdits(20_260_101, 125);
const accepted = made.filter(({ issues }) => issues.length === 0);

test('100 edits or more are accepted by the checker, and some of every sort', () => {
  expect(accepted.length).toBeGreaterThanOrEqual(100);
  const sorts = accepted.map(({ says }) => says.split(' ')[1]);
  expect(names.filter((name) => !sorts.includes(name))).toEqual([]);
});

test('an edit that the checker rejects moves a bound to where no answer shows the rule', () => {
  const rejected = made.flatMap(({ issues }) => issues);
  const isOfBound = (line: string) => /nothing shows|no answer lies just|no failing example shows/.test(line);
  expect(rejected.filter((line) => !isOfBound(line))).toEqual([]);
});

test('the journey has no issue after all of them', () => {
  expect(checkJourney(accepted.at(-1)?.after, { routes }).map(formatIssue)).toEqual([]);
});

describe.for(accepted)('after $says', ({ before, after }) => {
  const edited = stepsIn(after).filter((step) => !before.includes(step));

  test('what holds of every step holds', async () => {
    for (const step of edited) {
      for (const claim of Object.values(claimsOfSteps)) claim(step);
      await claimOfPages(step);
    }
  });

  test('what holds of every journey holds', () => {
    for (const claim of Object.values(claimsOfJourneys)) claim(after);
  });

  test('the diff describes a change of each edited step', () => {
    const named = compareJourneys(before, after).map(({ of }) => of);
    expect(named).toEqual(expect.arrayContaining(edited.map(({ route }) => route)));
    expect(named).not.toEqual([]);
  });
});
