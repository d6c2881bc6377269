import type { Outcome } from '#engine/outcome.ts';
import type { Clock } from '#session/clock.ts';
import { systemClock } from '#session/clock.ts';

export type PopupOutcome = Extract<Outcome<unknown>, { kind: 'popup' }>;
export type ToastOutcome = Extract<Outcome<unknown>, { kind: 'toast' }>;

/** §17 "Inactivity": the end is near, in so many milliseconds. */
export interface Warning {
  readonly leftMs: number;
  stay(): void;
}

interface Told {
  readonly popup?: PopupOutcome | undefined;
  readonly toast?: ToastOutcome | undefined;
  /** What went wrong last; it stays on the page until the next act (§17). */
  readonly quiet?: string | undefined;
  /** The session is about to end; the borrower may stay. */
  readonly warning?: Warning | undefined;
  /** The visit on which a forbidden address stopped the borrower: its error screen shows until they navigate. */
  readonly stoppedAt?: string | undefined;
  /** A bug, or code that cannot be loaded, outside of any screen: the error screen is shown. */
  readonly broken?: { readonly error: unknown } | undefined;
}

/** What the borrower is being told, and the one place that decides how long. */
export interface Messages {
  get(): Told;
  subscribe(listener: () => void): () => void;
  /** True once the popup was closed by OK or its time is over; false where it ended before its OK. */
  popup(popup: PopupOutcome): Promise<boolean>;
  /** Settles when the toast's time is over. */
  toast(toast: ToastOutcome): Promise<boolean>;
  note(quiet: string): void;
  warn(warning: Warning | undefined): void;
  stop(visit: string | undefined): void;
  /** Shows the error screen until the next arrival. */
  breakDown(error: unknown): void;
  closePopup(): void;
  /** Hover, focus or touch: what is shown stays. */
  hold(): void;
  release(): void;
  /** The next act of the borrower: nothing old stays on the page. */
  forget(): void;
  /** What was just told leads to another screen: its words go along. */
  carry(quiet: string | undefined): void;
  /** Another screen stands: of what was told it has what was carried there, and nothing else. */
  arrive(): void;
}

interface Timer {
  /** Ends the message; `read` where it waits for an OK and got it. */
  end(read?: boolean): void;
  leftMs: number;
  since: number;
  id?: ReturnType<typeof setTimeout> | undefined;
}

/** Messages that leave by themselves after their time. */
export function createMessages(now: Clock = systemClock): Messages {
  let told: Told = {};
  let carried: string | undefined;
  const listeners = new Set<() => void>();
  const timers: { popup?: Timer | undefined; toast?: Timer | undefined } = {};

  const set = (changes: Told) => {
    told = { ...told, ...changes };
    for (const listener of listeners) listener();
  };
  const start = (timer: Timer) => {
    timer.since = now();
    timer.id = setTimeout(() => timer.end(), timer.leftMs);
  };

  function tell<Part extends 'popup' | 'toast'>(part: Part, words: Told[Part] & object, forMs: number | undefined) {
    timers[part]?.end();
    return new Promise<boolean>((resolve) => {
      const end = (read = false) => {
        clearTimeout(timer.id);
        timers[part] = undefined;
        set({ [part]: undefined, quiet: words.tone === 'ok' ? undefined : words.message });
        resolve(read || forMs !== undefined);
      };
      const timer: Timer = { end, leftMs: forMs ?? Number.POSITIVE_INFINITY, since: 0 };
      timers[part] = timer;
      set({ [part]: words });
      if (forMs !== undefined) start(timer);
    });
  }

  return {
    get: () => told,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    popup: (popup) => tell('popup', popup, popup.forMs),
    toast: (toast) => tell('toast', toast, toast.forMs),
    note: (quiet) => set({ quiet }),
    warn: (warning) => set({ warning }),
    stop: (visit) => set({ stoppedAt: visit }),
    breakDown: (error) => set({ broken: { error } }),
    closePopup: () => timers.popup?.end(true),
    hold() {
      for (const timer of [timers.popup, timers.toast]) {
        if (timer?.id === undefined) continue;
        clearTimeout(timer.id);
        timer.id = undefined;
        timer.leftMs -= now() - timer.since;
      }
    },
    release() {
      for (const timer of [timers.popup, timers.toast]) {
        if (timer && timer.id === undefined && Number.isFinite(timer.leftMs)) start(timer);
      }
    },
    forget: () => set({ quiet: undefined }),
    carry(quiet) {
      carried = quiet;
    },
    arrive() {
      set({ quiet: carried, broken: undefined });
      carried = undefined;
    },
  };
}
