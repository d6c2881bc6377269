import * as z from 'zod/mini';
import type { Facts } from '#contract/session.ts';
import type { Fields } from './fields.ts';
import type { Answers } from './rule.ts';
import { brokenRule } from './rules.ts';
import { visibleOf } from './visible.ts';

type Texts = Record<string, string>;

/** The message under each visible field whose answer breaks a rule, by the field's name. An answer left out is empty. */
export function messagesOf(fields: Fields, answers: Partial<Answers>, facts: Facts): Readonly<Texts> {
  const visible = visibleOf(fields, answers, facts);
  const messages = Object.entries(visible.fields).flatMap(([name, { rules }]) => {
    const broken = brokenRule(rules, String(visible.answers[name]), visible.answers);
    return broken ? [[name, broken.message]] : [];
  });
  return Object.fromEntries(messages);
}

/** §5: a step as a zod schema of its answers, for its form: each visible field a text that passes its rules. */
export function stepSchema(fields: Fields, facts: () => Facts): z.ZodMiniType<Texts, Texts> {
  const texts = Object.fromEntries(Object.keys(fields).map((name) => [name, z.string()]));
  return z.object(texts).check(({ value: answers, issues }) => {
    for (const [name, message] of Object.entries(messagesOf(fields, answers, facts())))
      issues.push({ code: 'custom', path: [name], message, input: answers[name] });
  });
}
