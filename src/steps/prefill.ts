import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readOptions } from '#api/read.ts';
import type { Call } from '#contract/call.ts';
import type { Reply } from '#contract/reply.ts';
import { decide } from '#engine/decision.ts';
import { plainRead } from '#engine/decisions/plain-read.ts';
import { normalizedAnswers } from '#engine/field-value.ts';
import { isPrefilled, prefilledAnswers } from '#engine/prefilled.ts';
import type { Prefill as PrefillSpec, Step } from '#engine/step.ts';
import { prefillCalls } from '#engine/step-calls.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useServices } from '#screen/services.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import type { SavedRead } from './flow.ts';
import { useStepForm } from './step-form.tsx';

/** Returns how to read the server's answer to the prefill: waits for a read that is running, and repeats one that failed. */
export function useReadSaved(prefill: PrefillSpec | undefined) {
  const queries = useQueryClient();
  const { send, session, isRoute, handledReplies } = useServices();
  return async (): Promise<SavedRead> => {
    if (!prefill) return {};
    const options = readOptions<Call>(send, prefillCalls[prefill.call], {});
    try {
      const { body } = await queries.query({
        ...options,
        // What an earlier visit read may be out of date while it is read again, or where that failed.
        staleTime: ({ state }) =>
          state.status === 'success' && state.fetchStatus === 'idle' ? 'static' : Number.NEGATIVE_INFINITY,
      });
      return { body };
    } catch (error) {
      // The query function throws nothing else.
      const reply = error as Reply;
      // The tap shows the failure, not the read: a code that a read only logs must not leave the tap without an answer.
      handledReplies.add(reply);
      return { failure: decide(plainRead, reply, session.facts(), isRoute).outcome };
    }
  };
}

/**
 * Fills saved answers of the server into empty fields: a late answer never overwrites what was typed. Beside another
 * answer it fills in nothing: an address, or an account, comes from one source.
 */
export function Prefill({ prefill, fields }: { prefill: PrefillSpec; fields: Step['fields'] }): null {
  const { session } = useServices();
  const facts = useCountedFacts();
  const form = useStepForm();
  // What was read before may be out of date.
  const { fresh } = useScreenRead<Call>({ call: prefillCalls[prefill.call], request: () => ({}) }, plainRead, {
    enabled: isPrefilled(prefill, facts()),
    onAppear: true,
  });

  useEffect(() => {
    if (fresh === undefined) return;
    const typed = form.getValues();
    const saved = Object.entries(normalizedAnswers(fields, prefilledAnswers(prefill, fresh))).filter(
      ([, value]) => value,
    );
    if (saved.some(([name, value]) => typed[name] && typed[name] !== value)) return;
    for (const [name, value] of saved) {
      // Drafted as empty: the borrower has removed it.
      if (form.getValues(name) !== '' || session.facts().answers[name] === '') continue;
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
      form.draft.prefill(name, value);
    }
  }, [fresh, prefill, fields, form, session]);
  return null;
}
