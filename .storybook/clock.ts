import * as delays from '#engine/delays.ts';

/** The app's waits of a second or more, after which a story would change by itself. */
const waits: readonly unknown[] = Object.values(delays).filter((ms) => ms >= 1_000);
const longestTimerMs = 2 ** 31 - 1;

let skipped: readonly unknown[] = [];

/** Skips these waits in the story that is shown next. */
export function skipWaits(ms: readonly number[]): void {
  skipped = ms;
}

/**
 * Stops the waits of a story: a toast stays, a loader does not redirect. After a user touches the story, they run as in
 * the app. Returns a function that restores the clock.
 */
export function stopWaits(): () => void {
  const { setTimeout, Date: RealDate } = globalThis;
  let isTouched = false;
  const touch = ({ isTrusted }: Event) => {
    isTouched ||= isTrusted;
  };
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply(start, self, [act, ms, ...args]) {
      const delayMs = !isTouched && waits.includes(ms) ? longestTimerMs : ms;
      return Reflect.apply(start, self, [act, skipped.includes(ms) ? 0 : delayMs, ...args]);
    },
  });
  addEventListener('pointerdown', touch, { capture: true });
  return () => {
    Object.assign(globalThis, { setTimeout, Date: RealDate });
    removeEventListener('pointerdown', touch, { capture: true });
    skipped = [];
  };
}

/** Advances the time that the app reads. */
export function advanceClock(seconds: number): void {
  const now = Date.now() + seconds * 1_000;
  globalThis.Date = new Proxy(Date, {
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
