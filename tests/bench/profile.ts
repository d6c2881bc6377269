import { writeFileSync } from 'node:fs';
import { table } from '../../scripts/markdown.ts';
import { buildFor } from './build.ts';
import { readJourney, readUse } from './measure.ts';
import { createProfile, type Emulation, openPhone, type Phone } from './phone.ts';
import { serveSubject } from './serve.ts';
import { sum } from './stats.ts';
import type { Subject } from './subjects.ts';
import { type Part, parts, readWindows, type TraceEvent, type Window } from './trace.ts';

const categories = ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler', 'blink.user_timing'];

/** One column of the table and one bar of the picture: the mean of some windows. */
export interface Column {
  readonly label: string;
  readonly kind: 'step' | 'key';
  readonly ms: number;
  readonly spent: ReadonlyMap<Part, number>;
}

async function recordJourney({ cdp, ...phone }: Phone, subject: Subject): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol says no more of an event than that it is an object.
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown[] as TraceEvent[])));
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { recordMode: 'recordUntilFull', includedCategories: categories, excludedCategories: ['*'] },
  });
  await readJourney({ cdp, ...phone }, subject);
  await cdp.send('Tracing.end');
  await complete;
  return events;
}

async function traceSubject(subject: Subject, emulation: Emulation) {
  const folder = await buildFor(subject, true);
  const { url, close } = await serveSubject(subject, folder);
  const profile = createProfile();
  const phone = await openPhone(subject, emulation, { checksUse: true, profile: profile.path });
  try {
    await readUse(phone, url);
    const events = await recordJourney(phone, subject);
    const file = `${folder}-trace.json`;
    writeFileSync(file, JSON.stringify(events));
    console.log(`${file} opens in the performance panel of Chrome.`);
    return readWindows(events, folder);
  } finally {
    await phone.close();
    close();
    profile.remove();
  }
}

function mean(label: string, kind: Column['kind'], windows: readonly Window[]): Column {
  const of = (read: (window: Window) => number) => sum(windows.map(read)) / windows.length;
  const spent = new Map(parts.map((part) => [part, of((window) => window.spent.get(part) ?? 0)]));
  return { label: `${label} (mean of ${windows.length})`, kind, ms: of(({ ms }) => ms), spent };
}

/** Where the time of a step and of a key goes: a readable build, traced through the journey once. */
export async function profileSubject(subject: Subject, emulation: Emulation): Promise<Column[]> {
  const windows = await traceSubject(subject, emulation);
  const isChoice = ({ name }: Window) =>
    subject.screens.some(({ id, fields }) => name === `step ${id}` && fields[0]?.kind === 'choice');
  const steps = windows.filter(({ name }) => name.startsWith('step'));
  return [
    mean(`${subject.name}, choice step`, 'step', steps.filter(isChoice)),
    mean(
      `${subject.name}, text step`,
      'step',
      steps.filter((step) => !isChoice(step)),
    ),
    mean(
      `${subject.name}, key`,
      'key',
      windows.filter(({ name }) => name === 'key'),
    ),
  ];
}

export function profileTable(columns: readonly Column[]): string {
  const row = (label: string, read: (column: Column) => number) => [
    label,
    ...columns.map((column) => read(column).toFixed(1)),
  ];
  return table(
    ['ms', ...columns.map(({ label }) => label)],
    [...parts.map((part) => row(part, ({ spent }) => spent.get(part) ?? 0)), row('**all**', ({ ms }) => ms)],
  );
}
