import type { ReactNode } from 'react';
import { userEvent } from 'vitest/browser';
import { callsOfFields } from '#authoring/field-calls.ts';
import type { Call } from '#contract/call.ts';
import type { SessionPatch } from '#contract/session.ts';
import type { RouteState } from '#engine/outcome.ts';
import type { Answers } from '#engine/rule.ts';
import { saveCallOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import { prefillCalls } from '#engine/step-calls.ts';
import type { JourneyValue } from '#screen/journey-context.ts';
import { StepScreen } from '#steps/step-screen.tsx';
import { fillStep } from '../../scripts/journey/fill.ts';
import { documentDriver, inputOf } from '../document-driver.ts';
import type { Script } from '../screens/fake-server.ts';
import { stage } from '../screens/stage.tsx';

export interface Staged {
  readonly facts?: SessionPatch;
  readonly routeState?: RouteState;
  readonly journey?: JourneyValue;
  /** Drawn instead of the step alone. */
  readonly screen?: () => ReactNode;
  /** The prefill that is answered with its example; any other one is answered with no data. */
  readonly saved?: Call;
  readonly script?: Script | undefined;
}

/** Draws a step with a server that answers its calls with the examples of the contract. */
export async function stageStep(step: Step, { facts, saved, script, ...options }: Staged = {}) {
  const saves = [step.save, ...(step.confirm?.save ? [step.confirm.save] : [])];
  const staged = await stage({
    at: step.route,
    added: step.route,
    screen: () => <StepScreen step={step} />,
    ...options,
    facts: { loggedIn: true, mobile: '9876543210', leadType: 'Repeat Case', ...facts },
    answered: [...saves.map((save) => saveCallOf(save).call), ...callsOfFields(step)],
    leadsTo: '/contact-us',
    script(server) {
      if (step.prefill) server.answers(prefillCalls[step.prefill.call], { data: null } as never);
      if (saved) server.answers(saved);
      script?.(server);
    },
  });
  return {
    ...staged,
    field: (name: string) => inputOf(staged.container, `[name="${name}"]`),
    next: () => staged.getByRole('button', { name: 'Next' }).click(),
    /** Enters every answer with clicks and keys. A look-up is answered before the field that it fills is typed in. */
    fill: (answers: Partial<Answers>) =>
      fillStep(
        documentDriver(staged.container, userEvent, () => staged.pass(0)),
        step,
        answers,
      ),
  };
}
