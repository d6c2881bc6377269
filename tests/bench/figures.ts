import type { Run } from './runs.ts';
import { type Spread, spread } from './stats.ts';

/** A figure of one run; undefined where the run does not measure it. */
export interface Figure {
  readonly label: string;
  readonly unit: 'ms' | 'kB' | 'MB' | '';
  readonly read: (run: Run) => number | undefined;
}

const figure = (label: string, unit: Figure['unit'], read: Figure['read']): Figure => ({ label, unit, read });
const kB = (bytes: number | undefined) => bytes && bytes / 1000;

const all = {
  firstPaint: figure('First paint', 'ms', ({ load }) => load.firstPaint),
  largestPaint: figure('Largest paint', 'ms', ({ load }) => load.largestPaint),
  usable: figure('Usable', 'ms', ({ use }) => use.usable),
  answered: figure('First tap answered', 'ms', ({ use }) => use.answered),
  blocked: figure('Blocking time of the first load', 'ms', ({ load }) => load.blocked),
  stepMedian: figure('Step, median', 'ms', ({ journey }) => journey?.stepMedian),
  stepP95: figure('Step, p95', 'ms', ({ journey }) => journey?.stepP95),
  login: figure('Mobile number and code, each', 'ms', ({ journey }) => journey?.login),
  keyMedian: figure('Key, median', 'ms', ({ journey }) => journey?.keyMedian),
  keyP95: figure('Key, p95', 'ms', ({ journey }) => journey?.keyP95),
  worst: figure('Worst interaction', 'ms', ({ journey }) => journey?.worstInteraction),
  longTasks: figure('Long tasks in the journey', '', ({ journey }) => journey?.longTasks),
  heap: figure('Heap after the journey', 'MB', ({ journey }) => journey && journey.heap / 1e6),
  firstBytes: figure('All files before the first use', 'kB', ({ use }) => kB(use.bytes.all)),
  firstScript: figure('JavaScript before the first use', 'kB', ({ use }) => kB(use.bytes.js)),
  allScript: figure('JavaScript after the questions', 'kB', ({ journey }) => kB(journey?.bytes.js)),
  styles: figure('Style sheets after the questions', 'kB', ({ journey }) => kB(journey?.bytes.css)),
};
// The answer, not the tap: a page may keep taps until its code has loaded, and then which of them was answered is unknown.
const again = figure('Second visit, first tap answered', 'ms', (run) => run.again?.answered);
const againPaint = figure('Second visit, largest paint', 'ms', (run) => run.again?.largestPaint);
const hindi = figure('First visit in Hindi, first tap answered', 'ms', (run) => run.hindi?.answered);
const hindiPaint = figure('First visit in Hindi, largest paint', 'ms', (run) => run.hindi?.largestPaint);
const englishPaint = figure('Largest paint of a visit with a tap', 'ms', ({ use }) => use.largestPaint);

/** The figures that are listed for every subject. */
export const figures: readonly Figure[] = Object.values(all);

interface Limit {
  readonly maxRatio?: number;
  readonly max?: number;
}

const fastestPeer = 'fastest peer';

/**
 * A figure of the app, what it compares with, and the limit that it must not exceed; and the figure of another visit of the
 * app where it compares with that, instead of with the same figure of a subject.
 */
const targets: readonly (readonly [figure: Figure, beside: string, limit: Limit, ofApp?: Figure])[] = [
  [all.largestPaint, 'static-floor', { maxRatio: 1.6 }],
  [all.usable, 'hand-split', { maxRatio: 0.95 }],
  [all.usable, fastestPeer, { maxRatio: 1 }],
  [all.answered, 'hand-split', {}],
  [all.stepMedian, 'hand-net', { maxRatio: 1 }],
  [all.stepP95, 'hand-net', { maxRatio: 1 }],
  [all.keyMedian, 'hand-net', { maxRatio: 1.1 }],
  [all.keyP95, 'hand-net', { maxRatio: 1.1 }],
  [all.worst, 'hand-net', { max: 150 }],
  [all.longTasks, 'hand-net', { max: 5 }],
  [all.blocked, 'hand-split', { max: 150 }],
  [all.heap, 'hand-net', { maxRatio: 1.15 }],
  [all.firstScript, 'hand-split', { max: 92 }],
  [all.allScript, 'hand-net', { max: 150 }],
  [all.styles, 'hand-net', { max: 10 }],
  [again, 'its first visit', { maxRatio: 0.5 }, all.answered],
  [againPaint, 'its first visit', {}, englishPaint],
  [hindi, 'English', { maxRatio: 1.1 }, all.answered],
  [hindiPaint, 'English', { maxRatio: 1.1 }, englishPaint],
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
  /** The figure divided by its limit: at most 1 if the target is reached; undefined without a limit. */
  readonly ofLimit: number | undefined;
}

/** The median and the range of a figure; undefined where no run has it. */
export function spreadOf({ read }: Figure, runs: readonly Run[] = []): Spread | undefined {
  const values = runs.map(read).filter((value) => value !== undefined);
  return values.length > 0 ? spread(values) : undefined;
}

/** Every target whose figures are measured. `peers`: the names of the subjects among which the fastest is found. */
export function compare(results: Results, peers: readonly string[]): Comparison[] {
  const usable = (name: string) => spreadOf(all.usable, results[name])?.median ?? Number.POSITIVE_INFINITY;
  const fastest = peers.toSorted((a, b) => usable(a) - usable(b))[0] ?? '';
  return targets.flatMap(([figure, name, limit, ofApp]) => {
    const subject = ofApp ? 'app' : name === fastestPeer ? fastest : name;
    const app = spreadOf(figure, results.app);
    const other = spreadOf(ofApp ?? figure, results[subject]);
    if (!app || !other) return [];
    const ratio = app.median / other.median;
    const ofLimit = limit.maxRatio ? ratio / limit.maxRatio : limit.max && app.median / limit.max;
    return { figure, app, beside: name === fastestPeer ? `${fastest} (${name})` : name, other, ratio, limit, ofLimit };
  });
}
