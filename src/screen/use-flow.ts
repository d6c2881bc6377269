import { useState } from 'react';
import type { Outcome } from '#engine/outcome.ts';
import type { Message } from '#languages/message.ts';
import { useOnce } from './once.ts';
import { useRun } from './run-context.ts';

interface FlowState<View> {
  readonly view: View;
  /** A message under a field, by the field's name, until the next act. */
  readonly errors: Readonly<Record<string, Message>>;
  /** A page whose new tab the browser blocked: offer it as a link. */
  readonly blockedUrl?: string;
}

interface FlowEvents<View> {
  /** Called with each view that an outcome shows, for focus and the like. */
  readonly onShow?: (view: View) => void;
  readonly onFieldError?: (field: string, message: Message) => void;
  readonly onBlocked?: (url: string) => void;
}

/**
 * Runs the flow of a screen: `act` executes an outcome, once at a time, and the views that outcomes show come back as
 * `view`. Several calls in a row are decision tables leading to decision tables, in the screen's `flow.ts`.
 */
export function useFlow<View>(first: View, { onShow, onFieldError, onBlocked }: FlowEvents<View> = {}) {
  const { run } = useRun();
  const [state, setState] = useState<FlowState<View>>({ view: first, errors: {} });

  const show = (view: View) => {
    setState((before) => ({ ...before, view }));
    onShow?.(view);
  };
  const fieldError = (field: string, message: Message) => {
    setState((before) => ({ ...before, errors: { ...before.errors, [field]: message } }));
    onFieldError?.(field, message);
  };
  const blocked = (blockedUrl: string) => {
    setState((before) => ({ ...before, blockedUrl }));
    onBlocked?.(blockedUrl);
  };

  const [busy, act] = useOnce((outcome: Outcome<View>) => {
    setState(({ view }) => ({ view, errors: {} }));
    return run(outcome, { show, fieldError, blocked });
  });
  const clearErrors = () => setState((before) => ({ ...before, errors: {} }));
  return { ...state, busy, act, show, clearErrors };
}
