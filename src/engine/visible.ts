import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { type ConditionInput, isTrue } from './condition.ts';
import { isOffered } from './field-value.ts';
import { type Field, type Fields, type Option, optionsOf } from './fields.ts';
import type { Answers } from './rule.ts';
import type { Step } from './step.ts';

/** The same field with the options that show; the very same one where all of them do. */
function withVisibleOptions(field: Field, known: ConditionInput): Field {
  if (!('options' in field)) return field;
  const options = field.options.filter(({ showIf }: Option) => !showIf || isTrue(showIf, known));
  return options.length === field.options.length ? field : { ...field, options };
}

/** Whether a condition decides on one of the fields or of their options. */
export function hasConditions(fields: Fields): boolean {
  return Object.values(fields).some((field) => field.showIf || optionsOf(field).some(({ showIf }) => showIf));
}

/**
 * What of a step shows, from the top down: its fields with the options that show, and the answers of these fields alone.
 * A hidden field counts as empty, a hidden option as not chosen. `facts` has the earlier answers.
 */
export function visibleOf(fields: Fields, written: Partial<Answers>, facts: Facts) {
  const own = Object.entries(fields);
  const answers: Record<string, string> = { ...facts.answers, ...Object.fromEntries(own.map(([name]) => [name, ''])) };
  const known = { answers, facts };
  const shown = own.flatMap(([name, field]) => {
    if (field.showIf && !isTrue(field.showIf, known)) return [];
    const visible = withVisibleOptions(field, known);
    const value = written[name] ?? '';
    // Only what an option's condition hides is cleared; what was never an option is for the rules and the sandbox.
    answers[name] = isOffered(visible, value) || !isOffered(field, value) ? value : '';
    return [[name, visible] as const];
  });
  const visible: Fields = Object.fromEntries(shown);
  const kept: Answers = Object.fromEntries(shown.map(([name]) => [name, String(answers[name])]));
  return { fields: visible, answers: kept };
}

/** Which steps are skipped. An answer of a skipped step or a hidden field counts as empty for the steps after it. */
export function skipSteps(steps: readonly Pick<Step, 'route' | 'fields' | 'askIf'>[], facts: Facts) {
  let answers: Answers = facts.answers;
  const skippedSteps: readonly Route[] = steps.flatMap(({ route, fields, askIf }) => {
    if (!askIf && !hasConditions(fields)) return [];
    const known: Facts = { ...facts, answers };
    const isShown = !askIf || isTrue(askIf, { answers, facts });
    const none = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
    answers = { ...answers, ...none, ...(isShown && visibleOf(fields, answers, known).answers) };
    return isShown ? [] : [route];
  });
  return { skippedSteps, answers };
}
