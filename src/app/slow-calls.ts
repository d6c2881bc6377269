import { createStore } from '@tanstack/react-store';
import { slowCallAfterMs } from '#engine/delays.ts';

/** The slow calls of the current screen. `visit` changes with each navigation. */
export function createSlowCalls(visit: () => string) {
  const store = createStore<readonly AbortController[]>([]);
  /** Starts the time of each call that has no answer. */
  const starts = new Set<() => void>();
  return {
    store,
    /**
     * Watches one call, from when it is sent until `end`. `signal` aborts when the borrower cancels. `isAwaited`: whether
     * the current screen waits for it; without this, the screen that sent it does.
     */
    watch(isAwaited?: () => boolean) {
      const call = new AbortController();
      const sentFrom = visit();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const start = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (visit() === sentFrom || isAwaited?.()) store.setState((calls) => [...calls, call]);
        }, slowCallAfterMs);
      };
      start();
      starts.add(start);
      const end = () => {
        clearTimeout(timer);
        starts.delete(start);
        store.setState((calls) => calls.filter((other) => other !== call));
      };
      return { signal: call.signal, end };
    },
    cancel() {
      for (const call of store.state) call.abort();
    },
    /** The time of the next screen begins: it may wait for a read that the last one sent, and for no other call. */
    onNavigated() {
      store.setState(() => []);
      for (const start of starts) start();
    },
  };
}

export type SlowCalls = ReturnType<typeof createSlowCalls>;
