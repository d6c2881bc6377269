import type { BrowserStorage } from './browser-storage.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';

/** §4 "Inactivity". Phones send no `keypress`; `keydown` comes with every press of a key. */
const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const;

/** §17: the dialog comes one minute before the end, or halfway where the whole time is shorter than two. */
const warningMs = 60_000;

/** A mouse that moves must not write to the disk with every pixel. */
const writtenAtMostEveryMs = 1_000;

/** The longest wait a browser's timer can count. */
const longestTimerMs = 2_147_483_647;

interface Watched {
  readonly storage: BrowserStorage;
  /** §9 "Inactivity timeout". */
  readonly timeoutMs: number;
  readonly now?: Clock;
  /** The end is near, in so many milliseconds; undefined once it is not. */
  warn(leftMs: number | undefined): void;
  end(): void;
}

export interface InactivityWatch {
  /** The borrower stays: the time starts anew. */
  stay(): void;
  stop(): void;
}

/**
 * §4 "Inactivity": watches over all tabs at once, by the time of the last activity that they share. Activity always
 * counts; a warning, once it stands in this tab, waits for its answer, so that no tap falls through to the page below.
 */
export function watchInactivity({ storage, timeoutMs, now = systemClock, warn, end }: Watched): InactivityWatch {
  const warnBeforeMs = Math.min(warningMs, timeoutMs / 2);
  // Also where the browser refuses storage.
  let seenAt = now();
  let writtenAt = 0;
  let warned = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function record(): void {
    seenAt = writtenAt = now();
    storage.stamp('user-activity-timestamp');
  }
  function idleMs(): number {
    const idle = now() - (Number(storage.get('user-activity-timestamp')) || seenAt);
    if (idle >= 0) return idle;
    // The clock went back: the idle time counts from the new time (§18 "Waking up").
    record();
    return 0;
  }
  const setWarned = (isNear: boolean) => {
    if (isNear === warned) return;
    warned = isNear;
    warn(isNear ? warnBeforeMs : undefined);
  };
  function finish(): void {
    stop();
    end();
  }
  function look(): void {
    clearTimeout(timer);
    const idle = idleMs();
    if (idle >= timeoutMs) {
      finish();
      return;
    }
    const warnAfterMs = timeoutMs - warnBeforeMs;
    if (idle >= warnAfterMs) setWarned(true);
    timer = setTimeout(look, Math.min(longestTimerMs, (idle >= warnAfterMs ? timeoutMs : warnAfterMs) - idle));
  }
  function act(): void {
    // A phone that slept wakes with a touch: it does not renew a session that is over.
    if (idleMs() >= timeoutMs) {
      finish();
      return;
    }
    seenAt = now();
    if (seenAt - writtenAt >= writtenAtMostEveryMs) record();
  }
  function stay(): void {
    if (idleMs() < timeoutMs) {
      record();
      setWarned(false);
    }
    look();
  }
  const lookAgain = () => {
    if (document.visibilityState === 'visible') look();
  };
  const hearOtherTab = ({ key }: StorageEvent) => {
    if (key !== 'user-activity-timestamp') return;
    if (idleMs() < timeoutMs - warnBeforeMs) setWarned(false);
    look();
  };
  function stop(): void {
    clearTimeout(timer);
    setWarned(false);
    for (const activity of activities) removeEventListener(activity, act, { capture: true });
    document.removeEventListener('visibilitychange', lookAgain);
    removeEventListener('storage', hearOtherTab);
  }

  for (const activity of activities) addEventListener(activity, act, { capture: true, passive: true });
  document.addEventListener('visibilitychange', lookAgain);
  addEventListener('storage', hearOtherTab);
  if (!storage.get('user-activity-timestamp')) storage.stamp('user-activity-timestamp');
  // Not before whoever asked has this watch in hand.
  timer = setTimeout(look);
  return { stay, stop };
}
