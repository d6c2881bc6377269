// Where the time between two marks of the probe goes: Chrome's sampling profiler and the trace of its rendering.
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface CallFrame {
  readonly functionName: string;
  readonly url?: string;
  readonly lineNumber?: number;
}

/** An event of a trace: times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly args: {
    readonly data?: {
      readonly startTime?: number;
      readonly requestId?: string;
      readonly timerId?: number;
      readonly timeout?: number;
      readonly timeDeltas?: readonly number[];
      readonly cpuProfile?: {
        readonly nodes?: readonly { readonly id: number; readonly parent?: number; readonly callFrame: CallFrame }[];
        readonly samples?: readonly number[];
      };
    };
  };
}

/** The parts of a step, in the order of the picture. */
export const parts = [
  'validation',
  'save',
  'answer',
  'decision',
  'router',
  'render',
  'telemetry',
  'other script',
  'garbage collection',
  'style and layout',
  'paint',
  'browser',
  'network',
  'specified delay',
  'wait for a frame',
] as const;

export type Part = (typeof parts)[number];

/** The parts by their modules: the innermost function whose module has a part decides. Zod belongs to what calls it. */
const modules: readonly (readonly [RegExp, Part])[] = [
  [/\/(react-dom|react|scheduler)\//, 'render'],
  [/react-hook-form|@hookform|src\/engine\/(rules|rule|validate|typed|typing|visible|condition)/, 'validation'],
  [/src\/contract\//, 'answer'],
  [/src\/engine\/(decision|outcome)|src\/app\/run-|\/flow\.ts/, 'decision'],
  [/src\/api\/|src\/session\/|src\/engine\/saving|\/ky\/|@tanstack\/(react-)?query|bench\/subjects\/hand-net/, 'save'],
  [/@tanstack\/|src\/app\/(navigation|router|routed)/, 'router'],
  [/src\/telemetry\//, 'telemetry'],
  [/src\/(ui|steps|screens|screen|app|languages)\/|subjects\//, 'render'],
];

const partOfModule = (module: string) => modules.find(([pattern]) => pattern.test(module))?.[1];

const rendering: Readonly<Record<string, Part>> = {
  UpdateLayoutTree: 'style and layout',
  Layout: 'style and layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/** Timers at least this long are specified delays. */
const delayMs = 90;

/** The module of each line of a readable build, from the comments before each module. */
function createModuleReader(folder: string) {
  const files = new Map<string, readonly string[]>();
  const read = (file: string) => {
    let module = '';
    return readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map((line) => {
        module = /^\/\/(?:#region)? (\S+\.\w+)$/.exec(line)?.[1] ?? module;
        return module;
      });
  };
  return ({ url, lineNumber = 0 }: CallFrame) => {
    if (!url || !/\/(static|assets)\//.test(url)) return '';
    const file = new URL(url).pathname;
    const lines = files.get(file) ?? read(file);
    files.set(file, lines);
    return lines[lineNumber] ?? '';
  };
}

type Interval = readonly [start: number, end: number];

const covers = (intervals: readonly Interval[], at: number) =>
  intervals.some(([start, end]) => start <= at && at < end);

/** The intervals between the events of two names that have the same id. */
function pairs(events: readonly TraceEvent[], [first, last]: readonly [string, string], id: 'requestId' | 'timerId') {
  const open = new Map<unknown, number>();
  return events.flatMap(({ name, ts, args }): Interval[] => {
    const key = args.data?.[id];
    const start = open.get(key);
    if (name === first) open.set(key, ts);
    return name === last && start !== undefined ? [[start, ts]] : [];
  });
}

/** The samples of the profiler, each with its functions from the innermost, by their time. */
function readSamples(events: readonly TraceEvent[]) {
  let at = events.find(({ name }) => name === 'Profile')?.args.data?.startTime ?? 0;
  const nodes = new Map<number, { readonly parent?: number; readonly callFrame: CallFrame }>();
  return events.flatMap(({ name, args: { data } }) => {
    if (name !== 'ProfileChunk') return [];
    for (const node of data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    return (data?.cpuProfile?.samples ?? []).map((sample, place) => {
      at += data?.timeDeltas?.[place] ?? 0;
      const stack: CallFrame[] = [];
      for (let node = nodes.get(sample); node; node = nodes.get(node.parent ?? -1)) stack.push(node.callFrame);
      return { at, stack };
    });
  });
}

export interface Window {
  readonly name: string;
  readonly ms: number;
  /** Milliseconds by part. */
  readonly spent: ReadonlyMap<Part, number>;
}

/** What happened in each window of a trace: from `bench-step …` or `bench-key` to the next `bench-end`. */
export function readWindows(trace: readonly TraceEvent[], folder: string): Window[] {
  const moduleOf = createModuleReader(folder);
  const thread = trace.find(({ name }) => name === 'bench-key')?.tid;
  const events = trace.filter(({ tid }) => tid === thread).toSorted((a, b) => a.ts - b.ts);
  const requests = pairs(events, ['ResourceSendRequest', 'ResourceFinish'], 'requestId');
  const isDelay = ({ name, args }: TraceEvent) => name !== 'TimerInstall' || (args.data?.timeout ?? 0) >= delayMs;
  const delays = pairs(events.filter(isDelay), ['TimerInstall', 'TimerFire'], 'timerId');
  const drawn = events.flatMap(({ name, ts, dur = 0 }) => {
    const part = rendering[name];
    return part ? [{ part, interval: [ts, ts + dur] as const }] : [];
  });
  const samples = readSamples(trace.filter(({ name }) => name.startsWith('Profile')));

  function partOf(at: number, stack: readonly CallFrame[], drawings: typeof drawn): Part {
    const drawing = drawings.find(({ interval }) => covers([interval], at));
    if (drawing) return drawing.part;
    const name = stack[0]?.functionName;
    if (name === '(idle)') {
      if (covers(requests, at)) return 'network';
      return covers(delays, at) ? 'specified delay' : 'wait for a frame';
    }
    if (name === '(garbage collector)') return 'garbage collection';
    if (name === '(program)') return 'browser';
    const owner = stack.map((frame) => partOfModule(moduleOf(frame))).find((part) => part !== undefined);
    return owner ?? 'other script';
  }

  const marks = events.filter(({ name }) => name.startsWith('bench-'));
  return marks.flatMap(({ name, ts: start }, place) => {
    const end = marks[place + 1];
    if (name === 'bench-end' || end?.name !== 'bench-end') return [];
    const within = samples.filter(({ at }) => at >= start && at < end.ts);
    const drawings = drawn.filter(({ interval: [from, until] }) => until > start && from < end.ts);
    const spent = new Map<Part, number>();
    for (const [index, { at, stack }] of within.entries()) {
      const from = index === 0 ? start : at;
      const until = within[index + 1]?.at ?? end.ts;
      const part = partOf((from + until) / 2, stack, drawings);
      spent.set(part, (spent.get(part) ?? 0) + (until - from) / 1000);
    }
    return [{ name: name.replace('bench-', ''), ms: (end.ts - start) / 1000, spent }];
  });
}
