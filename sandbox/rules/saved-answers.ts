import type { Facts } from '#contract/session.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { fieldsInBody } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { isOffered } from '#engine/typed.ts';
import { messagesOf } from '#engine/validate.ts';

/** A body as it came. */
export type Body = Readonly<Record<string, unknown>>;

/** The answers that a body of this step carries, trimmed, by the names of its fields. */
export function answersIn(step: Step, body: Body): Answers {
  const fields = Object.entries(fieldsInBody(step));
  return Object.fromEntries(fields.map(([name, field]) => [field, String(body[name] ?? '').trim()]));
}

function notOffered(field: Field, value: string): string | undefined {
  if (value === '' || isOffered(field, value)) return undefined;
  if (!('options' in field)) return 'Please choose a day from 1 to 31';
  return `Please choose one of: ${field.options.map((option) => option.value).join(', ')}`;
}

/** §5: the message of the first rule that the answers of a step break; none where all hold. */
export function brokenRule(step: Step, answers: Answers, facts: Facts): string | undefined {
  const notOfferedIn = Object.entries(step.fields).map(([name, field]) => notOffered(field, answers[name] ?? ''));
  return [...Object.values(messagesOf(step.fields, answers, facts)), ...notOfferedIn].find(Boolean);
}
