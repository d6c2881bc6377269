import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { table } from '../../scripts/markdown.ts';
import { buildFor } from './build.ts';
import { readJourney, readUse } from './measure.ts';
import type { Phone } from './phone.ts';
import { createProfile, deleteProfile, openPhone } from './phone.ts';
import { element, picture, text } from './picture.ts';
import { serveSubject } from './serve.ts';
import { sum } from './stats.ts';
import type { Subject } from './subjects.ts';
import type { Part, TraceEvent, Window } from './trace.ts';
import { parts, readWindows } from './trace.ts';

const categories = ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler', 'blink.user_timing'];

/** One bar of the picture: the mean of some windows. */
interface Column {
  readonly label: string;
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

async function traceSubject(subject: Subject, version: string) {
  const folder = await buildFor(subject, { readable: true });
  const { url, close } = await serveSubject(subject, folder);
  const profile = createProfile();
  const phone = await openPhone(subject, version, { checksUse: true, profile });
  try {
    await readUse(phone, url);
    const events = await recordJourney(phone, subject);
    const file = path.join(folder, '..', `${subject.name}-trace.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(events));
    console.log(`${file} opens in the performance panel of Chrome.`);
    return readWindows(events, folder);
  } finally {
    await phone.close();
    close();
    deleteProfile(profile);
  }
}

function mean(label: string, windows: readonly Window[]): Column {
  const of = (read: (window: Window) => number) => sum(windows.map(read)) / windows.length;
  const spent = new Map(parts.map((part) => [part, of((window) => window.spent.get(part) ?? 0)]));
  return { label: `${label} (mean of ${windows.length})`, ms: of(({ ms }) => ms), spent };
}

/** Where the time of a step and of a key goes: a readable build, traced through the journey once. */
export async function profileSubject(subject: Subject, version: string): Promise<Column[]> {
  const windows = await traceSubject(subject, version);
  const isChoice = ({ name }: Window) =>
    subject.screens.some(({ id, fields }) => name === `step ${id}` && fields[0]?.kind === 'choice');
  const steps = windows.filter(({ name }) => name.startsWith('step'));
  return [
    mean(`${subject.name}, choice step`, steps.filter(isChoice)),
    mean(
      `${subject.name}, text step`,
      steps.filter((step) => !isChoice(step)),
    ),
    mean(
      `${subject.name}, key`,
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

const hues = [150, 200, 260, 40, 300, 215, 90, 20, 0, 175, 55, 240, 120, 330, 280];

/** The steps and the keys as bars, each on a scale of its own, with their parts side by side. */
export function profilePicture(columns: readonly Column[]): string {
  const [left, barWidth, rowHeight] = [210, 560, 30];
  const isKey = ({ label }: Column) => label.includes('key');
  const longest = (like: Column) =>
    Math.max(...columns.filter((one) => isKey(one) === isKey(like)).map(({ ms }) => ms));
  const bars = columns.flatMap((column, place) => {
    const y = 8 + place * rowHeight;
    let x = left;
    const segments = parts.map((part, index) => {
      const width = ((column.spent.get(part) ?? 0) / longest(column)) * barWidth;
      x += width;
      const title = element('title', {}, `${part} ${(column.spent.get(part) ?? 0).toFixed(1)} ms`);
      const fill = `hsl(${hues[index]} 45% 48%)`;
      return element(
        'rect',
        { x: (x - width).toFixed(1), y, width: width.toFixed(1), height: rowHeight - 8, fill },
        title,
      );
    });
    return [
      text(left - 8, y + 15, column.label, { 'text-anchor': 'end' }),
      ...segments,
      text(x + 6, y + 15, `${column.ms.toFixed(0)} ms`),
    ];
  });
  const top = 24 + columns.length * rowHeight;
  const legend = parts.flatMap((part, index) => {
    const [x, y] = [20 + (index % 5) * 165, top + Math.floor(index / 5) * 20];
    return [
      element('rect', { x, y, width: 12, height: 12, fill: `hsl(${hues[index]} 45% 48%)` }),
      text(x + 18, y + 11, part),
    ];
  });
  return picture(top + 60, 'Where the time of a step and of a key goes', '', [...bars, ...legend]);
}
