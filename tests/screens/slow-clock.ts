import { onTestFinished, vi } from 'vitest';

/** Those of the browser, taken before a test replaces them. */
const { setTimeout, setInterval, clearInterval } = globalThis;

/** A test may draw several screens: only the clock of the last one ticks. */
let tick: ReturnType<typeof setInterval> | undefined;

/** How far the clock moves at a quarter of its speed between two calls of `pass`, in milliseconds: for a navigation. */
const driftMs = 160;

/**
 * Slows the clock, so that only `pass` decides a wait, however busy the machine is, and what is due at once still happens:
 * to a quarter, and soon to nearly nothing.
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
      // Chromium may never call it on a page that draws nothing.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 100 }));
    } while (isBusy());
  }

  /**
   * Moves the clock by so many milliseconds, one timer after another; meanwhile it does not move by itself. Before each
   * timer the app finishes its work, so that every wait begins at its time.
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
    // The others that end at the same moment.
    await vi.advanceTimersByTimeAsync(0);
    await settled();
    isPassing = false;
    leftMs = driftMs;
  };
}

/** Counts the promises that are pending, without those that a test holds. */
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
