import * as z from 'zod/mini';
import type { Facts } from '#contract/session.ts';
import type { Fields } from './fields.ts';
import type { Answers } from './rule.ts';
import { visibleOf } from './visible.ts';

/** §5: the first rule that does not hold, for each visible field, as the message it shows. Nothing where all hold. */
export function firstBroken(fields: Fields, given: Answers, facts: Facts): Record<string, string> {
  const { fields: visible, answers } = visibleOf(fields, given, facts);
  const broken = Object.entries(visible).flatMap(([name, { rules }]) => {
    const rule = rules.find(({ holds }) => !holds(String(answers[name]), answers, facts));
    return rule ? [[name, rule.message] as const] : [];
  });
  return Object.fromEntries(broken);
}

/** The same rules as a schema for the form: a text for each field, and one issue for each field that breaks a rule. */
export function stepSchema(
  fields: Fields,
  facts: Facts,
): z.ZodMiniType<Record<string, string>, Record<string, string>> {
  const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()]));
  return z.object(texts).check(({ value, issues }) => {
    for (const [name, message] of Object.entries(firstBroken(fields, value, facts))) {
      issues.push({ code: 'custom', path: [name], message, input: value[name] });
    }
  });
}
