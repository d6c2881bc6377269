import { createStore } from '@tanstack/react-store';
import { slowCallAfterMs } from '#engine/delays.ts';

/** The pending calls that are slow, whichever screen sent them, and code that loads slowly. */
export function createSlowCalls() {
  const store = createStore<readonly AbortController[]>([]);
  return {
    store,
    /** Waits for `act`, which the borrower may cancel when it is slow: `signal` aborts, and the result is `ifCancelled`. */
    async run<Result>(act: (signal: AbortSignal) => Promise<Result>, ifCancelled: Result): Promise<Result> {
      const call = new AbortController();
      const cancelled = new Promise<Result>((resolve) => {
        call.signal.addEventListener('abort', () => resolve(ifCancelled));
      });
      const timer = setTimeout(() => store.setState((calls) => [...calls, call]), slowCallAfterMs);
      try {
        return await Promise.race([act(call.signal), cancelled]);
      } finally {
        clearTimeout(timer);
        store.setState((calls) => calls.filter((other) => other !== call));
      }
    },
    cancel() {
      for (const call of store.state) call.abort();
    },
  };
}

export type SlowCalls = ReturnType<typeof createSlowCalls>;
