import type { Run } from './runs.ts';
import type { Spread } from './stats.ts';
import { spread } from './stats.ts';

type Unit = 'ms' | 'kB' | 'MB' | '';

/** A figure of one run; undefined where the run does not measure it. */
export interface Figure {
  readonly label: string;
  readonly unit: Unit;
  readonly read: (run: Run) => number | undefined;
}

const figure = (label: string, unit: Unit, read: Figure['read']): Figure => ({ label, unit, read });
const kB = (bytes: number | undefined) => bytes && bytes / 1000;

const firstPaint = figure('First paint', 'ms', ({ load }) => load.firstPaint);
const largestPaint = figure('Largest paint', 'ms', ({ load }) => load.largestPaint);
const usable = figure('Usable', 'ms', ({ use }) => use.usable);
const answered = figure('First tap answered', 'ms', ({ use }) => use.answered);
const blocked = figure('Blocking time of the first load', 'ms', ({ load }) => load.blocked);
const stepMedian = figure('Step, median', 'ms', ({ journey }) => journey?.stepMedian);
const stepP95 = figure('Step, p95', 'ms', ({ journey }) => journey?.stepP95);
const keyMedian = figure('Key, median', 'ms', ({ journey }) => journey?.keyMedian);
const keyP95 = figure('Key, p95', 'ms', ({ journey }) => journey?.keyP95);
const worst = figure('Worst interaction', 'ms', ({ journey }) => journey?.worstInteraction);
const longTasks = figure('Long tasks in the journey', '', ({ journey }) => journey?.longTasks);
const heap = figure('Heap after the journey', 'MB', ({ journey }) => journey && journey.heap / 1e6);
const firstBytes = figure('All files before the first use', 'kB', ({ use }) => kB(use.bytes.all));
const firstScript = figure('JavaScript before the first use', 'kB', ({ use }) => kB(use.bytes.js));
const allScript = figure('JavaScript after the questions', 'kB', ({ journey }) => kB(journey?.bytes.js));
const styles = figure('Style sheets after the questions', 'kB', ({ journey }) => kB(journey?.bytes.css));
const again = figure('Second visit, usable', 'ms', ({ again }) => again?.usable);
const hindi = figure('First visit in Hindi, usable', 'ms', ({ hindi }) => hindi?.usable);
const hindiPaint = figure('First visit in Hindi, largest paint', 'ms', ({ hindi }) => hindi?.largestPaint);
const englishPaint = figure('Largest paint, with a tap', 'ms', ({ use }) => use.largestPaint);

/** What is listed for every subject. */
export const figures: readonly Figure[] = [
  firstPaint,
  largestPaint,
  usable,
  answered,
  blocked,
  stepMedian,
  stepP95,
  keyMedian,
  keyP95,
  worst,
  longTasks,
  heap,
  firstBytes,
  firstScript,
  allScript,
  styles,
];

/** A figure of the app, what it compares with, and the limit that it must not exceed. */
interface Target {
  readonly figure: Figure;
  /** Another subject, or the app itself on another visit, by what the table calls it. */
  readonly beside: { readonly name: string; readonly figure: Figure; readonly isApp?: true };
  readonly maxRatio?: number;
  readonly max?: number;
}

type Limit = Pick<Target, 'max' | 'maxRatio'>;

const besideSame = (figure: Figure, name: string, limit: Limit): Target => ({
  figure,
  beside: { name, figure },
  ...limit,
});

const besideOwn = (figure: Figure, name: string, own: Figure, maxRatio: number): Target => ({
  figure,
  beside: { name, figure: own, isApp: true },
  maxRatio,
});

/** The fastest peer that is measured. */
const fastestPeer = 'fastest peer';

const targets: readonly Target[] = [
  besideSame(largestPaint, 'static-floor', { maxRatio: 1.6 }),
  besideSame(usable, 'hand-split', { maxRatio: 0.95 }),
  besideSame(usable, fastestPeer, { maxRatio: 1 }),
  besideSame(answered, 'hand-split', {}),
  besideSame(stepMedian, 'hand-net', { maxRatio: 1 }),
  besideSame(stepP95, 'hand-net', { maxRatio: 1 }),
  besideSame(keyMedian, 'hand-net', { maxRatio: 1.1 }),
  besideSame(keyP95, 'hand-net', { maxRatio: 1.1 }),
  besideSame(worst, 'hand-net', { max: 150 }),
  besideSame(longTasks, 'hand-net', { max: 5 }),
  besideSame(blocked, 'hand-split', { max: 150 }),
  besideSame(heap, 'hand-net', { maxRatio: 1.15 }),
  besideSame(firstScript, 'hand-split', { max: 92 }),
  besideSame(allScript, 'hand-net', { max: 150 }),
  besideSame(styles, 'hand-net', { max: 10 }),
  besideOwn(again, 'its first visit', usable, 0.5),
  besideOwn(hindi, 'in English', usable, 1.1),
  besideOwn(hindiPaint, 'in English', englishPaint, 1.1),
];

/** The runs of each subject by its name. */
export type Results = Readonly<Record<string, readonly Run[]>>;

/** A row of the table: a figure of the app beside another one. */
export interface Comparison {
  readonly figure: Figure;
  readonly app: Spread;
  readonly beside: string;
  readonly other: Spread;
  readonly ratio: number;
  readonly limit: Limit;
  /** The figure as a part of its limit: at most 1 where it is reached; undefined where there is no limit. */
  readonly ofLimit: number | undefined;
}

/** The median and the range of a figure; undefined where no run has it. */
export function spreadOf({ read }: Figure, runs: readonly Run[] = []): Spread | undefined {
  const values = runs.map(read).filter((value) => value !== undefined);
  return values.length > 0 ? spread(values) : undefined;
}

/** Every target whose figures are measured. `peers`: the names of the subjects among which the fastest is found. */
export function compare(results: Results, peers: readonly string[]): Comparison[] {
  const fastest = peers.toSorted(
    (a, b) => (spreadOf(usable, results[a])?.median ?? Infinity) - (spreadOf(usable, results[b])?.median ?? Infinity),
  )[0];
  return targets.flatMap(({ figure, beside, max, maxRatio }) => {
    const subject = beside.isApp ? 'app' : beside.name === fastestPeer ? fastest : beside.name;
    const app = spreadOf(figure, results.app);
    const other = subject && spreadOf(beside.figure, results[subject]);
    if (!app || !other) return [];
    const ratio = app.median / other.median;
    const ofLimit = maxRatio ? ratio / maxRatio : max && app.median / max;
    const limit = { ...(max && { max }), ...(maxRatio && { maxRatio }) };
    const name = beside.name === fastestPeer ? `${subject} (${fastestPeer})` : beside.name;
    return { figure, app, beside: name, other, ratio, limit, ofLimit };
  });
}
