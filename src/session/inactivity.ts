import type { BrowserStorage } from './browser-storage.ts';

/** §4 "Inactivity", with `keydown` instead of `keypress`, which phones do not send. */
const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const;

/** §17: the dialog opens one minute before the end, or halfway through a shorter time. */
const warningMs = 60_000;

/** A moving mouse must not write to the disk with every pixel. */
const writtenAtMostEveryMs = 1_000;

const longestTimerMs = 2_147_483_647;

/** §17 "Inactivity": the session ends in `leftMs` milliseconds, unless the borrower stays. */
export interface InactivityWarning {
  readonly leftMs: number;
  stay(): void;
}

interface InactivityConfig {
  readonly storage: BrowserStorage;
  /** §9 "Inactivity timeout". */
  readonly timeoutMs: number;
  /** Undefined: the session no longer ends soon. */
  warn(warning: InactivityWarning | undefined): void;
  /** The session is over; stops the watch. */
  end(): void;
}

/**
 * §4 "Inactivity": measures from the last activity in any tab. After an activity in this tab, a warning stays until it
 * is answered or its time is over, so that no tap falls through to the page below. Returns how to stop.
 */
export function watchInactivity({ storage, timeoutMs, warn, end }: InactivityConfig): () => void {
  const warnBeforeMs = Math.min(warningMs, timeoutMs / 2);
  let writtenAt = 0;
  let warned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  const { signal } = stopped;

  function record(): void {
    writtenAt = Date.now();
    storage.stamp('user-activity-timestamp');
  }
  function idleMs(): number {
    const now = Date.now();
    // The key is missing where another tab has logged out, and its signal has not arrived yet.
    const idle = now - (Number(storage.get('user-activity-timestamp')) || now);
    if (idle >= 0) return idle;
    // The clock was set back: the idle time starts again (§18 "Waking up").
    record();
    return 0;
  }
  function setWarned(isNear: boolean, leftMs = 0): void {
    if (isNear === warned) return;
    warned = isNear;
    warn(isNear ? { leftMs, stay } : undefined);
  }
  function check(): void {
    clearTimeout(timer);
    const idle = idleMs();
    if (idle >= timeoutMs) {
      end();
      return;
    }
    const warnAfterMs = timeoutMs - warnBeforeMs;
    // In whole seconds, as it is shown: a timer is a little late.
    setWarned(idle >= warnAfterMs, Math.ceil((timeoutMs - idle) / 1_000) * 1_000);
    timer = setTimeout(check, Math.min(longestTimerMs, (idle >= warnAfterMs ? timeoutMs : warnAfterMs) - idle));
  }
  function onActivity(): void {
    const writtenMsAgo = Date.now() - writtenAt;
    // Without reading or writing: this runs at each key press, and storage is slow on a cheap phone.
    if (writtenMsAgo >= 0 && writtenMsAgo < writtenAtMostEveryMs) return;
    // The touch that wakes a phone does not renew a session that is over.
    if (idleMs() >= timeoutMs) end();
    else record();
  }
  /** Restarts the time. */
  function stay(): void {
    if (idleMs() < timeoutMs) {
      record();
      setWarned(false);
    }
    check();
  }
  const onStorage = () => {
    if (idleMs() < timeoutMs - warnBeforeMs) setWarned(false);
  };
  const onVisible = () => {
    // Not while the page is left: the message would be lost with it, and the next page shows it.
    if (!document.hidden) check();
  };
  function stop(): void {
    clearTimeout(timer);
    setWarned(false);
    stopped.abort();
  }

  for (const activity of activities) addEventListener(activity, onActivity, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', onVisible, { signal });
  addEventListener('storage', onStorage, { signal });
  if (!storage.get('user-activity-timestamp')) storage.stamp('user-activity-timestamp');
  // After the caller has received how to stop.
  timer = setTimeout(check);
  return stop;
}
