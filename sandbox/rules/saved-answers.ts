import type { Facts } from '#contract/session.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { fieldsInBody } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { isOffered } from '#engine/typed.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { labelOf } from '#engine/wording.ts';

/** A body as it came. */
export type Body = Readonly<Record<string, unknown>>;

/** The answers that a body of this step carries, trimmed, by the names of its fields. */
export function answersIn(step: Step, body: Body): Answers {
  const fields = Object.entries(fieldsInBody(step));
  return Object.fromEntries(fields.map(([name, field]) => [field, String(body[name] ?? '').trim()]));
}

/** The answers of all steps that a lead keeps, by the names of their fields. */
export function answersOfLead(steps: readonly Step[], kept: Body): Answers {
  const answers = steps.flatMap((step) => Object.entries(answersIn(step, kept)));
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}

function notOffered(field: Field, value: string): string | undefined {
  if (value === '' || isOffered(field, value)) return undefined;
  if (!('options' in field)) return 'Please choose a day from 1 to 31';
  return `Please choose one of: ${field.options.map(labelOf).join(', ')}`;
}

/**
 * §5: the message of the first rule that the answers of a step break; none where all hold. A hidden field breaks no rule,
 * and takes no answer either; a hidden option is not offered.
 */
export function brokenRule({ fields }: Pick<Step, 'fields'>, answers: Answers, facts: Facts): string | undefined {
  const visible = visibleOf(fields, answers, facts);
  const hidden = Object.entries(fields).filter(([name]) => answers[name] && !visible.answers[name]);
  return [
    ...hidden.map(([name, { label }]) => {
      const field = visible.fields[name];
      return field ? notOffered(field, String(answers[name])) : `'${label}' is not asked here. Please leave it out.`;
    }),
    ...Object.values(messagesOf(fields, answers, facts)),
    ...Object.entries(visible.fields).map(([name, field]) => notOffered(field, answers[name] ?? '')),
  ].find(Boolean);
}
