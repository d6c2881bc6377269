// Whether other programs use the processors. Linux alone has /proc: elsewhere nothing is known, and nothing waits.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sum } from './stats.ts';

const ticksPerSecond = 100;
/** More than this many processors in use by others, and a run counts as disturbed. */
export const disturbedAbove = 0.35;

interface Mark {
  readonly at: number;
  readonly busy: number;
  readonly own: number;
}

/** The times of a line of /proc, in seconds. */
const seconds = (fields: readonly string[], ...places: readonly number[]) =>
  sum(places.map((place) => Number(fields[place]))) / ticksPerSecond;

/** The processor time of this process and of all that it started. */
function ownSeconds(): number {
  const processes = readdirSync('/proc').flatMap((id) => {
    const file = `/proc/${id}/stat`;
    try {
      if (!/^\d+$/.test(id)) return [];
      const fields = readFileSync(file, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return [{ id: Number(id), parent: Number(fields[1]), used: seconds(fields, 11, 12, 13, 14) }];
    } catch {
      return []; // It has ended.
    }
  });
  const children = Map.groupBy(processes, ({ parent }) => parent);
  const used = new Map(processes.map((one) => [one.id, one.used]));
  const total = (id: number): number => (used.get(id) ?? 0) + sum((children.get(id) ?? []).map((one) => total(one.id)));
  return total(process.pid);
}

export function mark(): Mark | undefined {
  if (!existsSync('/proc/stat')) return undefined;
  const fields = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').split(/\s+/).slice(1);
  return { at: performance.now(), busy: seconds(fields, 0, 1, 2, 5, 6, 7), own: ownSeconds() };
}

/** How many processors others used since the mark, on average. */
export function usedByOthers(since: Mark | undefined): number {
  const now = mark();
  if (!since || !now) return 0;
  return Math.max(0, (now.busy - since.busy - (now.own - since.own)) / ((now.at - since.at) / 1000));
}

/** Waits until others let the machine be for two seconds. Returns the seconds waited. */
export async function waitForQuiet(maxSeconds: number): Promise<number> {
  const began = performance.now();
  const waited = () => (performance.now() - began) / 1000;
  for (let quiet = 0; quiet < 2 && waited() < maxSeconds; ) {
    const before = mark();
    if (!before) return 0;
    await sleep(1000);
    quiet = usedByOthers(before) < disturbedAbove ? quiet + 1 : 0;
  }
  return waited();
}
