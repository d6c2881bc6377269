import { createStore } from 'zustand/vanilla';
import type { Outcome } from '#engine/outcome.ts';

export type PopupOutcome = Extract<Outcome, { kind: 'popup' }>;
export type ToastOutcome = Extract<Outcome, { kind: 'toast' }>;

interface Told {
  readonly popup?: PopupOutcome | undefined;
  readonly toast?: ToastOutcome | undefined;
  /** What went wrong last; it stays on the page until the next act (decisions.md §8). */
  readonly quiet?: string | undefined;
  /** A forbidden address stopped the borrower: an error screen stands until they go on. */
  readonly stopped?: boolean;
}

/** What the borrower is being told, and the one place that decides how long. */
export interface Messages {
  get(): Told;
  subscribe(listener: () => void): () => void;
  /** Settles when the popup was closed, by OK or by its time. */
  popup(popup: PopupOutcome): Promise<void>;
  /** Settles when the toast's time is over. */
  toast(toast: ToastOutcome): Promise<void>;
  note(quiet: string): void;
  stop(): void;
  closePopup(): void;
  /** Hover, focus or touch: what is shown stays. */
  hold(): void;
  release(): void;
  /** The next act of the borrower: nothing old stays on the page. */
  forget(): void;
}

interface Timer {
  end(): void;
  leftMs: number;
  since: number;
  id?: ReturnType<typeof setTimeout> | undefined;
}

/** Messages with real timers. */
export function createMessages(): Messages {
  const store = createStore<Told>(() => ({}));
  const timers: { popup?: Timer | undefined; toast?: Timer | undefined } = {};

  const start = (timer: Timer) => {
    timer.since = Date.now();
    timer.id = setTimeout(timer.end, timer.leftMs);
  };

  function tell<Part extends 'popup' | 'toast'>(part: Part, told: Told[Part] & object, forMs: number | undefined) {
    timers[part]?.end();
    return new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer.id);
        timers[part] = undefined;
        store.setState({ [part]: undefined, quiet: told.tone === 'ok' ? undefined : told.message });
        resolve();
      };
      const timer: Timer = { end, leftMs: forMs ?? Number.POSITIVE_INFINITY, since: 0 };
      timers[part] = timer;
      store.setState({ [part]: told });
      if (forMs !== undefined) start(timer);
    });
  }

  return {
    get: store.getState,
    subscribe: store.subscribe,
    popup: (popup) => tell('popup', popup, popup.forMs),
    toast: (toast) => tell('toast', toast, toast.forMs),
    note: (quiet) => store.setState({ quiet }),
    stop: () => store.setState({ stopped: true }),
    closePopup: () => timers.popup?.end(),
    hold() {
      for (const timer of [timers.popup, timers.toast]) {
        if (timer?.id === undefined) continue;
        clearTimeout(timer.id);
        timer.id = undefined;
        timer.leftMs -= Date.now() - timer.since;
      }
    },
    release() {
      for (const timer of [timers.popup, timers.toast]) {
        if (timer && timer.id === undefined && Number.isFinite(timer.leftMs)) start(timer);
      }
    },
    forget: () => store.setState({ quiet: undefined, stopped: false }),
  };
}
