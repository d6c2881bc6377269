import { useCallback, useEffect, useRef } from 'react';
import type { Reply } from '#contract/reply.ts';
import { type Decision, decide } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { DecisionTrace, Host } from './runner.ts';
import { useServices } from './services.ts';

/** Executes outcomes for the screen that calls it, until that screen is gone (§12). */
export function useRun() {
  const { runner, session, isRoute, now } = useServices();
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

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
