import type { Facts } from '#contract/session.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { fieldsInBody } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { normalized } from '#engine/typed.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { labelOf } from '#engine/wording.ts';

export type Body = Readonly<Record<string, unknown>>;

/** The answers in a body of this step, by field name. */
export function answersIn(step: Step, body: Body): Answers {
  const fields = Object.entries(fieldsInBody(step));
  return Object.fromEntries(fields.map(([name, field]) => [field, String(body[name] ?? '')]));
}

/** The answers of all steps that a lead has stored, by field name. */
export function answersOfLead(steps: readonly Step[], stored: Body): Answers {
  const answers = steps.flatMap((step) => Object.entries(answersIn(step, stored)));
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}

/** The message for an answer that the field cannot hold, so that the app never sends it: not offered, or not normalized. */
function notHeld(field: Field, value: string): string | undefined {
  if (normalized(field, value) === value) return undefined;
  if (field.kind === 'days') return 'Please choose a day from 1 to 31';
  if ('options' in field) return `Please choose one of: ${field.options.map(labelOf).join(', ')}`;
  return `Please send '${field.label}' as its field holds it.`;
}

/** §5: the message of the first broken rule; undefined if the answers are valid. Hidden fields and options take no answer. */
export function brokenRule({ fields }: Pick<Step, 'fields'>, answers: Answers, facts: Facts): string | undefined {
  const visible = visibleOf(fields, answers, facts);
  const hidden = Object.entries(fields).filter(([name]) => answers[name] && !visible.answers[name]);
  return [
    ...hidden.map(([name, { label }]) => {
      const field = visible.fields[name];
      return field ? notHeld(field, String(answers[name])) : `'${label}' is not asked here. Please leave it out.`;
    }),
    ...Object.values(messagesOf(fields, answers, facts)),
    ...Object.entries(visible.fields).map(([name, field]) => notHeld(field, answers[name] ?? '')),
  ].find(Boolean);
}
