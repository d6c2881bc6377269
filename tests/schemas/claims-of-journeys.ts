import { expect } from 'vitest';
import { rulesOf } from '#authoring/break-rules.ts';
import { exampleFacts } from '#authoring/check-answers.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { backRoute, visibleBackRoute } from '#engine/back.ts';
import { progressPercent, visibleRoutes } from '#engine/progress.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { skipSteps } from '#engine/visible.ts';
import type { LeadState } from '#sandbox/rules/step-order.ts';
import { currentRoute, factsOfLead, orderOf } from '#sandbox/rules/step-order.ts';
import { stepEntry, stepWords } from '../../scripts/journey-map/map.ts';
import { rulesPage } from '../../scripts/rule-coverage.ts';
import type { Journey } from './edits/edit.ts';
import { routeOf, stepsIn } from './edits/edit.ts';

/** Borrowers who differ in what conditions ask of the session. */
const borrowers: readonly Facts[] = [
  exampleFacts,
  { ...exampleFacts, leadType: 'New Case' },
  { ...exampleFacts, leadType: 'Repeat Case', repeatCustomer: true },
];

/** What the sandbox keeps of a step that was saved with its first passing example. */
const keptOf = (step: Step, facts: Facts) =>
  'call' in step.save
    ? {}
    : savingOf(step, step.examples.pass[0] ?? {}, { leadID: 48213, facts, origin: 'https://kadam.example' }).body;

/** The places to which the sandbox leads a borrower who gives the first passing example of each step. */
function ledThrough(journey: Journey, leadType: LeadState['leadType']): Route[] {
  const steps = stepsIn(journey);
  const order = orderOf(journey);
  let leadState: LeadState = { leadType, status: 'Active', underwriting: 'approved', done: [] };
  for (;;) {
    const at = currentRoute(leadState, steps, order);
    if (at === undefined) return [...leadState.done];
    const step = steps.find(({ route }) => route === at);
    const { facts } = factsOfLead(leadState, steps);
    const { leadID: _, ...kept }: Record<string, unknown> = step ? keptOf(step, facts) : {};
    const answers = { ...leadState.answers, ...(kept as NonNullable<LeadState['answers']>) };
    leadState = { ...leadState, answers, done: [...leadState.done, at] };
  }
}

/** What holds of every journey that the checker accepts. */
export const claimsOfJourneys: Readonly<Record<string, (journey: Journey) => void>> = {
  'progress rises at each place that a borrower passes'(journey) {
    const order = journey.map(routeOf);
    for (const facts of borrowers) {
      const { skippedSteps } = skipSteps(stepsIn(journey), facts);
      const passed = order.filter((route) => !skippedSteps.includes(route));
      const percents = passed.map((route) => progressPercent(visibleRoutes(order, skippedSteps, route), route) ?? -1);
      expect(percents).toEqual([...new Set(percents)].toSorted((one, other) => one - other));
      expect(percents.every((percent) => percent > 0 && percent < 100)).toBe(true);
    }
  },

  'a back arrow leads to an earlier place, and to none that the borrower is not asked'(journey) {
    const order = journey.map(routeOf);
    const steps = stepsIn(journey);
    for (const facts of borrowers) {
      const { skippedSteps } = skipSteps(steps, facts);
      const skipped = steps.filter(({ route }) => skippedSteps.includes(route));
      for (const { route, back } of steps) {
        const to = visibleBackRoute(backRoute(back, undefined, facts), skipped, facts);
        expect(skippedSteps).not.toContain(to);
        expect(order.indexOf(to)).toBeLessThan(order.indexOf(route));
      }
    }
  },

  'the sandbox leads to each place in the order of the journey, but to those that are not asked'(journey) {
    const order = journey.map(routeOf);
    const conditional = stepsIn(journey).flatMap(({ route, askIf }) => (askIf ? [route] : []));
    for (const leadType of ['New Case', 'Repeat Case'] as const) {
      const led = ledThrough(journey, leadType).filter((route) => order.includes(route));
      expect(led).toEqual(order.filter((route) => led.includes(route)));
      expect(order.filter((route) => !led.includes(route) && !conditional.includes(route))).toEqual([]);
    }
  },
};

/** What the generated pages say of a step. */
export async function claimOfPages(step: Step): Promise<void> {
  const page = rulesPage([step]);
  const rows = rulesOf(step).map(({ name }) => `| ${step.route} | \`${name}\` |`);
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  const entry = await stepEntry(step);
  expect(entry).toMatchObject({ id: step.route, name: step.section });
  expect(entry.calls.length).toBeGreaterThan(0);
  expect(stepWords(step)).toContain(`${step.section}: ${step.title}`);
}
