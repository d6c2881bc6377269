import * as z from 'zod/mini';
import type { Facts } from '#contract/session.ts';
import type { Fields } from './fields.ts';
import type { Answers } from './rule.ts';
import type { Rule } from './rules.ts';
import { brokenRule } from './rules.ts';

type Texts = Record<string, string>;

/** The rules of a field as one zod check of the step's answers: one issue, with the message of the first broken rule. */
function fieldCheck(name: string, rules: readonly Rule[], facts: Facts): z.core.CheckFn<Texts> {
  return ({ value: answers, issues }) => {
    const input = String(answers[name]);
    const broken = brokenRule(rules, input, { answers, facts });
    // The fields after it are checked too.
    if (broken) issues.push({ code: 'custom', path: [name], message: broken.message, input, continue: true });
  };
}

/** §5: a step as a zod schema of its answers, for the form and for the lender: each field a text that passes its rules. */
export function stepSchema(fields: Fields, facts: Facts): z.ZodMiniType<Texts, Texts> {
  const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()]));
  const checks = Object.entries(fields).map(([name, { rules }]) => fieldCheck(name, rules, facts));
  return z.object(texts).check(...checks);
}

/** The message under each field that has one, by the field's name, as `stepSchema` finds it. An answer left out is empty. */
export function messagesOf(fields: Fields, answers: Partial<Answers>, facts: Facts): Readonly<Texts> {
  const whole = Object.fromEntries(Object.keys(fields).map((name) => [name, answers[name] ?? '']));
  const { error } = stepSchema(fields, facts).safeParse(whole);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}
