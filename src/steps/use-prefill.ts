import { useEffect } from 'react';
import { type Call, nothing } from '#contract/call.ts';
import { plainRead } from '#engine/decisions/read.ts';
import { isPrefilled, prefilledAnswers } from '#engine/prefilled.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';
import { normalized } from '#engine/typed.ts';
import { useServices } from '#screen/services.ts';
import { useScreenRead } from '#screen/use-screen-read.ts';
import type { StepFormValue } from './step-form.tsx';

const noCall: Call = { method: 'GET', path: '', answer: nothing, example: { answer: {} } };

/** Whether a typed code fills this field: the saved bank is not the bank of another IFSC. */
function isFilledByCode(name: string, saved: Partial<Answers>, fields: Step['fields'], form: StepFormValue): boolean {
  return Object.entries(fields).some(([code, field]) => {
    const typed = form.getValues(code);
    return field.kind === 'lookup' && field.fills === name && typed !== '' && typed !== saved[code];
  });
}

/**
 * Fills saved answers of the server into empty fields: a late answer never overwrites what was typed. Returns the
 * server's answer; undefined until there is one.
 */
export function usePrefill({ prefill, fields }: Step, form: StepFormValue): unknown {
  const { session } = useServices();
  const call = prefill ? stepCalls[prefill.call] : noCall;
  // Not cached after the screen: a later save makes it out of date.
  const { body } = useScreenRead<Call>({ call, request: () => ({}) }, plainRead, {
    enabled: isPrefilled(prefill, session.facts()),
    gcTime: 0,
  });

  useEffect(() => {
    if (body === undefined || !prefill) return;
    const answers = prefilledAnswers(prefill, body);
    const saved = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, normalized(field, answers[name] ?? '')]),
    );
    for (const [name, value] of Object.entries(saved)) {
      if (!value || form.getValues(name) !== '' || isFilledByCode(name, saved, fields, form)) continue;
      form.setValue(name, value, { shouldValidate: form.getFieldState(name).invalid });
    }
  }, [body, prefill, fields, form]);
  return body;
}
