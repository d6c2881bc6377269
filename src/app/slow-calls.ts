import { createStore } from '@tanstack/react-store';
import { slowCallAfterMs } from '#engine/delays.ts';

/** The slow calls of the current screen. `visit` changes with each navigation. */
export function createSlowCalls(visit: () => string) {
  const store = createStore<readonly AbortController[]>([]);
  /** Restarts the timer of each pending call. */
  const starts = new Set<() => void>();
  return {
    store,
    /**
     * Sends one call, which the borrower may cancel when it is slow: `signal` aborts, and the result is `ifCancelled`.
     * `isAwaited`: whether the current screen waits for it; without this, only the screen that sent it does.
     */
    async run<Result>(
      send: (signal: AbortSignal) => Promise<Result>,
      ifCancelled: Result,
      isAwaited?: () => boolean,
    ): Promise<Result> {
      const call = new AbortController();
      const cancelled = new Promise<Result>((resolve) => {
        call.signal.addEventListener('abort', () => resolve(ifCancelled));
      });
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
      try {
        return await Promise.race([send(call.signal), cancelled]);
      } finally {
        clearTimeout(timer);
        starts.delete(start);
        store.setState((calls) => calls.filter((other) => other !== call));
      }
    },
    cancel() {
      for (const call of store.state) call.abort();
    },
    /** Restarts the timers for the new screen, which may still wait for a read that the previous screen sent. */
    onNavigated() {
      store.setState(() => []);
      for (const start of starts) start();
    },
  };
}

export type SlowCalls = ReturnType<typeof createSlowCalls>;
