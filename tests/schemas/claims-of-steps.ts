import { expect } from 'vitest';
import { boundsOf, breaksOf, rulesOf, unbroken } from '#authoring/break-rules.ts';
import { sidesOf } from '#authoring/break-search.ts';
import { exampleAnswers, factsFor } from '#authoring/check-answers.ts';
import { textsOf } from '#authoring/step-texts.ts';
import type { Facts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import { passes } from '#engine/rules.ts';
import { savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { canBeTyped, normalized } from '#engine/typed.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { labelOf } from '#engine/wording.ts';
import { answersIn, brokenRule } from '#sandbox/rules/saved-answers.ts';
import { storiesOf } from '../../.storybook/schema-stories.ts';

const origin = 'https://kadam.example';

function brokenRules(step: Step, answers: Answers, facts: Facts) {
  const { fields } = visibleOf(step.fields, answers, facts);
  return rulesOf({ ...step, fields }).flatMap(({ name, field, is }) =>
    passes(is, answers[field] ?? '', { answers, facts }) ? [] : [name],
  );
}

/** The passing examples of a step, whole, each with a borrower to whom its fields show. */
const passing = (step: Step) =>
  step.examples.pass.map((example) => {
    const facts = factsFor(step, example);
    const answers = exampleAnswers(step, example, facts);
    return { answers, facts, ...savingOf(step, answers, { leadID: 48213, facts, origin }) };
  });

const readKeys = ['title', 'subtitle', 'section', 'label', 'hint', 'placeholder', 'reason', 'groupTitle', 'message'];

/** The texts under the names of what a borrower reads, wherever they are in a step. */
function readTexts(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    readKeys.includes(key) && typeof value === 'string'
      ? [value]
      : ['hindi', 'examples'].includes(key)
        ? []
        : readTexts(value),
  );
}

/** What holds of every step that the checker accepts: of those in schemas/, and of any edit of them. */
export const claimsOfSteps: Readonly<Record<string, (step: Step) => void>> = {
  'accepts its passing examples'(step) {
    for (const { answers, facts } of passing(step)) expect(messagesOf(step.fields, answers, facts)).toEqual({});
  },

  'shows the expected messages of its failing examples'(step) {
    for (const { answers, errors } of step.examples.fail) {
      const facts = factsFor(step, answers);
      expect(messagesOf(step.fields, exampleAnswers(step, answers, facts), facts)).toEqual(errors);
    }
  },

  'has no rule that nothing breaks, and no bound without an answer on each side of it'(step) {
    expect(unbroken(step)).toEqual([]);
    const sides = rulesOf(step).flatMap(({ name, is }) => sidesOf(is).map(({ side }) => `${name} ${side}`));
    expect(boundsOf(step).map(({ name, side }) => `${name} ${side}`)).toEqual(sides);
  },

  'never cuts an answer that is too long or too much: its rule reports it'(step) {
    const most = breaksOf(step).filter(({ rule }) => ['maxLength', 'atMost'].includes(rule));
    expect(most.filter(({ typed }) => !typed)).toEqual([]);
  },

  'has an answer that breaks each rule, alone or with the named others'(step) {
    for (const { name, answers, facts, others, alone, typed } of breaksOf(step)) {
      expect(brokenRules(step, answers, facts).toSorted()).toEqual([name, ...others].toSorted());
      expect(alone).toBe(others.length === 0);
      expect(typed).toBe(canBeTyped(step.fields, answers));
    }
  },

  'accepts an answer just inside each bound, and none just outside'(step) {
    for (const { name, side, answers, facts } of boundsOf(step)) {
      const broken = brokenRules(step, answers, facts);
      if (side === 'inside') expect(broken).toEqual([]);
      else expect(broken).toContain(name);
    }
  },

  'sends a body that fits its call, and that the sandbox accepts'(step) {
    for (const { answers, facts, call, body } of passing(step)) {
      expect(call.body?.safeParse(body).error).toBeUndefined();
      const held = Object.entries(answers).map(([name, text]) => {
        const field = step.fields[name];
        return [name, field ? normalized(field, text) : text];
      });
      expect(answersIn(step, body)).toMatchObject(Object.fromEntries(held));
      expect(brokenRule(step, answersIn(step, body), facts)).toBeUndefined();
    }
  },

  'is rejected by the sandbox with an expected message for its failing examples'(step) {
    for (const { answers, errors } of step.examples.fail) {
      const facts = factsFor(step, answers);
      expect(Object.values(errors)).toContain(brokenRule(step, exampleAnswers(step, answers, facts), facts));
    }
  },

  'lets the sandbox accept only offered values'(step) {
    const [first = expect.unreachable('nothing passes')] = passing(step);
    const { fields } = visibleOf(step.fields, first.answers, first.facts);
    const [name, field] = Object.entries(fields)[0] ?? expect.unreachable('no field');
    if (!['choice', 'select', 'days'].includes(field.kind)) return;
    const { answers } = visibleOf(step.fields, { ...first.answers, [name]: 'Elsewhere' }, first.facts);
    expect(brokenRule(step, answers, first.facts)).toMatch(/^Please choose/);
  },

  'has Hindi for every text that a borrower reads'(step) {
    const options = Object.values(step.fields).flatMap((field) =>
      'options' in field ? field.options.map(labelOf) : [],
    );
    const read = [...readTexts(step), ...options];
    expect(textsOf(step).map(({ text }) => text)).toEqual(expect.arrayContaining(read));
    expect(read.filter((text) => !step.hindi?.[text])).toEqual([]);
  },

  'has stories with names of their own, one for each rule that can be broken and for each wording'(step) {
    const stories = storiesOf(step);
    const names = stories.map(({ exportName }) => exportName.toLowerCase());
    expect(new Set(names).size).toBe(names.length);
    const broken = stories.flatMap(({ args }) => args.broken ?? []);
    expect(broken).toEqual(breaksOf(step).flatMap(({ name, typed }) => (typed ? [name] : [])));
    expect(stories.flatMap(({ args }) => args.variant ?? [])).toEqual(Object.keys(step.variants ?? {}));
  },
};
