import { zodResolver } from '@hookform/resolvers/zod';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { Facts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import { normalized } from '#engine/typed.ts';
import { stepSchema } from '#engine/validate.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { useServices } from '#screen/services.ts';

export type StepFormValue = Omit<UseFormReturn<Answers>, 'formState'>;

const StepFormContext = createContext<StepFormValue | undefined>(undefined);

/** The form of the step around it: always the same object, so that nothing renders because its state changed. */
export function useStepForm(): StepFormValue {
  const form = useContext(StepFormContext);
  if (!form) throw new Error('useStepForm needs a <StepForm> above it.');
  return form;
}

/** The drafted answer of each field, normalized; '' where there is none. */
function drafted(step: Step, draft: Readonly<Record<string, string>>): Answers {
  return Object.fromEntries(
    Object.entries(step.fields).map(([name, field]) => [
      name,
      field.secret ? '' : normalized(field, draft[name] ?? ''),
    ]),
  );
}

/** Validates with the schema of the step, which is made when it is first needed, and again when the facts changed. */
function createResolver({ fields }: Step, facts: () => Facts): Resolver<Answers> {
  let made: { readonly from: Facts; readonly resolve: Resolver<Answers> } | undefined;
  return (...input) => {
    const from = facts();
    if (made?.from !== from) made = { from, resolve: zodResolver(stepSchema(fields, from)) };
    return made.resolve(...input);
  };
}

/** Holds the form of a step. It renders with each change of the form's state; its children do not. */
export function StepForm({ step, children }: { step: Step; children: ReactNode }) {
  const { session } = useServices();
  const facts = useCountedFacts();
  const resolver = useMemo(() => createResolver(step, facts), [step, facts]);
  const defaultValues = useMemo(() => drafted(step, session.facts().answers), [step, session]);
  const form = useForm<Answers>({ resolver, defaultValues, mode: 'onTouched' });
  return <StepFormContext value={form}>{children}</StepFormContext>;
}
