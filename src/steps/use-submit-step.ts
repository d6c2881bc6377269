import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { decide } from '#engine/decision.ts';
import { submitAtLeastMs } from '#engine/delays.ts';
import { go, withEvents } from '#engine/outcome.ts';
import type { Answers } from '#engine/rule.ts';
import type { Save, Step } from '#engine/step.ts';
import { savingOf } from '#engine/step.ts';
import { useOnce } from '#screen/once.ts';
import { useRouteState } from '#screen/route-state.ts';
import type { NavigationResult } from '#screen/run-context.ts';
import { useRun } from '#screen/run-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';
import { useSession } from '#session/session-context.ts';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The answers that may stay in the draft. */
function keepable(step: Step, answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !step.fields[name]?.secret));
}

/** What Next does: keeps, asks for a confirmation where one stands, saves, and carries out what the answer means. */
export function useSubmitStep(step: Step, form: UseFormReturn<Answers>, loadSaved: () => Promise<unknown>) {
  const send = useLeadSend();
  const session = useSession();
  const { run } = useRun();
  const { back } = useRouteState();
  const [confirming, setConfirming] = useState(false);

  const host = {
    show: () => setConfirming(true),
    fieldError: (field: string, message: string) => form.setError(field, { message }, { shouldFocus: true }),
  };

  async function save(how: Save, answers: Answers, rest?: Promise<void>): Promise<NavigationResult> {
    const facts = session.facts();
    const saving = (leadID: number) => savingOf(how, answers, { leadID, facts, origin: location.origin, back });
    const { call, decision } = saving(facts.leadID ?? 0);
    // Beside the work, not after it: the longer of the two is what a person waits.
    const [reply] = await Promise.all([send(call, (leadID) => ({ body: saving(leadID).body })), rest]);
    const { row, outcome } = decide(decision, reply, session.facts());
    // A sheet that stands after saving is part of the step: it is saved once its Yes is.
    const saved = reply.kind === 'answered' && how === (step.confirm?.save ?? step.save);
    const told = saved ? withEvents([{ event: 'step_saved', data: { route: step.route } }], outcome) : outcome;
    return run(told, host, { table: decision, row });
  }

  /** decisions.md §9: nothing is saved unless what the server has is known, and does not speak against the answers. */
  async function refused(answers: Answers): Promise<NavigationResult | undefined> {
    const { prefill } = step;
    if (!prefill?.refuses || !prefill.when(session.facts())) return undefined;
    const saved = await loadSaved();
    // `usePrefill` has shown why the read failed.
    if (saved === undefined) return 'stayed';
    const outcome = prefill.refuses(saved, answers);
    return outcome && run(outcome, host);
  }

  async function next(answers: Answers, rest?: Promise<void>): Promise<NavigationResult> {
    session.keepAnswers(keepable(step, answers));
    if (step.repeat === 'saves locally' && session.facts().repeatCustomer) return run(go('/confirm-details'));
    const refusal = await refused(answers);
    if (refusal) return refusal;
    if (step.confirm?.stands !== 'before saving') return save(step.save, answers, rest);
    await rest;
    setConfirming(true);
    return 'stayed';
  }

  const [busy, submit] = useOnce((answers: Answers) =>
    next(answers, step.slowSubmit ? wait(submitAtLeastMs) : undefined),
  );
  const [confirmBusy, confirm] = useOnce(async () => {
    const answers = form.getValues();
    const ended = (await refused(answers)) ?? (await save(step.confirm?.save ?? step.save, answers));
    if (ended === 'stayed') setConfirming(false);
    return ended;
  });
  return { busy, submit, confirming, confirmBusy, confirm, cancel: () => setConfirming(false) };
}
