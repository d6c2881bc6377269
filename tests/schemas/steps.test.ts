import { describe, expect, test } from 'vitest';
import { boundsOf, breaksOf, rulesOf, unbroken } from '#authoring/break-rules.ts';
import { sidesOf } from '#authoring/break-values.ts';
import { exampleAnswers, exampleFacts, messagesOf } from '#authoring/check-answers.ts';
import { stepByRoute, steps } from '#schemas/index.ts';

test('a route that no schema draws has no step', () => {
  for (const step of steps) expect(stepByRoute(step.route)).toBe(step);
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

  test('never cuts an answer that is too long or too much: its rule reports it', () => {
    const most = breaksOf(step).filter(({ rule }) => ['maxLength', 'atMost'].includes(rule));
    expect(most.filter(({ typed }) => !typed)).toEqual([]);
  });
});
