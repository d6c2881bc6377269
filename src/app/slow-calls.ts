import { slowCallAfterMs } from '#engine/delays.ts';

/** The calls that a person waits for: which of them take long, and how to cancel these. */
export interface SlowCalls {
  /** Whether a call of the current screen takes long. */
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** Watches one call, from when it is sent until `end`. `signal` aborts when the person cancels. */
  watch(): { readonly signal: AbortSignal; end(): void };
  cancel(): void;
  /** Another screen is shown: nobody waits for the calls of the last one. */
  arrive(): void;
}

/** `visit` changes with each arrival on a screen. */
export function createSlowCalls(visit: () => string): SlowCalls {
  const slow = new Map<AbortController, string>();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  return {
    get: () => [...slow.values()].includes(visit()),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch() {
      const controller = new AbortController();
      const sentFrom = visit();
      const timer = setTimeout(() => {
        slow.set(controller, sentFrom);
        changed();
      }, slowCallAfterMs);
      return {
        signal: controller.signal,
        end() {
          clearTimeout(timer);
          if (slow.delete(controller)) changed();
        },
      };
    },
    cancel() {
      for (const controller of slow.keys()) controller.abort();
    },
    arrive: changed,
  };
}
