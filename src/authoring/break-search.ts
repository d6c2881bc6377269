import type { Facts } from '#contract/session.ts';
import type { Answers, PassingAnswer, RuleBound } from '#engine/rule.ts';
import { mistyped } from '#engine/rules/mutations.ts';
import { entryOf, passes, type Rule } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { visibleOf } from '#engine/visible.ts';
import { exampleAnswers } from './check-answers.ts';

/** A rule of a field, and what the two are called together. */
export interface PlacedRule {
  readonly field: string;
  readonly rule: Rule;
  /** 'companyName:minLength'; where a field has two such rules, 'pan:pattern' and 'pan:pattern2'. */
  readonly name: string;
}

export function rulesOf({ fields }: Step): readonly PlacedRule[] {
  return Object.entries(fields).flatMap(([field, { rules }]) =>
    rules.map((rule, place) => {
      const before = rules.slice(0, place).filter((other) => other.rule === rule.rule).length;
      return { field, rule, name: `${field}:${rule.rule}${before > 0 ? before + 1 : ''}` };
    }),
  );
}

/** The names of the rules of a step's visible fields that do not hold. */
export function rulesBroken(step: Step, answers: Answers, facts: Facts): readonly string[] {
  const { fields } = visibleOf(step.fields, answers, facts);
  const broken = rulesOf({ ...step, fields }).filter(
    ({ field, rule }) => !passes(rule, String(answers[field]), { answers, facts }),
  );
  return broken.map(({ name }) => name);
}

const madeUp = ['A', '1'];

/** The passing examples with other values in one field, then also in those that must have the same value. */
export function* answersWith(
  step: Step,
  field: string,
  facts: Facts,
  valuesOf: (passing: PassingAnswer) => readonly string[],
) {
  const same = rulesOf(step).filter(({ rule }) => rule.rule === 'sameAs' && rule.value === field);
  for (const example of step.examples.pass) {
    const answers = exampleAnswers(step, example, facts);
    const seeds = answers[field] ? [answers[field]] : madeUp;
    for (const value of seeds.flatMap((seed) => valuesOf({ text: seed, answers, facts }))) {
      const changed: Answers = { ...answers, [field]: value };
      yield changed;
      if (same.length > 0) yield { ...changed, ...Object.fromEntries(same.map((other) => [other.field, value])) };
    }
  }
}

/** The candidate of the least cost, the first of equals, without looking beyond one that costs nothing. */
export function cheapest<Found extends { readonly cost: number }>(
  candidates: Iterable<Answers>,
  weigh: (answers: Answers) => Found | undefined,
): Found | undefined {
  let best: Found | undefined;
  for (const answers of candidates) {
    const weighed = weigh(answers);
    if (weighed && (!best || weighed.cost < best.cost)) best = weighed;
    if (best?.cost === 0) break;
  }
  return best;
}

/** One side of a bound, and the values of one that passes, made to lie there. */
export interface Side {
  readonly side: 'inside' | 'outside';
  valuesOf(passing: Pick<PassingAnswer, 'text'>): readonly string[];
}

const outsideOf: Readonly<Record<RuleBound['end'], readonly number[]>> = { least: [-1], most: [1], exact: [-1, 1] };
const isTrimmed = (text: string) => text === text.trim();

/** The sides of a rule's bound; none where it has no bound. */
export function sidesOf(rule: Rule): readonly Side[] {
  const { entry, value } = entryOf(rule);
  const { bound } = entry.tools;
  if (!bound) return [];
  return [0, ...outsideOf[bound.end]].map((distance) => ({
    side: distance === 0 ? 'inside' : 'outside',
    valuesOf: ({ text }) => bound.measure.textsOf(text, Number(value) + distance).filter(isTrimmed),
  }));
}

/** Values that may break a rule, the most likely first: those its entry makes, then such as are mistyped. */
export function valuesAgainst(rule: Rule, passing: PassingAnswer): readonly string[] {
  const { entry, value } = entryOf(rule);
  return [...new Set([...entry.tools.breaks(passing, value), ...mistyped(passing)])].filter(isTrimmed);
}
