import type { Facts } from '#contract/session.ts';
import { normalizedAnswers } from '#engine/field-value.ts';
import type { Fields } from '#engine/fields.ts';
import type { Answers, RuleBound } from '#engine/rule.ts';
import { entryOf, passes, type Rule } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { exampleAnswers, factsFor } from './check-answers.ts';

/** The rules of a field in their order, by their names; the second of one name has a number: 'pattern', 'pattern2'. */
export function rulesByName(rules: readonly Rule[]): Readonly<Record<string, Rule>> {
  const named = rules.map((rule, index) => {
    const before = rules.slice(0, index).filter((other) => other.rule === rule.rule).length;
    return [`${rule.rule}${before > 0 ? before + 1 : ''}`, rule];
  });
  return Object.fromEntries(named);
}

/** The rules of a step, each with its key in the schema and its name: 'companyName:minLength', 'pan:pattern2'. */
export function rulesOf({ fields }: Pick<Step, 'fields'>) {
  return Object.entries(fields).flatMap(([field, { rules }]) =>
    Object.entries(rulesByName(rules)).map(([name, rule], index) => {
      return { field, rule, name: `${field}:${name}`, key: `fields.${field}.rules[${index}]` };
    }),
  );
}

/** Whether these answers can be entered on the screen; others reach only the server. */
export function canBeTyped(fields: Fields, answers: Partial<Answers>): boolean {
  const normalized = normalizedAnswers(fields, answers);
  return Object.keys(fields).every((name) => normalized[name] === (answers[name] ?? ''));
}

type PlacedRule = ReturnType<typeof rulesOf>[number];

/** The names of the broken rules of a step's visible fields. */
function rulesBroken(step: Step, answers: Answers, facts: Facts): readonly string[] {
  const { fields } = visibleOf(step.fields, answers, facts);
  const broken = rulesOf({ fields }).filter(({ field, rule }) => !passes(rule, String(answers[field]), answers));
  return broken.map(({ name }) => name);
}

const madeUp = ['A', '1'];

type ValuesOf = (passing: string) => readonly string[];

/** The passing examples with other values in one field; then with the same values in the fields that must equal it. */
function* answersWith(step: Step, field: string, facts: Facts, valuesOf: ValuesOf) {
  const same = rulesOf(step).filter(({ rule }) => rule.rule === 'sameAs' && rule.value === field);
  for (const example of step.examples.pass) {
    const answers = exampleAnswers(step, example, facts);
    const seeds = answers[field] ? [answers[field]] : madeUp;
    const values = seeds.flatMap(valuesOf);
    for (const value of new Set(values)) {
      const changed: Answers = { ...answers, [field]: value };
      yield changed;
      if (same.length > 0) yield { ...changed, ...Object.fromEntries(same.map((other) => [other.field, value])) };
    }
  }
}

/**
 * The best of the wanted candidates: one that breaks the fewest other rules; of these, one that shows the message of this
 * rule; of these, one that can be typed; of these, the first.
 */
function bestOf(
  step: Step,
  placed: PlacedRule,
  facts: Facts,
  candidates: Iterable<Answers>,
  isWanted: (broken: readonly string[]) => boolean,
) {
  const weigh = (answers: Answers) => {
    const broken = rulesBroken(step, answers, facts);
    if (!isWanted(broken)) return undefined;
    const others = broken.filter((one) => one !== placed.name).length;
    const message = String(messagesOf(step.fields, answers, facts)[placed.field]);
    // Answers that cannot be typed on the screen can only be rejected by the server.
    const isTyped = canBeTyped(step.fields, answers);
    // A field that these answers hide has none.
    const { answers: shown } = visibleOf(step.fields, answers, facts);
    const cost = 4 * others + (message === placed.rule.message ? 0 : 2) + (isTyped ? 0 : 1);
    return { cost, made: { ...placed, answers: shown, facts, message, canBeTyped: isTyped, alone: others === 0 } };
  };
  let best: ReturnType<typeof weigh>;
  for (const answers of candidates) {
    const weighed = weigh(answers);
    if (weighed && (!best || weighed.cost < best.cost)) best = weighed;
    if (best?.cost === 0) break;
  }
  return best?.made;
}

const outsideOf: Readonly<Record<RuleBound['end'], readonly number[]>> = { least: [-1], most: [1], exact: [-1, 1] };

/** The sides of a rule's bound, each with a function that moves a passing value there; none for a rule without a bound. */
function sidesOf(rule: Rule) {
  const { entry, value } = entryOf(rule);
  const { bound } = entry.tools;
  if (!bound) return [];
  return [0, ...outsideOf[bound.end]].map((distance) => {
    const valuesOf: ValuesOf = (text) => [bound.measure.textOf(text, Number(value) + distance)];
    return { side: distance === 0 ? ('inside' as const) : ('outside' as const), valuesOf };
  });
}

/** What replaces a mistyped character, the most likely first; '' leaves it out. Paise of '.0' alone are dropped. */
const replacements = ['0', 'A', '5', 'a', '-', '.5', '@', ' ', ''];

/** The passing answer with one wrong character, the last character first. */
function mistyped(text: string): readonly string[] {
  const indexes = Array.from({ length: text.length }, (_, index) => text.length - 1 - index);
  return replacements.flatMap((put) => indexes.map((index) => text.slice(0, index) + put + text.slice(index + 1)));
}

/** Answers made to break a rule, the most likely first; then the failing examples, for rules that no typing mistake breaks. */
function* answersAgainst(step: Step, { field, rule }: PlacedRule, facts: Facts) {
  yield* answersWith(step, field, facts, (passing) => [
    '',
    ...sidesOf(rule).flatMap(({ valuesOf }) => valuesOf(passing)),
    ...mistyped(passing),
  ]);
  for (const { answers } of step.examples.fail) yield exampleAnswers(step, answers, facts);
}

/** A borrower who sees a field: the borrower of the example that answers it, or of an empty answer. */
const factsShowing = (step: Step, field: string): Facts =>
  factsFor(step, step.examples.pass.find((example) => example[field]) ?? { [field]: '' });

/** For each rule that can be broken, the best answers that break it (see `bestOf`). */
export function breaksOf(step: Step) {
  return rulesOf(step).flatMap((placed) => {
    const facts = factsShowing(step, placed.field);
    const candidates = answersAgainst(step, placed, facts);
    return bestOf(step, placed, facts, candidates, (broken) => broken.includes(placed.name)) ?? [];
  });
}

/** Answers just inside each bound of §5 (a length or an amount), where every rule passes, and just outside it. */
export function boundsOf(step: Step) {
  const sides = rulesOf(step).flatMap((placed) => sidesOf(placed.rule).map((side) => ({ placed, ...side })));
  return sides.flatMap(({ placed, side, valuesOf }) => {
    const facts = factsShowing(step, placed.field);
    const made = bestOf(step, placed, facts, answersWith(step, placed.field, facts, valuesOf), (broken) =>
      side === 'inside' ? broken.length === 0 : broken.includes(placed.name),
    );
    return made ? [{ ...made, side }] : [];
  });
}
