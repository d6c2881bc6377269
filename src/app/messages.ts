import { createStore, type ReadonlyStore } from '@tanstack/react-store';
import type { Outcome } from '#engine/outcome.ts';
import { type Message, msg } from '#languages/message.ts';
import type { InactivityWarning } from '#session/inactivity.ts';

export type PopupOutcome = Extract<Outcome<unknown>, { kind: 'popup' }>;
type ToastOutcome = Extract<Outcome<unknown>, { kind: 'toast' }>;

/** §4 "Inactivity". */
export const inactivityAlert = {
  kind: 'popup',
  tone: 'warning',
  message: msg('You have been logged out due to inactivity. Please log in again to continue.'),
} satisfies PopupOutcome;

interface MessageState {
  readonly popup?: PopupOutcome | undefined;
  readonly toast?: ToastOutcome | undefined;
  /** Counts toasts, so that a repeated message is drawn, and announced, as a new one. */
  readonly toastCount?: number;
  /** The last error, shown on the page until the next act (§17). */
  readonly pageMessage?: Message | undefined;
  readonly warning?: InactivityWarning | undefined;
  /** The visit on which a forbidden address was blocked: the stop screen shows until they navigate. */
  readonly stoppedAt?: string | undefined;
  /** A bug, or code that cannot be loaded, outside of any screen: the error screen is shown. */
  readonly broken?: { readonly error: unknown } | undefined;
}

/** The messages that are shown, each with its timer. */
export type Messages = ReturnType<typeof createMessages>;

interface Timer {
  /** Ends the message. `continues`: whether its `then` is executed; by default, where it closes by itself. */
  end(continues?: boolean): void;
  leftMs: number;
  /** By `performance.now()`, since the clock of the phone may jump. */
  startedAt: number;
  id?: ReturnType<typeof setTimeout> | undefined;
}

export function createMessages() {
  const store = createStore<MessageState>({});
  const readable: Pick<ReadonlyStore<MessageState>, 'get' | 'state' | 'subscribe'> = store;
  let kept: Message | undefined;
  let timesReplaced = 0;
  const timers: { popup?: Timer | undefined; toast?: Timer | undefined } = {};

  /** Changes the state only where a value differs, so that an act without a message to clear renders nothing. */
  function set(changes: MessageState): void {
    const before: Readonly<Record<string, unknown>> = { ...store.state };
    if (Object.entries(changes).some(([part, value]) => before[part] !== value))
      store.setState((state) => ({ ...state, ...changes }));
  }
  /** For an act or a navigation, which clears the page message or brings another one. */
  const replacePageMessage = (pageMessage?: Message) => {
    timesReplaced += 1;
    kept = undefined;
    set({ pageMessage });
  };
  const start = (timer: Timer) => {
    timer.startedAt = performance.now();
    timer.id = setTimeout(() => timer.end(), timer.leftMs);
  };

  return {
    store: readable,
    /**
     * Shows a message instead of another of its kind. Resolves to true when the borrower presses OK, or where it closes by
     * itself; to false when another message replaces one that waits for its OK, or its screen is left.
     */
    show(message: PopupOutcome | ToastOutcome): Promise<boolean> {
      const { kind, forMs } = message;
      timers[kind]?.end();
      const replacedBefore = timesReplaced;
      return new Promise((resolve) => {
        const end = (continues = forMs !== undefined) => {
          clearTimeout(timer.id);
          timers[kind] = undefined;
          // A message that closes by itself is about the act before it: after a later act, it is not kept on the page.
          const isOutdated = forMs !== undefined && timesReplaced > replacedBefore;
          const pageMessage = message.tone === 'success' ? undefined : message.message;
          set({ [kind]: undefined, ...(!isOutdated && { pageMessage }) });
          resolve(continues);
        };
        const timer: Timer = { end, leftMs: forMs ?? Number.POSITIVE_INFINITY, startedAt: 0 };
        timers[kind] = timer;
        set({ [kind]: message, ...(kind === 'toast' && { toastCount: (store.state.toastCount ?? 0) + 1 }) });
        if (forMs !== undefined) start(timer);
      });
    },
    warn: (warning: InactivityWarning | undefined) => set({ warning }),
    showPageMessage: replacePageMessage,
    clearPageMessage: () => replacePageMessage(),
    showStopScreen: (visit: string | undefined) => set({ stoppedAt: visit }),
    /** Shows the error screen until the next navigation. */
    showError: (error: unknown) => set({ broken: { error } }),
    /** `continues`: whether its `then` is executed; by default, unless that is only offered. */
    closePopup: (continues = !store.state.popup?.isOptional) => timers.popup?.end(continues),
    /** Stops the timer of a message, while it is hovered, focused or touched. */
    hold(kind: keyof typeof timers): void {
      const timer = timers[kind];
      if (timer?.id === undefined) return;
      clearTimeout(timer.id);
      timer.id = undefined;
      timer.leftMs -= performance.now() - timer.startedAt;
    },
    release(kind: keyof typeof timers): void {
      const timer = timers[kind];
      if (timer && timer.id === undefined && Number.isFinite(timer.leftMs)) start(timer);
    },
    /** Keeps the page message over the next navigation. */
    keepForNextScreen(): void {
      kept = store.state.pageMessage;
    },
    onNavigated(): void {
      replacePageMessage(kept);
      set({ broken: undefined });
    },
  };
}
