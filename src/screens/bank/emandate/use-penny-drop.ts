import { useEffect, useRef, useState } from 'react';
import { pennyDrop } from '#contract/bank.ts';
import { decide } from '#engine/decision.ts';
import type { PennyDropSoFar } from '#engine/decisions/penny-drop.ts';
import { pennyDropGivenUp, pennyDropped } from '#engine/decisions/penny-drop.ts';
import { pennyDrawerHidesAfterMs, pennyDropEveryMs, pennyDropForMs } from '#engine/delays.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { DecisionTrace, Host, NavigationResult } from '#screen/run-context.ts';
import { useRun } from '#screen/run-context.ts';
import { useLeadSend } from '#screen/use-lead-send.ts';
import { useSession } from '#session/session-context.ts';

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** Settles when the page is seen again and something is overdue: the timers of a hidden tab sleep. */
function seenAgain(due: number, signal: AbortSignal): Promise<true> {
  return new Promise((resolve) => {
    const look = () => {
      if (!document.hidden && Date.now() >= due) resolve(true);
    };
    document.addEventListener('visibilitychange', look, { signal });
  });
}

/**
 * §4 "Penny drop": asks every 10 s how it stands, for 5 minutes at most, until it ends or the borrower leaves.
 * `onReverse` is told when the borrower has to pay the Rs 1.
 */
export function usePennyDrop(onReverse: () => void) {
  const send = useLeadSend();
  const session = useSession();
  const { run } = useRun();
  const left = useRef(false);
  const [drawer, setDrawer] = useState<'forward' | 'reverse'>();
  const [payAt, setPayAt] = useState<string>();
  const [verified, setVerified] = useState(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  const host: Host = { show: (view) => view === 'reverse' && onReverse(), blocked: setPayAt };

  /** One question. Nothing where the time is over before its answer comes: a request has no end of its own. */
  function ask(until: number) {
    const { accountId } = session.facts();
    const patience = Math.max(until - Date.now(), pennyDropEveryMs);
    return Promise.race([send(pennyDrop, (leadID) => ({ body: { accountId, leadID } })), after(patience)]);
  }

  /** Whether to ask again: in 10 s, when the time is over, or when a tab that slept past that wakes. */
  async function turn(outcome: Outcome, because: DecisionTrace, until: number): Promise<boolean> {
    const waited = new AbortController();
    const byTheClock = async () => {
      let called = false;
      const askAgain = () => {
        called = true;
      };
      await run(outcome, { ...host, askAgain }, because);
      return called;
    };
    const timeIsOver = after(until - Date.now()).then(() => true);
    const again = await Promise.race([
      byTheClock(),
      timeIsOver,
      seenAgain(Date.now() + pennyDropEveryMs, waited.signal),
    ]);
    waited.abort();
    return again && !left.current;
  }

  function end(outcome: Outcome, because?: DecisionTrace, completed = false): Promise<NavigationResult> {
    if (completed) {
      setVerified(true);
      setTimeout(setDrawer, pennyDrawerHidesAfterMs, undefined);
    } else setDrawer(undefined);
    return run(outcome, host, because);
  }

  async function watch({ reverse }: { reverse: boolean }): Promise<NavigationResult> {
    const startedAt = Date.now();
    const until = startedAt + pennyDropForMs;
    let opened = false;
    setPayAt(undefined);
    setDrawer(reverse ? 'reverse' : 'forward');
    for (;;) {
      const reply = await ask(until);
      if (!reply) return end(pennyDropGivenUp);
      const soFar: PennyDropSoFar = { waitedMs: Date.now() - startedAt, opened, reverse };
      const table = pennyDropped(soFar);
      const { row, outcome } = decide(table, reply, session.facts());
      opened ||= Boolean(outcome.open);
      const completed = reply.kind === 'answered' && outcome.kind === 'nextStep';
      if (outcome.kind !== 'askAgain') return end(outcome, { table, row }, completed);
      if (!(await turn(outcome, { table, row }, until))) return 'stayed';
    }
  }

  return { watch, drawer, payAt, verified };
}
