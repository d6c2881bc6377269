import { describe, expect, test } from 'vitest';
import { checkJourney } from '#authoring/check-journey.ts';
import { formatIssue } from '#authoring/issue.ts';
import { routes } from '#contract/routes.ts';
import { journey } from '#schemas/index.ts';
import { compareJourneys } from '../../scripts/diff-schemas/compare.ts';
import { claimOfPages, claimsOfJourneys } from './claims-of-journeys.ts';
import { claimsOfSteps } from './claims-of-steps.ts';
import { stepsIn } from './edits/edit.ts';
import { madeEdits, names } from './edits/made-edits.ts';

const made = madeEdits(journey, 20_260_101, 125);
const accepted = made.filter(({ issues }) => issues.length === 0);

test('100 edits or more are accepted by the checker, and some of every sort', () => {
  expect(accepted.length).toBeGreaterThanOrEqual(100);
  const sorts = accepted.map(({ name }) => name.split(' ')[1]);
  expect(names.filter((sort) => !sorts.includes(sort))).toEqual([]);
});

test('an edit that the checker rejects moves a bound to where no answer shows the rule', () => {
  const rejected = made.flatMap(({ issues }) => issues);
  const isOfBound = (line: string) => /nothing shows|no answer lies just|no failing example shows/.test(line);
  expect(rejected.filter((line) => !isOfBound(line))).toEqual([]);
});

test('the journey has no issue after all of them', () => {
  expect(checkJourney(accepted.at(-1)?.after, { routes }).map(formatIssue)).toEqual([]);
});

describe.for(accepted)('after $name', ({ before, after }) => {
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
