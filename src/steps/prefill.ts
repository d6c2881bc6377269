import { type RefObject, useEffect } from 'react';
import type { Call } from '#contract/call.ts';
import { plainRead } from '#engine/decisions/plain-read.ts';
import { normalizedAnswers } from '#engine/field-value.ts';
import { isPrefilled, prefilledAnswers } from '#engine/prefilled.ts';
import type { Answers } from '#engine/rule.ts';
import type { Prefill as PrefillSpec, Step } from '#engine/step.ts';
import { prefillCalls } from '#engine/step-calls.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import { type StepFormValue, useStepForm } from './step-form.tsx';

/** Whether a typed code fills this field: the saved bank need not be the bank of another IFSC. */
function isFilledByCode(name: string, saved: Partial<Answers>, fields: Step['fields'], form: StepFormValue): boolean {
  return Object.entries(fields).some(([code, field]) => {
    const typed = form.getValues(code);
    return field.kind === 'lookup' && field.fills === name && typed !== '' && typed !== saved[code];
  });
}

interface PrefillProps {
  readonly prefill: PrefillSpec;
  readonly fields: Step['fields'];
  /** Set to the server's answer, which Next compares with what was typed. */
  readonly prefillAnswer: RefObject<unknown>;
}

/** Fills saved answers of the server into empty fields: a late answer never overwrites what was typed. */
export function Prefill({ prefill, fields, prefillAnswer }: PrefillProps): null {
  const facts = useCountedFacts();
  const form = useStepForm();
  // Not cached after the screen: a later save makes it out of date.
  const { body } = useScreenRead<Call>({ call: prefillCalls[prefill.call], request: () => ({}) }, plainRead, {
    enabled: isPrefilled(prefill, facts()),
    gcTime: 0,
  });

  useEffect(() => {
    prefillAnswer.current = body;
    if (body === undefined) return;
    const texts = normalizedAnswers(fields, prefilledAnswers(prefill, body));
    for (const [name, value] of Object.entries(texts)) {
      if (!value || form.getValues(name) !== '' || isFilledByCode(name, texts, fields, form)) continue;
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
    }
  }, [body, prefill, fields, form, prefillAnswer]);
  return null;
}
