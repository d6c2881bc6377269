import { describe, expect, test } from 'vitest';
import { conditionalStates, exampleAnswers, exampleContext, exampleFacts, factsFor } from '#authoring/check-answers.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { backRoute, visibleBackRoute } from '#engine/back.ts';
import { normalizeWhole } from '#engine/field-value.ts';
import { progressPercent } from '#engine/progress.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { skipSteps } from '#engine/visible.ts';
import { answersIn, refusalOf, stepOfKeys } from '#sandbox/rules/saved-answers.ts';
import { currentRoute, factsOfLead, type LeadState, orderOf } from '#sandbox/rules/step-order.ts';
import { journey, order, stepByRoute, steps } from '#schemas/index.ts';
import { storiesOf } from '../../.storybook/schema-stories.ts';

test('a route without a schema has no step', () => {
  for (const step of steps) expect(stepByRoute(step.route)).toBe(step);
  expect(stepByRoute('/enter-aadhar')).toBeUndefined();
});

/** The complete passing examples of a step, each with the facts of a borrower who sees its fields. */
const passing = (step: Step) =>
  step.examples.pass.map((example) => {
    const facts = factsFor(step, example);
    const answers = exampleAnswers(step, example, facts);
    return { answers, facts, body: savingOf(step, answers, { ...exampleContext, facts }).body };
  });

describe.for(steps)('$route', (step: Step) => {
  test('sends a body that the sandbox accepts', () => {
    for (const { answers, facts, body } of passing(step)) {
      const held = Object.entries(answers).map(([name, text]) => {
        const field = step.fields[name];
        return [name, field ? normalizeWhole(field, text) : text];
      });
      expect(answersIn(step, body)).toMatchObject(Object.fromEntries(held));
      expect(refusalOf(step, body, facts)).toBeUndefined();
    }
  });

  test('is saved in each state of its conditional fields, or refused with the message that the app shows', () => {
    for (const { facts, answers } of conditionalStates(step)) {
      const { leadID: _, ...body } = savingOf(step, answers, { ...exampleContext, facts }).body;
      if (!('call' in step.save)) expect(stepOfKeys(Object.keys(body), steps)).toBe(step);
      expect(refusalOf(step, body, facts)).toBe(Object.values(messagesOf(step.fields, answers, facts))[0]);
    }
  });

  test('has stories with unique names', () => {
    const names = storiesOf(step).map(({ exportName }) => exportName.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
  });
});

/** What the sandbox stores when a step is saved with its first passing example. */
const storedAnswers = (step: Step, facts: Facts) =>
  'call' in step.save ? {} : savingOf(step, step.examples.pass[0] ?? {}, { ...exampleContext, facts }).body;

/** The routes to which the sandbox leads a borrower who gives the first passing example of each step. */
function routesOfJourney(lead_type: LeadState['lead_type']): Route[] {
  let leadState: LeadState = { lead_type, status: 'Active', underwriting: 'approved', done: [] };
  for (;;) {
    const at = currentRoute(leadState, steps, orderOf(journey));
    if (at === undefined) return [...leadState.done];
    const step = stepByRoute(at);
    const { facts } = factsOfLead(leadState, steps);
    const { leadID: _, ...stored }: Record<string, unknown> = step ? storedAnswers(step, facts) : {};
    const answers = { ...leadState.answers, ...(stored as NonNullable<LeadState['answers']>) };
    leadState = { ...leadState, answers, done: [...leadState.done, at] };
  }
}

const allSteps: readonly Step[] = steps;

/** Borrowers who differ in the facts of the session that conditions compare. */
describe.for<Facts>([
  exampleFacts,
  { ...exampleFacts, leadType: 'New Case' },
  { ...exampleFacts, leadType: 'Repeat Case', repeatCustomer: true },
])('for a borrower of lead type "$leadType"', (facts) => {
  const { skippedSteps } = skipSteps(steps, facts);

  test('progress rises at each step that the borrower passes, as long as there are fewer steps than per cents', () => {
    const passed = order.filter((route) => !skippedSteps.includes(route));
    const percents = passed.map((route) => progressPercent(order, route, skippedSteps) ?? -1);
    const rising = passed.length < 100 ? [...new Set(percents)] : percents;
    expect(percents).toEqual(rising.toSorted((one, other) => one - other));
    expect(percents.every((percent) => percent > 0 && percent < 100)).toBe(true);
  });

  test('a back arrow leads to an earlier route, and to none that the borrower skips', () => {
    const skipped = steps.filter(({ route }) => skippedSteps.includes(route));
    for (const { route, back } of steps) {
      const to = visibleBackRoute(backRoute(back, undefined, facts), skipped, facts);
      expect(skippedSteps).not.toContain(to);
      expect(order.indexOf(to)).toBeLessThan(order.indexOf(route));
    }
  });
});

test.for(['New Case', 'Repeat Case'] as const)(
  'the sandbox leads a %s through the order of the journey, without the routes that a condition skips',
  (leadType) => {
    const conditional = allSteps.flatMap(({ route, askIf }) => (askIf ? [route] : []));
    const led = routesOfJourney(leadType).filter((route) => order.includes(route));
    expect(led).toEqual(order.filter((route) => led.includes(route)));
    expect(order.filter((route) => !led.includes(route) && !conditional.includes(route))).toEqual([]);
  },
);
