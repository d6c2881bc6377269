import { useEffect, useRef } from 'react';
import type { Outcome } from '#engine/outcome.ts';
import { useFlow } from './use-flow.ts';

/** Runs one outcome when a screen opens, such as a loader's call; gives the screen's flow. */
export function useArrivalOutcome<View>(outcome: () => Outcome<View>, first: View) {
  const flow = useFlow(first);
  const started = useRef(false);
  const { act } = flow;
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void act(outcome());
  });
  return flow;
}
