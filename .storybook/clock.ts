import * as delays from '#engine/delays.ts';

/** What a story would be gone after: every wait of the app from a second on. */
const waits: readonly unknown[] = Object.values(delays).filter((ms) => ms >= 1_000);
const longestTimerMs = 2 ** 31 - 1;

let transient: readonly unknown[] = [];

/** These waits are over at once, in the story that is about to be shown. */
export function letPass(ms: readonly number[]): void {
  transient = ms;
}

/**
 * A story stands still: a toast stays, a loader does not lead on. Once a person touches it, time goes on as in the app.
 * Gives how to set the clock going again.
 */
export function standStill(): () => void {
  const { setTimeout, Date: RealDate } = globalThis;
  let touched = false;
  const touch = ({ isTrusted }: Event) => {
    touched ||= isTrusted;
  };
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply(start, self, [act, ms, ...given]) {
      const held = !touched && waits.includes(ms) ? longestTimerMs : ms;
      return Reflect.apply(start, self, [act, transient.includes(ms) ? 0 : held, ...given]);
    },
  });
  addEventListener('pointerdown', touch, { capture: true });
  return () => {
    Object.assign(globalThis, { setTimeout, Date: RealDate });
    removeEventListener('pointerdown', touch, { capture: true });
    transient = [];
  };
}

/** So many seconds later, by every clock that shows the time. */
export function moveOn(seconds: number): void {
  const now = Date.now() + seconds * 1_000;
  globalThis.Date = new Proxy(Date, {
    get: (date, key) => (key === 'now' ? () => now : Reflect.get(date, key)),
  });
  document.dispatchEvent(new Event('visibilitychange'));
}
