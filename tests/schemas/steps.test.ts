import { describe, expect, test } from 'vitest';
import { boundsOf, rulesOf, unbroken } from '#authoring/break-rules.ts';
import { sidesOf } from '#authoring/break-values.ts';
import { exampleAnswers, exampleFacts, messagesOf } from '#authoring/check-answers.ts';
import { told } from '#authoring/check-finding.ts';
import { checkJourney } from '#authoring/check-journey.ts';
import { routes } from '#contract/routes.ts';
import { backRoute } from '#engine/back.ts';
import { savingOf } from '#engine/saving.ts';
import { journey, stepByRoute, steps } from '#schemas/index.ts';
import { iconNames } from '#ui/brand/icon-names.ts';
import * as specification from './specification.ts';

const context = { leadID: 48213, facts: exampleFacts, origin: 'https://kadam.example' };
const repeatCustomer = { ...exampleFacts, repeatCustomer: true };
const known = { routes, icons: iconNames };

test('the journey goes in the onboarding order', () => {
  const order: string[] = journey.map((place) => (typeof place === 'string' ? place : place.route));
  expect(order.filter((route) => specification.onboardingOrder.includes(route))).toEqual(specification.onboardingOrder);
});

test('the checker finds nothing wrong with the journey', () => {
  expect(checkJourney(journey, known).map(told)).toEqual([]);
});

test('a route that no schema draws has no step', () => {
  expect(stepByRoute('/gender')?.title).toBe('What is your gender?');
  expect(stepByRoute('/enter-aadhar')).toBeUndefined();
});

describe.for(steps)('$route', (step) => {
  test.for(step.examples.pass)('takes %o', (answers) => {
    expect(messagesOf(step, answers, exampleFacts)).toEqual({});
  });

  test.for(step.examples.fail)('says what is wrong with $answers', ({ answers, errors }) => {
    expect(messagesOf(step, exampleAnswers(step, answers), exampleFacts)).toEqual(errors);
  });

  test('has no rule that nothing breaks, and no bound without an answer on each side of it', () => {
    expect(unbroken(step)).toEqual([]);
    const sides = rulesOf(step).flatMap(({ name, is }) => sidesOf(is).map(({ side }) => `${name} ${side}`));
    expect(boundsOf(step).map(({ name, side }) => `${name} ${side}`)).toEqual(sides);
  });
});

describe.for(specification.steps)('$route, as specified,', ({ route, keeps, back, sends }) => {
  const step = steps.find((each) => each.route === route) ?? expect.unreachable(`${route} has no schema`);

  test('keeps its answers under the names of the specification', () => {
    expect(Object.keys(step.fields).join(' ')).toBe(keeps);
  });

  test('gives the messages of the specification in its order, and our own', () => {
    for (const [name, { rules }] of Object.entries(step.fields)) {
      const { [name]: given = [] } = specification.messages;
      const { [name]: own = [] } = specification.ownMessages;
      const messages = rules.map(({ message }) => message);
      expect(messages.filter((message) => !own.includes(message))).toEqual(given);
      expect(messages.filter((message) => own.includes(message))).toEqual(own);
    }
  });

  test('offers the options of the specification in its order', () => {
    for (const [name, field] of Object.entries(step.fields)) {
      const offered = 'options' in field ? field.options.map(({ value }) => value).join(', ') : undefined;
      expect(offered, name).toBe(specification.options[name]);
    }
  });

  test('sends exactly the body of the specification', () => {
    const { call, body } = savingOf(step, exampleAnswers(step, {}), context);
    expect([`${call.method} ${call.path}`, body]).toEqual(sends);
  });

  test('leads back where the specification says', () => {
    const [otherwise, supplied, repeat = otherwise] = back;
    for (const [facts, target] of [
      [exampleFacts, otherwise],
      [repeatCustomer, repeat],
    ] as const) {
      expect(backRoute(step.back, undefined, facts)).toBe(target);
      expect(backRoute(step.back, '/confirm-details', facts)).toBe(supplied ? '/confirm-details' : target);
    }
  });
});
