import type { Facts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import { entryOf } from '#engine/rules.ts';
import type { Step } from '#engine/step.ts';
import { canBeTyped } from '#engine/typed.ts';
import { messagesOf } from '#engine/validate.ts';
import {
  answersWith,
  cheapest,
  type PlacedRule,
  rulesBroken,
  rulesOf,
  type Side,
  sidesOf,
  valuesAgainst,
} from './break-search.ts';
import { exampleAnswers, factsFor } from './check-answers.ts';
import { nearest } from './check-nearest.ts';

/** Answers to a whole step, made for one rule of one field. */
interface Made extends PlacedRule {
  readonly answers: Answers;
  readonly facts: Facts;
  /** Whether they can be typed on the screen; what cannot is only for the server to reject. */
  readonly typed: boolean;
}

export interface Break extends Made {
  readonly message: string;
  readonly alone: boolean;
  /** The names of the rules that no answer spares while it breaks this one. */
  readonly others: readonly string[];
}

/** Answers made to break a rule, then the failing examples: some rules no typing mistake breaks. */
function* answersAgainst(step: Step, { field, rule }: PlacedRule, facts: Facts) {
  yield* answersWith(step, field, facts, (seed) => valuesAgainst(rule, seed));
  for (const { answers } of step.examples.fail) yield exampleAnswers(step, answers, facts);
}

/** A borrower to whom a field shows: the one of the example that answers it. */
function factsShowing(step: Step, field: string): Facts {
  const answering = step.examples.pass.find((example) => example[field]);
  return factsFor(step, answering, field);
}

function breakOf(step: Step, placed: PlacedRule, own: Facts | undefined): Break | undefined {
  const { field, rule, name } = placed;
  const facts = own ?? factsShowing(step, field);
  const found = cheapest(answersAgainst(step, placed, facts), (answers) => {
    const broken = rulesBroken(step, answers, facts);
    if (!broken.includes(name)) return undefined;
    const others = broken.filter((one) => one !== name);
    const message = String(messagesOf(step.fields, answers, facts)[field]);
    const typed = canBeTyped(step.fields, answers);
    const cost = 4 * others.length + (message === rule.message ? 0 : 2) + (typed ? 0 : 1);
    return { cost, broken: { ...placed, answers, facts, message, typed, alone: others.length === 0, others } };
  });
  return found?.broken;
}

/** For each rule that can be broken, answers that break it: with few others, with its message, such as can be typed. */
export function breaksOf(step: Step, facts?: Facts): readonly Break[] {
  return rulesOf(step).flatMap((placed) => breakOf(step, placed, facts) ?? []);
}

/** Values just inside each bound of §5, a length or an amount, where every rule holds, and just outside. */
export function boundsOf(step: Step, own?: Facts): readonly (Made & Pick<Side, 'side'>)[] {
  const sides = rulesOf(step).flatMap((placed) => sidesOf(placed.rule).map((side) => ({ placed, ...side })));
  return sides.flatMap(({ placed, side, valuesOf }) => {
    const facts = own ?? factsShowing(step, placed.field);
    const found = cheapest(answersWith(step, placed.field, facts, valuesOf), (answers) => {
      const broken = rulesBroken(step, answers, facts);
      const asWanted = side === 'inside' ? broken.length === 0 : broken.includes(placed.name);
      if (!asWanted) return undefined;
      const typed = canBeTyped(step.fields, answers);
      return { cost: 2 * broken.length + (typed ? 0 : 1), bound: { ...placed, side, answers, facts, typed } };
    });
    return found ? [found.bound] : [];
  });
}

function namesOf({ field, name, rule }: PlacedRule): readonly string[] {
  const { short } = entryOf(rule).entry.tools;
  return [name, ...(short === undefined ? [] : [`${field}:${short}`])];
}

/** The break of a rule by its name or a short one: 'companyName:minLength', 'companyName:min', 'min'. May throw. */
export function breakNamed(step: Step, written: string, facts?: Facts): Break {
  const wanted = written.toLowerCase();
  const isMeant = (name: string) => [name, name.slice(name.indexOf(':') + 1)].includes(wanted);
  const rules = rulesOf(step);
  const meant = rules.find((rule) => namesOf(rule).some((name) => isMeant(name.toLowerCase())));
  if (!meant) {
    const near = nearest(written, rules.flatMap(namesOf));
    const instead = near === undefined ? `one of ${rules.map(({ name }) => name).join(', ')}` : `'${near}'`;
    throw new Error(`'${written}' is no rule of ${step.route}; write ${instead}`);
  }
  const found = breakOf(step, meant, facts);
  if (!found) throw new Error(`nothing breaks '${meant.name}'; fix the rule in schemas${step.route}.ts`);
  return found;
}
