import { setTimeout as sleep } from 'node:timers/promises';
import type { Emulation, Phone } from './phone.ts';
import { median, quantile, sum } from './stats.ts';
import { isShared, login, type Subject } from './subjects.ts';
import { fill, rest, tap, typeKeys } from './touch.ts';

/** Where a subject is served, and the phone that visits it. */
export interface Served {
  readonly subject: Subject;
  readonly url: string;
  readonly emulation: Emulation;
}

const maxLoadMs = 60_000;
const maxStepMs = 20_000;

function withLimit<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const tooLate = sleep(ms, undefined, { ref: false }).then(() => Promise.reject(new Error(what)));
  return Promise.race([work, tooLate]);
}

/** Waits until the page is complete, and no request and no long task has been active for `ms`. */
async function becomeQuiet({ page, network }: Phone, ms: number): Promise<void> {
  for (const end = performance.now() + maxLoadMs; performance.now() < end; await sleep(100)) {
    const quietMs = await page.evaluate(() => {
      const { inputVisible, lcp } = window.bench.loaded;
      const isShown = inputVisible > 0 && lcp > 0 && document.readyState === 'complete';
      return isShown ? window.bench.quietMs() : 0;
    });
    if (Math.min(quietMs, network.quietMs()) > ms) return;
  }
  throw new Error('the page never became quiet');
}

const goTo = ({ page }: Phone, url: string) => page.goto(url, { waitUntil: 'commit', timeout: maxLoadMs });

export type Load = Awaited<ReturnType<typeof readLoad>>;
export type Use = Awaited<ReturnType<typeof readUse>>;
export type Journey = Awaited<ReturnType<typeof readJourney>>;

/**
 * A first load without a touch; times in ms. The blocking time counts from the start, because a page that its script draws is busy
 * before its first paint.
 */
export async function readLoad(phone: Phone, url: string) {
  await goTo(phone, url);
  await becomeQuiet(phone, 1_500);
  const { loaded, longTasks } = await phone.page.evaluate(() => {
    const { loaded, longTasks } = window.bench;
    return { loaded, longTasks };
  });
  return {
    firstPaint: loaded.fcp,
    largestPaint: loaded.lcp,
    blocked: sum(longTasks.map(({ ms }) => Math.max(0, ms - 50))),
  };
}

/** A load in which Next is tapped until an error shows: the times of the tap that is answered, and of its answer. */
export async function readUse(phone: Phone, url: string) {
  await goTo(phone, url);
  await withLimit(
    phone.page.evaluate(() => window.benchUse),
    maxLoadMs,
    'the first tap is never answered',
  );
  await becomeQuiet(phone, 700);
  const [loaded, origin] = await phone.page.evaluate(() => [window.bench.loaded, performance.timeOrigin] as const);
  const bytes = phone.network.bytes(origin + loaded.answered);
  return { largestPaint: loaded.lcp, usable: loaded.usable, answered: loaded.answered, bytes };
}

/**
 * Answers every screen with touches and keys; times in ms, sizes in bytes. The times of steps are of the screens that all subjects
 * have; those of the app's mobile number and code are separate.
 */
export async function readJourney(phone: Phone, subject: Subject) {
  const { page, cdp } = phone;
  const last = Object.values(subject.page.idOf).at(-1);
  const steps: number[] = [];
  const logins: number[] = [];
  const keys: number[] = [];
  for (const [place, screen] of subject.screens.entries()) {
    const shown = await page.evaluate(() => window.bench.screen());
    if (shown !== screen.id) throw new Error(`screen ${shown} is shown instead of ${screen.id}`);
    await rest(page, 250);
    for (const field of screen.fields) {
      if (screen.timesKeys) keys.push(...(await typeKeys(page, field)));
      else await fill(page, subject, field);
    }
    await rest(page, 400);
    await page.evaluate(() => window.bench.armStep());
    await tap(page, 'next');
    const times = await withLimit(
      page.evaluate(() => window.bench.step()),
      maxStepMs,
      `no screen after ${screen.id}`,
    ).catch(async (error) => {
      throw new Error(`${error.message}: ${(await page.evaluate(() => window.bench.errors())).join(', ')}`);
    });
    const expected = subject.screens[place + 1]?.id ?? last;
    if (!times || times.to !== expected) throw new Error(`after ${screen.id} comes ${times?.to}, not ${expected}`);
    const took = times.painted - times.down;
    if (isShared(screen)) steps.push(took);
    else if (login.includes(screen)) logins.push(took);
  }
  await rest(page, 600);
  const bytes = phone.network.bytes();
  // Read before the garbage collections below, which are long tasks too.
  const longTasks = await page.evaluate(() => {
    const { longTasks, loaded } = window.bench;
    return longTasks.filter(({ start }) => start > loaded.answered).length;
  });
  await cdp.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times++) {
    await cdp.send('HeapProfiler.collectGarbage');
    await sleep(150);
  }
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return {
    stepMedian: median(steps),
    stepP95: quantile(steps, 0.95),
    login: logins.length > 0 ? median(logins) : undefined,
    keyMedian: median(keys),
    keyP95: quantile(keys, 0.95),
    worstInteraction: await page.evaluate(() => window.bench.worstInteraction()),
    longTasks,
    heap: usedSize,
    bytes,
    errors: [...new Set(phone.errors)],
  };
}
