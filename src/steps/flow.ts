import type { Call } from '#contract/call.ts';
import { needsLead } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Decision } from '#engine/decision.ts';
import { decision } from '#engine/decision.ts';
import { eachOutcome, sharedRows } from '#engine/decisions/shared.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import type { ButtonEvent, VariantName } from '#engine/events.ts';
import { withLead } from '#engine/lead-request.ts';
import type { Outcome } from '#engine/outcome.ts';
import { call, go, show, wait, withEvents } from '#engine/outcome.ts';
import { isPrefilled, refusalOf } from '#engine/prefilled.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import type { Save, Step, StepView } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';

/** What is known when Next or Yes is tapped. */
export interface Submitted {
  /** Those of the visible fields. */
  readonly answers: Answers;
  readonly facts: Facts;
  readonly origin: string;
  /** The page that led here, where it gave one to go back to. */
  readonly back?: Route | undefined;
  /** What the server has, where it was read already. */
  readonly saved?: unknown;
  /** The wording in which the step was read. */
  readonly variant?: VariantName | undefined;
}

const screenName = (route: Route) => route.slice(1).replaceAll('-', '_');

/** §7: the events of a step's buttons. */
export function stepEvents(route: Route): Readonly<Record<'next' | 'yes' | 'no', ButtonEvent>> {
  const name = screenName(route);
  return { next: `${name}_next_clk`, yes: `${name}_yes_clk`, no: `${name}_no_clk` };
}

/** The answers that may stay in the draft. */
export function keepable({ fields }: Pick<Step, 'fields'>, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !fields[name]?.secret));
}

/** Next: back to the summary for a repeat customer, to the confirmation where one stands, or to the save. */
export function submitStep(step: Step, given: Submitted): Outcome<StepView> {
  if (step.repeatCustomer === 'draft' && given.facts.repeatCustomer) return go('/confirm-details');
  const atLeastMs = step.slowSubmit ? submitAtLeastMs : 0;
  if (step.confirm?.when !== 'beforeSave')
    return unlessRefused(step, given, () => save(step, step.save, given, atLeastMs));
  const sheet = show<StepView>('confirm');
  return unlessRefused(step, given, () => (atLeastMs ? wait(atLeastMs, sheet) : sheet));
}

/** Yes: the confirmation closes with the answer. */
export function confirmStep(step: Step, given: Submitted): Outcome<StepView> {
  return unlessRefused(step, given, () => save(step, step.confirm?.save ?? step.save, given));
}

/** §18: nothing is saved unless what the server has is known, and does not speak against the answers. */
function unlessRefused(step: Step, given: Submitted, then: () => Outcome<StepView>): Outcome<StepView> {
  const { prefill } = step;
  if (!isPrefilled(prefill, given.facts) || !prefill.refuses) return then();
  const checked = (saved: unknown) => {
    const refusal = refusalOf(prefill, saved, given.answers);
    return refusal ? show<StepView>('form', refusal) : then();
  };
  if (given.saved !== undefined) return checked(given.saved);
  const table = decision<unknown, unknown, StepView>({
    title: 'What the server has',
    section: '§18',
    rows: [
      { label: '200: checked', when: ({ code }) => code === 200, then: ({ body }) => checked(body) },
      ...eachOutcome(sharedRows, closed),
    ],
  });
  return call<Call, StepView>(stepCalls[prefill.call], () => ({}), table);
}

const closed = (outcome: Outcome<StepView>) => show<StepView>('form', outcome);

function save(step: Step, how: Save, given: Submitted, atLeastMs = 0): Outcome<StepView> {
  const { answers, facts, origin, back } = given;
  const saving = (leadID: number) => savingOf(step, answers, { leadID, facts, origin, back }, how);
  const { call: target, decision: table } = saving(facts.leadID ?? 0);
  return call<typeof target, StepView>(
    target,
    needsLead(target) ? withLead((leadID) => ({ body: saving(leadID).body })) : () => ({ body: saving(0).body }),
    savedBy(step, how, table, given.variant),
    { atLeastMs },
  );
}

/** The table of a save: the confirmation that stood closes, and the step is reported once it is saved. */
function savedBy(step: Step, how: Save, table: Decision<unknown, unknown, StepView>, variant?: VariantName) {
  // A sheet that stands after saving is part of the step: it is saved once its Yes is.
  const isLast = how === (step.confirm?.save ?? step.save);
  const stood = step.confirm !== undefined && isLast;
  const rows = table.rows.map((row): (typeof table.rows)[number] => ({
    ...row,
    then(input) {
      const outcome = stood ? closed(row.then(input)) : row.then(input);
      if (!isLast || input.reply.kind !== 'answered') return outcome;
      const data = { route: step.route, ...(variant && { variant }) };
      return withEvents([{ event: 'step_saved', data }], outcome);
    },
  }));
  return { ...table, rows };
}
