import type { Call } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Decision } from '#engine/decision.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import type { VariantName } from '#engine/events.ts';
import { call, go, type Outcome, show, withEvents, withLead } from '#engine/outcome.ts';
import { isPrefilled, refusalOf } from '#engine/prefilled.ts';
import type { Answers } from '#engine/rule.ts';
import { needsLead, savingOf } from '#engine/saving.ts';
import { buttonEvents } from '#engine/screen.ts';
import type { Save, Step } from '#engine/step.ts';
import type { SaveContext, StepView } from '#engine/step-calls.ts';

/** The body of the server's answer to the prefill; or what follows, where it cannot be read. */
export interface SavedRead {
  readonly body?: unknown;
  readonly failure?: Outcome;
}

/** The state of the step when Next or Yes is tapped. */
interface Submitted extends SaveContext {
  /** Of the visible fields. */
  readonly answers: Answers;
  readSaved(): Promise<SavedRead>;
  readonly variant?: VariantName | undefined;
}

/** §7: the events of a step's buttons. */
export const stepEvents = (route: Route) => buttonEvents(route, 'next', 'yes', 'no');

/** The answers without the secret ones, for the draft. */
export function withoutSecrets({ fields }: Pick<Step, 'fields'>, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !fields[name]?.secret));
}

/** §4 "Choice screens": whether only Next drafts the answer: a repeat customer's, which /confirm-details sends. */
export const isDraftedByNext = ({ repeatCustomer }: Pick<Step, 'repeatCustomer'>, facts: Facts) =>
  repeatCustomer === 'draft' && facts.repeatCustomer;

/** Next: back to the summary for a repeat customer, to the confirmation if there is one, or to the save. */
export function submitStep(step: Step, submitted: Submitted): Outcome<StepView> {
  if (isDraftedByNext(step, submitted.facts)) return go('/confirm-details');
  const atLeastMs = step.slowSubmit ? submitAtLeastMs : 0;
  return unlessRefused(step, submitted, () => {
    if (!step.confirm || step.confirm.save) return saveWith(step, step.save, submitted, atLeastMs);
    const sheet = show<StepView>('confirm');
    return atLeastMs ? { kind: 'wait', ms: atLeastMs, fromTap: true, then: sheet } : sheet;
  });
}

/** Yes: the save of the confirmation, or else that of the step. */
export function confirmStep(step: Step, submitted: Submitted): Outcome<StepView> {
  return unlessRefused(step, submitted, () => saveWith(step, step.confirm?.save ?? step.save, submitted));
}

/** §18: saves only after the server's answer to the prefill is known, and does not contradict the borrower's answers. */
function unlessRefused(step: Step, submitted: Submitted, then: () => Outcome<StepView>): Outcome<StepView> {
  const { prefill } = step;
  if (!isPrefilled(prefill, submitted.facts) || !prefill.refuses) return then();
  const checked = async () => {
    const { body, failure } = await submitted.readSaved();
    const refusal = failure ?? refusalOf(prefill, body, submitted.answers);
    return refusal ? closed(refusal) : then();
  };
  return { kind: 'lazy', fetch: checked };
}

const closed = (outcome: Outcome<StepView>) => show<StepView>('form', outcome);

function saveWith(step: Step, save: Save, submitted: Submitted, atLeastMs = 0): Outcome<StepView> {
  const { call: target, decision, body } = savingOf({ ...step, save }, submitted.answers, submitted);
  const table = savedBy(step, save, decision, submitted.variant);
  const request = () => ({ body });
  return call<Call, StepView>(target, needsLead(save) ? withLead(request) : request, table, { atLeastMs });
}

/** The table of a save, which also closes the confirmation and reports the saved step. */
function savedBy(step: Step, save: Save, table: Decision<unknown, unknown, StepView>, variant?: VariantName) {
  // A step with a confirmation after saving is saved with its Yes.
  const isLastSave = save === (step.confirm?.save ?? step.save);
  const closesConfirm = step.confirm !== undefined && isLastSave;
  const rows = table.rows.map((row): (typeof table.rows)[number] => ({
    ...row,
    then(input) {
      const outcome = closesConfirm ? closed(row.then(input)) : row.then(input);
      if (!isLastSave || input.reply.kind !== 'answered') return outcome;
      const data = { route: step.route, ...(variant && { variant }) };
      return withEvents([{ event: 'step_saved', data }], outcome);
    },
  }));
  return { ...table, rows };
}
