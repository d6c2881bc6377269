import * as z from 'zod/mini';
import type { Facts } from '#contract/session.ts';
import type { Fields } from './fields.ts';
import type { Answers } from './rule.ts';
import { brokenRule } from './rules.ts';
import { visibleOf } from './visible.ts';

type Texts = Record<string, string>;

/** §5: a step as a zod schema of its answers, for the form and for the server: each visible field a text that passes its rules. */
export function stepSchema(fields: Fields, facts: Facts): z.ZodMiniType<Texts, Texts> {
  const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()]));
  return z.object(texts).check(({ value, issues }) => {
    const visible = visibleOf(fields, value, facts);
    for (const [name, { rules }] of Object.entries(visible.fields)) {
      const input = String(visible.answers[name]);
      const broken = brokenRule(rules, input, visible.answers);
      if (broken) issues.push({ code: 'custom', path: [name], message: broken.message, input });
    }
  });
}

/** The message under each field that has one, by the field's name, as `stepSchema` finds it. An answer left out is empty. */
export function messagesOf(fields: Fields, answers: Partial<Answers>, facts: Facts): Readonly<Texts> {
  const whole = Object.fromEntries(Object.keys(fields).map((name) => [name, answers[name] ?? '']));
  const { error } = stepSchema(fields, facts).safeParse(whole);
  return Object.fromEntries(error?.issues.map(({ path, message }) => [String(path[0]), message]) ?? []);
}
