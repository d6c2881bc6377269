import { type RefObject, useEffect } from 'react';
import type { Call } from '#contract/call.ts';
import { plainRead } from '#engine/decisions/plain-read.ts';
import { normalizedAnswers } from '#engine/field-value.ts';
import { isPrefilled, prefilledAnswers } from '#engine/prefilled.ts';
import type { Prefill as PrefillSpec, Step } from '#engine/step.ts';
import { prefillCalls } from '#engine/step-calls.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { useStepForm } from './step-form.tsx';

interface PrefillProps {
  readonly prefill: PrefillSpec;
  readonly fields: Step['fields'];
  /** Set to the server's answer, which Next compares with what was typed. */
  readonly prefillAnswer: RefObject<unknown>;
}

/**
 * Fills saved answers of the server into empty fields: a late answer never overwrites what was typed. Beside another
 * answer it fills in nothing: an address, or an account, comes from one source.
 */
export function Prefill({ prefill, fields, prefillAnswer }: PrefillProps): null {
  const facts = useCountedFacts();
  const form = useStepForm();
  // A later save makes it out of date.
  const { body } = useScreenRead<Call>({ call: prefillCalls[prefill.call], request: () => ({}) }, plainRead, {
    enabled: isPrefilled(prefill, facts()),
    onAppear: true,
  });

  useEffect(() => {
    prefillAnswer.current = body;
    if (body === undefined) return;
    const typed = normalizedAnswers(fields, form.getValues());
    const saved = Object.entries(normalizedAnswers(fields, prefilledAnswers(prefill, body))).filter(
      ([, value]) => value,
    );
    if (saved.some(([name, value]) => typed[name] && typed[name] !== value)) return;
    for (const [name, value] of saved) {
      if (form.getValues(name) !== '') continue;
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
      form.draft.prefill(name, value);
    }
  }, [body, prefill, fields, form, prefillAnswer]);
  return null;
}
