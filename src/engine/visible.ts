import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Condition, Known } from './condition.ts';
import { isTrue } from './condition.ts';
import type { Field, Fields } from './fields.ts';
import type { Answers } from './rule.ts';
import { isOffered } from './typed.ts';

interface Conditional {
  readonly showIf?: Condition;
}

/** The same field with the options that show; the very same one where all of them do. */
function withVisibleOptions(field: Field, known: Known): Field {
  if (!('options' in field)) return field;
  const options = field.options.filter(({ showIf }: Conditional) => !showIf || isTrue(showIf, known));
  return options.length === field.options.length ? field : { ...field, options };
}

/** The fields of a step that show, with the options that show, and their answers. */
export interface Visible {
  readonly fields: Fields;
  /** Those of the visible fields alone; an empty text where the chosen option is hidden, or nothing was given. */
  readonly answers: Answers;
}

/**
 * What of a step shows, given the answers in it and those of earlier steps (`facts.answers`). A condition reads fields
 * from the top down: what a hidden field holds counts as not given. Validation, saving, the renderer, the sandbox and
 * the authoring tools all ask here.
 */
export function visibleOf(fields: Fields, given: Partial<Answers>, facts: Facts): Visible {
  const own = Object.entries(fields);
  const answers: Record<string, string> = { ...facts.answers, ...Object.fromEntries(own.map(([name]) => [name, ''])) };
  const known = { answers, facts };
  const shown = own.flatMap(([name, field]) => {
    if (field.showIf && !isTrue(field.showIf, known)) return [];
    const visible = withVisibleOptions(field, known);
    const value = given[name] ?? '';
    // Only what an option's condition hides is cleared; what was never an option is for the rules and the sandbox.
    answers[name] = isOffered(visible, value) || !isOffered(field, value) ? value : '';
    return [[name, visible] as const];
  });
  return {
    fields: Object.fromEntries(shown),
    answers: Object.fromEntries(shown.map(([name]) => [name, String(answers[name])])),
  };
}

/** The parts of a step that decide whether it and others are asked. */
export interface ConditionalStep {
  readonly route: Route;
  readonly fields: Fields;
  readonly askIf?: Condition;
}

/** What a borrower is asked of the journey. */
export interface SkipResult {
  /** The routes of the steps that are not asked, in the order of the journey. */
  readonly skippedSteps: readonly Route[];
  /** The answers that count, by their fields' names. */
  readonly answers: Answers;
}

/**
 * Which steps are asked, from the first one on. An answer of a step that is not asked, or of a hidden field, counts as not
 * given for the steps after it, whatever the draft still has.
 */
export function skipSteps(steps: readonly ConditionalStep[], facts: Facts): SkipResult {
  let answers: Answers = facts.answers;
  const skippedSteps = steps.flatMap(({ route, fields, askIf }) => {
    const known: Facts = { ...facts, answers };
    const isAsked = !askIf || isTrue(askIf, { answers, facts });
    const none = Object.fromEntries(Object.keys(fields).map((name) => [name, '']));
    answers = { ...answers, ...none, ...(isAsked && visibleOf(fields, answers, known).answers) };
    return isAsked ? [] : [route];
  });
  return { skippedSteps, answers };
}
