import { createStore } from '@tanstack/react-store';
import { slowCallAfterMs } from '#engine/delays.ts';

/** The slow calls of the current screen. `visit` changes with each navigation. */
export function createSlowCalls(visit: () => string) {
  const store = createStore<readonly AbortController[]>([]);
  return {
    store,
    /** Watches one call, from when it is sent until `end`. `signal` aborts when the borrower cancels. */
    watch() {
      const call = new AbortController();
      const sentFrom = visit();
      const timer = setTimeout(() => {
        if (visit() === sentFrom) store.setState((calls) => [...calls, call]);
      }, slowCallAfterMs);
      const end = () => {
        clearTimeout(timer);
        store.setState((calls) => calls.filter((other) => other !== call));
      };
      return { signal: call.signal, end };
    },
    cancel() {
      for (const call of store.state) call.abort();
    },
    /** Nobody waits for the calls of the last screen. */
    onNavigated: () => store.setState(() => []),
  };
}

export type SlowCalls = ReturnType<typeof createSlowCalls>;
