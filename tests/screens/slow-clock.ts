import { onTestFinished, vi } from 'vitest';

/** The timers of the browser, taken before a test replaces them. */
const { setTimeout, setInterval, clearInterval } = globalThis;

/** A test may draw several screens: only the clock of the last one ticks. */
let tick: ReturnType<typeof setInterval> | undefined;

/** How far, in ms, the clock moves at a quarter of its speed between two calls of `pass`: enough for a navigation. */
const driftMs = 160;

/**
 * Slows the clock to a quarter, and soon to nearly nothing, so that only `pass` ends a wait, however busy the machine is, but
 * work that is due at once still happens. While an action of Vitest lasts, such as a click, Vitest moves the clock at full
 * speed.
 *
 * @param isBusy Whether the app is at work on something that takes real time.
 */
export function slowClock(isBusy: () => boolean) {
  let isPassing = false;
  let leftMs = driftMs;
  clearInterval(tick);
  tick = setInterval(() => {
    if (isPassing) return;
    const ms = leftMs > 0 ? 4 : 0.25;
    leftMs -= ms;
    vi.advanceTimersByTime(ms);
  }, 16);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
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
