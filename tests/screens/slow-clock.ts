import { onTestFinished, vi } from 'vitest';

/** The timers of the browser, taken before a test replaces them. */
const { setTimeout, setInterval, clearInterval } = globalThis;

/** A test may draw several screens: only the clock of the last one ticks. */
let tick: ReturnType<typeof setInterval> | undefined;

/** How far, in ms, the clock moves between two calls of `pass`: enough for a navigation. */
const driftMs = 160;

/**
 * Stops the clock, so that only `pass` ends a wait, however busy the machine is. Only a wait that is no longer than
 * `driftMs` ends by itself, at a quarter of the speed of the clock.
 *
 * @param isBusy Whether the app is at work on something that takes real time.
 */
export function slowClock(isBusy: () => boolean) {
  const tickMs = 4;
  let isPassing = false;
  let leftMs = driftMs;
  clearInterval(tick);
  tick = setInterval(() => {
    if (isPassing || leftMs <= 0) return;
    leftMs -= tickMs;
    vi.advanceTimersByTime(tickMs);
  }, 16);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  // Vitest itself moves a fake clock at full speed while it acts or polls, and has no setting for it.
  vi.spyOn(vi, 'isFakeTimers').mockReturnValue(false);
  const { setTimeout: setFakeTimeout } = globalThis;
  globalThis.setTimeout = Object.assign((...[callback, ms = 0, ...rest]: Parameters<typeof setFakeTimeout>) => {
    if (ms <= driftMs) leftMs = Math.max(leftMs, ms + tickMs);
    return setFakeTimeout(callback, ms, ...rest);
  }, setFakeTimeout);
  onTestFinished(() => {
    vi.useRealTimers();
    clearInterval(tick);
  });

  /** Resolves when no work is left. */
  async function idle(): Promise<void> {
    while (isBusy()) await new Promise((resolve) => setTimeout(resolve));
  }
  /** Resolves when the page waits for nothing but the clock and the borrower. */
  async function settled(): Promise<void> {
    do {
      await idle();
      // On a page that draws nothing, Chromium may never call back without a timeout.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    } while (isBusy());
  }

  /**
   * Moves the clock by `ms`, one timer after another; meanwhile it does not move by itself. The app finishes its work before
   * each timer, so that every wait begins at the right time.
   */
  return async function pass(ms: number): Promise<void> {
    isPassing = true;
    await settled();
    let isOver = false;
    globalThis.setTimeout(() => {
      isOver = true;
    }, ms);
    while (!isOver) {
      await vi.advanceTimersToNextTimerAsync();
      await idle();
    }
    // Runs the other timers that end at the same moment.
    await vi.advanceTimersByTimeAsync(0);
    await settled();
    isPassing = false;
    leftMs = driftMs;
  };
}

/** Tracks the pending promises, except those that a test holds back. */
export function createPending() {
  const holds = new Set<() => boolean>();
  return {
    async run<Result>(work: Promise<Result>, isHeld = () => false): Promise<Result> {
      holds.add(isHeld);
      try {
        return await work;
      } finally {
        holds.delete(isHeld);
      }
    },
    isRunning: () => [...holds].some((isHeld) => !isHeld()),
  };
}
