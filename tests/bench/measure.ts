import { setTimeout as sleep } from 'node:timers/promises';
import type { Bytes } from './network.ts';
import type { Phone } from './phone.ts';
import { median, quantile, sum } from './stats.ts';
import type { Subject } from './subjects.ts';
import { fill, rest, tap, typeKeys } from './touch.ts';

/** Where a subject is served, and the version of the browser. */
export interface Served {
  readonly subject: Subject;
  readonly url: string;
  readonly version: string;
}

/** A first load that nobody touches; times in ms. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly blocked: number;
}

/** A load in which Next is tapped until it answers. */
export interface Use {
  readonly largestPaint: number;
  /** The first tap that is answered, and its answer. */
  readonly usable: number;
  readonly answered: number;
  readonly bytes: Bytes;
}

export interface Journey {
  readonly steps: readonly number[];
  readonly stepMedian: number;
  readonly stepP95: number;
  readonly keyMedian: number;
  readonly keyP95: number;
  readonly worstInteraction: number;
  readonly longTasks: number;
  readonly heap: number;
  readonly bytes: Bytes;
  readonly errors: readonly string[];
}

const maxLoadMs = 60_000;
const maxStepMs = 20_000;

async function withLimit<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const limit = new AbortController();
  const tooLate = sleep(ms, undefined, { signal: limit.signal }).then(() => Promise.reject(new Error(what)));
  tooLate.catch(() => undefined);
  return Promise.race([work, tooLate]).finally(() => limit.abort());
}

/** Until the page is complete, and for a while neither a request is open nor a long task runs. */
async function becomeQuiet({ page, network }: Phone, ms: number): Promise<void> {
  for (const end = performance.now() + maxLoadMs; performance.now() < end; await sleep(100)) {
    const quietMs = await page.evaluate(() => {
      const isShown = window.bench.loaded.inputVisible > 0 && document.readyState === 'complete';
      return isShown ? window.bench.quietMs() : 0;
    });
    if (Math.min(quietMs, network.quietMs()) > ms) return;
  }
  throw new Error('the page never became quiet');
}

const goTo = ({ page }: Phone, url: string) => page.goto(url, { waitUntil: 'commit', timeout: maxLoadMs });

/** The blocking time counts from the start: a page that is drawn by its script works before its first paint. */
export async function readLoad(phone: Phone, url: string): Promise<Load> {
  await goTo(phone, url);
  await becomeQuiet(phone, 1_500);
  const { loaded, longTasks } = await phone.page.evaluate(() => {
    const { loaded, longTasks } = window.bench;
    return { loaded, longTasks };
  });
  return {
    firstPaint: loaded.fcp,
    largestPaint: loaded.lcp,
    layoutShift: loaded.layoutShift,
    blocked: sum(longTasks.map(({ ms }) => Math.max(0, ms - 50))),
  };
}

export async function readUse(phone: Phone, url: string): Promise<Use> {
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

/** Answers every screen with touches and keys. */
export async function readJourney(phone: Phone, subject: Subject): Promise<Journey> {
  const { page, cdp } = phone;
  const last = Object.values(subject.page.idOf).at(-1);
  const steps: number[] = [];
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
    steps.push(times.painted - times.down);
  }
  await rest(page, 600);
  const bytes = phone.network.bytes();
  await cdp.send('HeapProfiler.enable');
  for (let times = 0; times < 3; times++) {
    await cdp.send('HeapProfiler.collectGarbage');
    await sleep(150);
  }
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const longTasks = await page.evaluate(() => {
    const { longTasks, loaded } = window.bench;
    return longTasks.filter(({ start }) => start > loaded.answered).length;
  });
  return {
    steps,
    stepMedian: median(steps),
    stepP95: quantile(steps, 0.95),
    keyMedian: median(keys),
    keyP95: quantile(keys, 0.95),
    worstInteraction: await page.evaluate(() => window.bench.worstInteraction()),
    longTasks,
    heap: usedSize,
    bytes,
    errors: [...new Set(phone.errors)],
  };
}
