import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import type { Reply } from '#contract/reply.ts';
import type { IsRoute } from '#contract/routes.ts';
import type { Decision } from '#engine/decision.ts';
import { decide } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { Clock } from '#session/clock.ts';
import { useSession } from '#session/session-context.ts';

/** What an outcome may ask of its screen. `View` is what the screen can show. */
export interface Host<View = never> {
  readonly show?: (view: View) => void;
  readonly fieldError?: (field: string, message: string) => void;
  /** The browser blocked a new tab: the screen offers this link to tap. */
  readonly blocked?: (url: string) => void;
}

/** A screen that may be gone by the time an answer comes. */
export interface MountedHost<View> extends Host<View> {
  readonly isMounted: () => boolean;
}

/** The table that decided on an outcome, and its row that applied. */
export interface DecisionTrace {
  readonly table: { readonly title: string; readonly section: string };
  readonly row: string;
}

/** The runner of app/: executes an outcome, as long as `isMounted` says its screen is still there. */
export type Runner = <View>(
  outcome: Outcome<View>,
  host: MountedHost<View>,
  trace?: DecisionTrace,
) => Promise<NavigationResult>;

/** `left` when the borrower is on the way to another screen, so that a button stays busy; `stayed` otherwise. */
export type NavigationResult = 'left' | 'stayed';

interface RunServices {
  readonly runner: Runner;
  readonly isRoute: IsRoute;
  readonly now: Clock;
}

const RunContext = createContext<RunServices | undefined>(undefined);

export const RunProvider = RunContext.Provider;

/**
 * Executes outcomes for the screen that calls it. Once that screen is gone, an outcome leads nowhere
 * (§12: "An answer that arrives after the borrower left the screen leads nowhere").
 */
export function useRun() {
  const services = useContext(RunContext);
  const session = useSession();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  if (!services) throw new Error('useRun needs a <RunProvider> above it.');
  const { runner, isRoute, now } = services;

  const run = useCallback(
    <View = never>(outcome: Outcome<View>, host: Host<View> = {}, trace?: DecisionTrace) =>
      runner(outcome, { ...host, isMounted: () => mounted.current }, trace),
    [runner],
  );
  /** Reads a reply with its table, and executes the outcome. */
  const answer = useCallback(
    <Body, Data, View = never>(table: Decision<Body, Data, View>, reply: Reply<Body, Data>, host: Host<View> = {}) => {
      const { row, outcome } = decide(table, reply, session.facts(), isRoute);
      return run(outcome, host, { table, row });
    },
    [run, session, isRoute],
  );
  return { run, answer, isRoute, now };
}
