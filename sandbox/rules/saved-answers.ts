import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { normalizeWhole } from '#engine/field-value.ts';
import type { Field } from '#engine/fields.ts';
import type { Answers } from '#engine/rule.ts';
import { fieldsInBody, saveKeys } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { messagesOf } from '#engine/validate.ts';
import { visibleOf } from '#engine/visible.ts';
import { labelOf } from '#engine/wording.ts';

/** The body of a save, or its stored answers: values by the server's names. */
export type Body = Readonly<Record<string, unknown>>;

/** The answers in a body of this step, by field name. */
function answersIn(step: Step, body: Body): Answers {
  const fields = Object.entries(fieldsInBody(step));
  return Object.fromEntries(fields.map(([name, field]) => [field, String(body[name] ?? '')]));
}

/** The answers of all steps that a lead has stored, by field name. */
export function answersOfLead(steps: readonly Step[], stored: Body): Answers {
  const answers = steps.flatMap((step) => Object.entries(answersIn(step, stored)));
  return Object.fromEntries(answers.filter(([, value]) => value !== ''));
}

/** The message for an answer that the app never sends: an option that is not offered, or text that is not normalized. */
function notHeldMessage(field: Field, value: string): string | undefined {
  if (normalizeWhole(field, value) === value) return undefined;
  if ('options' in field) return `Please choose one of: ${field.options.map(labelOf).join(', ')}`;
  return `Please send '${field.label}' as its field holds it.`;
}

/** §5: the message of the first broken rule, if any. An answer to a hidden field or with a hidden option is one, too. */
function brokenRule({ fields }: Step, answers: Answers, facts: Facts): string | undefined {
  const visible = visibleOf(fields, answers, facts);
  const hidden = Object.entries(fields).filter(([name]) => answers[name] && !visible.answers[name]);
  return [
    ...hidden.map(([name, { label }]) => {
      const field = visible.fields[name];
      return field
        ? notHeldMessage(field, String(answers[name]))
        : `'${label}' is not asked here. Please leave it out.`;
    }),
    ...Object.values(messagesOf(fields, answers, facts)),
    ...Object.entries(visible.fields).map(([name, field]) => notHeldMessage(field, String(answers[name]))),
  ].find(Boolean);
}

const quoted = (keys: readonly string[]) => keys.map((key) => `'${key}'`).join(', ');

/** The save keys of visible fields that a body lacks. */
function missingKeys(step: Step, body: Body, facts: Facts): readonly string[] {
  const { fields } = visibleOf(step.fields, answersIn(step, body), facts);
  return Object.entries(saveKeys(step)).flatMap(([key, name]) =>
    name in fields && body[key] === undefined ? [key] : [],
  );
}

/** Why a body of a step is refused: the answer that is missing, or the message of the first broken rule. */
export function refusalOf(step: Step, body: Body, facts: Facts): string | undefined {
  const missing = missingKeys(step, body, facts);
  if (missing.length > 0) return `All answers of ${step.route} are saved together: ${quoted(missing)} is missing.`;
  return brokenRule(step, answersIn(step, body), facts);
}

/** The answers of a step as a lead stores them. A field that is not sent is hidden, so its earlier answer is deleted. */
export function storedAnswers<Sent extends object>(step: Step, sent: Sent) {
  return { ...Object.fromEntries(Object.keys(saveKeys(step)).map((key) => [key, undefined])), ...sent };
}

/** The steps that a body answers in full, each with its part of the body; none that is skipped and has only empty answers. */
export function stepsAnswered<Value>(
  body: Readonly<Record<string, Value>>,
  steps: readonly Step[],
  facts: Facts,
  skipped: readonly Route[],
) {
  return steps.flatMap((step) => {
    const sent = Object.keys(saveKeys(step)).map((key) => [key, body[key]] as const);
    const isSkipped = skipped.includes(step.route) && !sent.some(([, value]) => value);
    if (sent.length === 0 || isSkipped || missingKeys(step, body, facts).length > 0) return [];
    return [[step, Object.fromEntries(sent)] as const];
  });
}

/** The step that has these save keys, or the problem as a text. */
export function stepOfKeys(keys: readonly string[], steps: readonly Step[]): Step | string {
  const isOf = (step: Step) => (key: string) => Object.hasOwn(saveKeys(step), key);
  const unknown = keys.filter((key) => !steps.some((step) => isOf(step)(key)));
  if (unknown.length > 0) return `Send one of the known keys with leadID, not ${quoted(unknown)}.`;
  const [step, ...others] = steps.filter((one) => keys.some(isOf(one)));
  if (!step) return 'Send the save keys of a step with leadID.';
  if (others.length === 0) return step;
  const routes = [step, ...others].map(({ route }) => route).join(' and ');
  return `Save one step at a time: ${quoted(keys)} are the keys of ${routes}.`;
}
