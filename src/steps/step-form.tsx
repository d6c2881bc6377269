import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { normalizedAnswers } from '#engine/field-value.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { stepSchema } from '#engine/validate.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useServices } from '#screen/services.ts';
import { createRequiredContext } from '#ui/required-context.ts';
import { createDraft, type Draft } from './draft.ts';
import { withoutSecrets } from './flow.ts';

interface StepFormValue extends Omit<UseFormReturn<Answers>, 'formState'> {
  readonly draft: Draft;
  /** While the answers are sent, no field changes: what is saved, confirmed and stored stays the same. */
  readonly isSending: RefObject<boolean>;
  /** The look-ups for which Next waits, by field name. Each resolves at its end; one without an answer is repeated. */
  readonly lookups: Map<string, () => Promise<void>>;
  /** Whether all answers pass, and no field shows an error. Renders nothing. */
  isValid(): boolean;
}

/** The form of the surrounding step: always the same object, so that nothing renders when its state changes. */
const [StepFormContext, useStepForm] = createRequiredContext<StepFormValue>('StepForm');

export { useStepForm };

type WhenHidden = RefObject<(() => void) | undefined>;

/**
 * Holds the function to call when the page is hidden or left. One listener for all steps: each one that is added or removed
 * costs Chromium a message to its main process.
 */
export function useWhenHidden(): WhenHidden {
  const whenHidden: WhenHidden = useRef(undefined);
  useEffect(() => {
    const leave = () => whenHidden.current?.();
    const stopped = new AbortController();
    addEventListener('pagehide', leave, { signal: stopped.signal });
    document.addEventListener('visibilitychange', leave, { signal: stopped.signal });
    return () => stopped.abort();
  }, []);
  return whenHidden;
}

interface StepFormProps {
  readonly step: Step;
  readonly whenHidden: WhenHidden;
  readonly children: ReactNode;
}

/** Holds the form of a step. It renders with each change of the form's state; its children do not. */
export function StepForm({ step, whenHidden, children }: StepFormProps) {
  const { session } = useServices();
  const facts = useCountedFacts();
  // Once, not as a memo, which React may drop. Another variant of the step has only other words.
  const [schema] = useState(() => stepSchema(step.fields, facts));
  const [defaultValues] = useState(() => normalizedAnswers(step.fields, withoutSecrets(step, session.facts().answers)));
  const form = useForm<Answers>({ resolver: zodResolver(schema), defaultValues, mode: 'onTouched' });
  const [value] = useState((): StepFormValue => {
    const { formState, ...rest } = form;
    return {
      ...rest,
      draft: createDraft(step, session),
      isSending: { current: false },
      lookups: new Map(),
      isValid: () =>
        schema.safeParse(form.getValues()).success &&
        Object.keys(step.fields).every((name) => !form.getFieldState(name).invalid),
    };
  });
  const { draft } = value;
  useEffect(() => {
    whenHidden.current = draft.leave;
    return draft.leave;
  }, [draft, whenHidden]);
  return <StepFormContext value={value}>{children}</StepFormContext>;
}
