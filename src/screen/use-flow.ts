import { type RefObject, startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Reply } from '#contract/reply.ts';
import { type Decision, decide } from '#engine/decision.ts';
import { goAtOnce, type Outcome, wait } from '#engine/outcome.ts';
import type { Screen } from '#engine/screen.ts';
import type { Message } from '#languages/message.ts';
import { clearLogin } from '#session/logout.ts';
import { type DecisionTrace, type Host, type NavigationResult, useServices } from './services.ts';

/** Executes outcomes for the screen that calls it, until that screen is gone (§12). */
export function useRun() {
  const { runner, session, isRoute } = useServices();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const run = <View = never>(outcome: Outcome<View>, host: Host<View> = {}, trace?: DecisionTrace) =>
    runner(outcome, { ...host, isMounted: () => mounted.current }, trace);
  /** Reads a reply with its table, and executes the outcome. */
  function handleReply<Body, Data>(table: Decision<Body, Data>, reply: Reply<Body, Data>, host?: Host) {
    const { row, outcome } = decide(table, reply, session.facts(), isRoute);
    return run(outcome, host, { table, row });
  }
  return { run, handleReply };
}

interface FlowState<View> {
  readonly view: View;
  /** The message under a field, by the field's name, until the next act: one outcome has one at most. */
  readonly errors: Readonly<Record<string, Message>>;
  /** A page whose new tab the browser blocked: the screen offers it as a link. */
  readonly blockedUrl?: string;
}

interface FlowOptions<View> {
  readonly onShow?: (view: View) => void;
  readonly onFieldError?: (field: string, message: Message) => void;
  /** Is true at once while an outcome is executed; `busy` is drawn a moment later. */
  readonly isRunning?: RefObject<boolean>;
}

/**
 * Runs the flow of a screen. `execute` executes an outcome, one at a time, however often it is tapped; after one that
 * navigates, it executes none until a navigation ends on this same screen. `view` is the last view that an outcome showed.
 * `running` is the outcome that is being executed, for a screen with several buttons. `show` is for a tap that only shows
 * another view, and does nothing while busy.
 */
export function useFlow<View>(first: View, { onShow, onFieldError, isRunning: givenFlag }: FlowOptions<View> = {}) {
  const { run } = useRun();
  const { navigation } = useServices();
  const [state, setState] = useState<FlowState<View>>({ view: first, errors: {} });
  const [running, setRunning] = useState<Outcome<View>>();
  const busy = running !== undefined;
  const ownFlag = useRef(false);
  const isRunning = givenFlag ?? ownFlag;
  const hasLeft = useRef(false);
  const arrivals = useRef(0);

  const release = () => {
    isRunning.current = false;
    hasLeft.current = false;
    setRunning(undefined);
  };
  const onArrival = useEffectEvent(() => {
    arrivals.current += 1;
    if (hasLeft.current) release();
  });
  useEffect(() => navigation.onSameScreen(() => onArrival()), [navigation]);

  const showView = (view: View) => {
    setState((before) => ({ ...before, view }));
    onShow?.(view);
  };
  const fieldError = (field: string, message: Message) => {
    setState((before) => ({ ...before, errors: { [field]: message } }));
    onFieldError?.(field, message);
  };
  const blocked = (blockedUrl: string) => setState((before) => ({ ...before, blockedUrl }));

  const execute = async (outcome: Outcome<View>, host: Pick<Host, 'isAutomatic'> = {}) => {
    if (isRunning.current) return;
    isRunning.current = true;
    // Drawn in a task of its own: the request is sent first, and the tap is answered sooner.
    startTransition(() => {
      setRunning(outcome);
      setState(({ view }) => ({ view, errors: {} }));
    });
    const before = arrivals.current;
    let result: NavigationResult = 'stayed';
    try {
      const setBusy = (isBusy: boolean) => setRunning(isBusy ? outcome : undefined);
      result = await run(outcome, { ...host, show: showView, fieldError, blocked, setBusy });
    } finally {
      hasLeft.current = result === 'left';
      if (result === 'stayed' || arrivals.current !== before) release();
    }
  };
  const clearErrors = () => setState((before) => ({ ...before, errors: {} }));
  return { ...state, busy, running, execute, show: (view: View) => !busy && showView(view), clearErrors };
}

export type Flow<View> = ReturnType<typeof useFlow<View>>;

/** Runs one outcome when the screen opens, such as a loader's call. Returns the flow of the screen. */
export function useInitialOutcome<View>(first: View, outcome: () => Outcome<View>) {
  const flow = useFlow(first);
  const start = useEffectEvent(() => void flow.execute(outcome(), { isAutomatic: true }));
  useEffect(() => start(), []);
  return flow;
}

/** Follows the redirect of a record when its screen opens. */
export function useRedirect({ to, afterMs, endsLogin }: NonNullable<Screen['redirect']>): void {
  const { session } = useServices();
  useInitialOutcome(undefined, () => {
    if (endsLogin) clearLogin(session);
    // After a wait, the page message is kept for the next screen: it may be unread (§17).
    return wait(afterMs, goAtOnce(to));
  });
}
