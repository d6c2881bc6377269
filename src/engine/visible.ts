import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { type ConditionInput, isTrue } from './condition.ts';
import { isOffered } from './field-value.ts';
import { type Field, type Fields, type Option, optionsOf } from './fields.ts';
import type { Answers } from './rule.ts';
import type { Step } from './step.ts';

/** The field with only its visible options; the same object where all are visible. */
function withVisibleOptions(field: Field, known: ConditionInput): Field {
  if (!('options' in field)) return field;
  const options = field.options.filter(({ showIf }: Option) => !showIf || isTrue(showIf, known));
  return options.length === field.options.length ? field : { ...field, options };
}

/** Whether any of the fields, or of their options, has a condition. */
export function hasConditions(fields: Fields): boolean {
  return Object.values(fields).some((field) => field.showIf || optionsOf(field).some(({ showIf }) => showIf));
}

const noAnswers = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

/**
 * The visible fields of a step, with their visible options, and the answers of these fields alone. Evaluated from the top
 * down: a hidden field counts as empty, a hidden option as not chosen. `facts` has the earlier answers.
 */
export function visibleOf(all: Fields, written: Partial<Answers>, facts: Facts) {
  const known = { answers: { ...facts.answers, ...noAnswers(all) }, facts };
  const fields: Record<string, Field> = {};
  const answers: Record<string, string> = {};
  for (const [name, field] of Object.entries(all)) {
    if (field.showIf && !isTrue(field.showIf, known)) continue;
    const visible = withVisibleOptions(field, known);
    const value = written[name] ?? '';
    // Only a value whose option is hidden is cleared; one that was never an option is left to the rules and the server.
    const answer = isOffered(visible, value) || !isOffered(field, value) ? value : '';
    known.answers[name] = answer;
    answers[name] = answer;
    fields[name] = visible;
  }
  return { fields, answers };
}

/** Which steps are skipped. An answer of a skipped step or a hidden field counts as empty for the steps after it. */
export function skipSteps(steps: readonly Pick<Step, 'route' | 'fields' | 'askIf'>[], facts: Facts) {
  let answers: Answers = facts.answers;
  const skippedRoutes: readonly Route[] = steps.flatMap(({ route, fields, askIf }) => {
    if (!askIf && !hasConditions(fields)) return [];
    const known: Facts = { ...facts, answers };
    const isShown = !askIf || isTrue(askIf, { answers, facts });
    answers = { ...answers, ...noAnswers(fields), ...(isShown && visibleOf(fields, answers, known).answers) };
    return isShown ? [] : [route];
  });
  return { skippedRoutes, answers };
}
