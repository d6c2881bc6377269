import { type Store, useCreateStore, useSelector } from '@tanstack/react-store';
import { type SubmitEvent, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { stepBack } from '#engine/back.ts';
import { confirmRows } from '#engine/confirm-rows.ts';
import type { VariantName } from '#engine/events.ts';
import { normalizeWhole } from '#engine/field-value.ts';
import { type Outcome, stay } from '#engine/outcome.ts';
import type { Answers } from '#engine/rule.ts';
import type { Step } from '#engine/step.ts';
import type { StepView } from '#engine/step-calls.ts';
import { visibleOf } from '#engine/visible.ts';
import { shownAnswers, variantOf, worded } from '#engine/wording.ts';
import { useCountedFacts } from '#screen/journey-context.ts';
import { ScreenFrame } from '#screen/screen-frame.tsx';
import { useRouteState, useServices } from '#screen/services.ts';
import { useFlow } from '#screen/use-flow.ts';
import { Button } from '#ui/actions/button.tsx';
import { translateMessage, useTranslate, useTranslation } from '#ui/translate.ts';
import { Confirm } from './confirm.tsx';
import { translated } from './fields/use-bound-field.tsx';
import { confirmStep, stepEvents, submitStep, withoutSecrets } from './flow.ts';
import { Prefill, useReadSaved } from './prefill.ts';
import { StepFields } from './step-fields.tsx';
import { StepForm, useStepForm, useWhenHidden } from './step-form.tsx';

/** Draws any step of `schemas/`. For the next step the frame stays with its button, and only title and form are new. */
export function StepScreen({ step: schema }: { step: Step }) {
  const { session, settings } = useServices();
  const variant = variantOf(schema, settings.wordingVariant, session.facts());
  const step = useMemo(() => worded(schema, variant), [schema, variant]);
  const t = useTranslate();
  const formId = useId();
  const busyStep = useCreateStore<Route | undefined>(undefined);
  const whenHidden = useWhenHidden();
  return (
    <ScreenFrame
      screen={{ route: step.route, bar: { text: step.section }, back: stepBack(step) }}
      title={t({ text: step.title })}
      subtitle={step.subtitle && t({ text: step.subtitle })}
      foot={<Next step={step} variant={variant} formId={formId} busyStep={busyStep} />}
    >
      <StepForm key={step.route} step={step} whenHidden={whenHidden}>
        <StepBody step={step} variant={variant} formId={formId} busyStep={busyStep} />
      </StepForm>
    </ScreenFrame>
  );
}

interface StepPartProps {
  readonly step: Step;
  readonly variant: VariantName | undefined;
  readonly formId: string;
  /** The step for which the button in the frame is busy: in a store, so that its changes do not render the frame. */
  readonly busyStep: Store<Route | undefined>;
}

function Next({ step: { route }, variant, formId, busyStep }: StepPartProps) {
  const t = useTranslate();
  const busy = useSelector(busyStep, (busyRoute) => busyRoute === route);
  return (
    <Button type="submit" form={formId} data-event={stepEvents(route).next} data-variant={variant} busy={busy}>
      {t('Next')}
    </Button>
  );
}

/** An error that was shown before may be scrolled out of view. */
const showFirstError = (form: Element) =>
  form.querySelector('[data-invalid] [id$="-error"]')?.scrollIntoView({ block: 'nearest' });

function StepBody({ step, variant, formId, busyStep }: StepPartProps) {
  const { t, lang } = useTranslation();
  const { session } = useServices();
  const facts = useCountedFacts();
  const form = useStepForm();
  const readSaved = useReadSaved(step.prefill);
  /** The answers of the last Next: the borrower confirms these, even if a field is filled later. */
  const sentAnswers = useRef<Answers>({});
  // Only answers that passed their rules: the rows may parse a date in them.
  const [confirmed, setConfirmed] = useState<{ readonly typed: Answers; readonly known: Facts }>();
  const { back } = useRouteState();
  const { view, busy, execute, show } = useFlow<StepView>('form', {
    isRunning: form.isSending,
    // Another tab may look up another PAN meanwhile.
    onShow: () => setConfirmed({ typed: sentAnswers.current, known: facts() }),
    onFieldError: (field, message) =>
      form.setError(field, { type: translated, message: translateMessage(message, t) }, { shouldFocus: true }),
  });
  const confirming = view === 'confirm';
  const busyRoute = busy && !confirming ? step.route : undefined;
  useLayoutEffect(() => busyStep.setState(() => busyRoute), [busyStep, busyRoute]);
  const events = stepEvents(step.route);
  /** Also stores the answers: with Yes again, because another tab may have stored others since Next. */
  const submitted = (typed: Answers) => {
    const now = facts();
    const { answers } = visibleOf(step.fields, typed, now);
    session.storeAnswers(withoutSecrets(step, { ...typed, ...answers }));
    return { answers, facts: now, origin: location.origin, back, readSaved, variant };
  };
  const submit = (typed: Answers): Outcome<StepView> => {
    sentAnswers.current = { ...typed };
    return submitStep(step, submitted(typed));
  };
  /** §18 "Look-ups": a field that a look-up fills counts as empty only once the look-up has ended. */
  const checkAfterLookups = async () => {
    await Promise.all(Array.from(form.lookups.values(), (ended) => ended()));
    let next: Outcome<StepView> = stay();
    await form.handleSubmit((typed) => {
      next = submit(typed);
    })();
    return next;
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    if (form.isSending.current) return;
    const shown = new FormData(currentTarget);
    // Enter submits without a blur, and some browsers fill a field in without an event.
    for (const [name, field] of Object.entries(visibleOf(step.fields, form.getValues(), facts()).fields)) {
      const value = normalizeWhole(field, String(shown.get(name) ?? form.getValues(name)));
      if (value !== form.getValues(name)) form.setValue(name, value);
    }
    if (form.isValid()) void execute(submit(form.getValues()));
    else if (form.lookups.size > 0) void execute({ kind: 'lazy', fetch: checkAfterLookups });
    else {
      const checked = form.handleSubmit((typed) => execute(submit(typed)))();
      // After the form has moved the focus, which scrolls.
      void checked.then(() => setTimeout(showFirstError, 0, currentTarget));
    }
  };
  return (
    <>
      <form id={formId} noValidate onSubmit={onSubmit}>
        <StepFields fields={step.fields} />
      </form>
      {step.prefill && <Prefill prefill={step.prefill} fields={step.fields} />}
      {step.confirm && confirmed && (
        <Confirm
          confirm={step.confirm}
          events={events}
          variant={variant}
          rows={confirmRows(step.confirm, shownAnswers(step.fields, confirmed.typed, t), confirmed.known, lang)}
          open={confirming}
          busy={busy}
          onYes={() => execute(confirmStep(step, submitted(confirmed.typed)))}
          onNo={() => show('form')}
        />
      )}
    </>
  );
}
