import { createContext, useCallback, useContext, useEffect, useRef } from 'react';
import type { Reply } from '#contract/reply.ts';
import type { Decision } from '#engine/decision.ts';
import { decide } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import { useSession } from '#session/session-context.ts';

/** What an outcome may ask of the screen it came from. */
export interface Host {
  show?(view: string, message?: string): void;
  fieldError?(field: string, message: string): void;
  /** The browser blocked a new tab: the screen offers this link to tap. */
  blocked?(url: string): void;
  /** Makes the call again; the runner waits before it asks. */
  askAgain?(): void;
}

/** The table that decided on an outcome, and its row that held. */
export interface Because {
  readonly table: Pick<Decision, 'title' | 'section'>;
  readonly row: string;
}

/** The runner of app/: carries an outcome out, as long as `alive` says its screen is still there. */
export type Runner = (outcome: Outcome, host: Host & { alive(): boolean }, because?: Because) => Promise<Ended>;

/** `left` when the borrower is on the way elsewhere, so that a button stays busy; `stayed` otherwise. */
export type Ended = 'left' | 'stayed';

const RunContext = createContext<Runner | undefined>(undefined);

export const RunProvider = RunContext.Provider;

/**
 * Carries outcomes out for the screen that calls it. Once that screen is gone, an outcome leads nowhere
 * (decisions.md §3: "An answer that arrives after the borrower left the screen leads nowhere").
 */
export function useRun() {
  const runner = useContext(RunContext);
  const session = useSession();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  if (!runner) throw new Error('useRun needs a <RunProvider> above it.');

  const run = useCallback(
    (outcome: Outcome, host: Host = {}, because?: Because) =>
      runner(outcome, { ...host, alive: () => here.current }, because),
    [runner],
  );
  /** Reads a reply by its table, and carries out what it means. */
  const answer = useCallback(
    <Body, Data>(table: Decision<Body, Data>, reply: Reply<Body, Data>, host: Host = {}) => {
      const { row, outcome } = decide(table, reply, session.facts());
      return run(outcome, host, { table, row });
    },
    [run, session],
  );
  return { run, answer };
}
