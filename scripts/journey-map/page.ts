import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { order, stepByRoute } from '#schemas/index.ts';
import { code, table } from '../markdown.ts';
import type { MapCall, MapTable } from './flows.ts';
import { drawnBy, entries, isSharedRow, type JourneyEntry, map, sharedTables, stepWords } from './map.ts';

const callNames = new Map(Object.entries(calls).map(([name, call]): [Call, string] => [call, name]));

const linkTo = (title: string) => `[${title}](#${title.toLowerCase().replaceAll(' ', '-')})`;

const callWords = ({ call, decision, onOpening }: MapCall) =>
  `${code(callNames.get(call) ?? call.path)}${onOpening ? ' on opening' : ''}${decision ? ` → ${linkTo(decision.title)}` : ''}`;

function screenCells({ id, name, calls: made, tables, moves }: JourneyEntry): string[][] {
  if (id === 'next step' || id === 'everywhere') return [];
  const step = stepByRoute(id);
  // The tables that a screen reads without a call of its own, such as the query of its address.
  const others = tables.filter(({ title }) => made.every((call) => call.decision?.title !== title));
  return [
    [
      String(order.indexOf(id) + 1 || ''),
      `[${code(id)}](../${drawnBy(id)})`,
      step ? stepWords(step) : name,
      [...made.map(callWords), ...others.map(({ title }) => linkTo(title))].join('<br>'),
      moves.map(({ label, targets }) => `${label}: ${targets.join(', ')}`).join('; '),
    ],
  ];
}

function screensOf({ name, entries: own }: (typeof map)[number]): string[] {
  const rows = own.flatMap(screenCells);
  const head = ['', 'Screen', 'What it is', 'Calls, and what reads the answers', 'Opens without a table'];
  return rows.length > 0 ? [`### ${name}`, table(head, rows)] : [];
}

/** A table's rows in its own order; those of the shared handler are one row. */
function tableOf({ title, section, rows }: MapTable): string[] {
  const readers = entries.filter(({ id, tables }) => id.startsWith('/') && tables.some((each) => each.title === title));
  const on = readers.length > 0 ? [`On ${readers.map(({ id }) => code(id)).join(', ')}.`] : [];
  const same = sharedTables.some((each) => each.title === title) ? [] : rows.filter(isSharedRow);
  const lines = rows.flatMap((row) => {
    const opens = row.targets.filter((to) => !row.label.includes(to)).join(' or ');
    if (!same.includes(row)) return [`1. ${row.label}${opens && ` → ${opens}`}`];
    const labels = same.map(({ label }) => label).join(' · ');
    return row === same[0] ? [`1. ${labels}: as everywhere (${sharedTables.map((each) => linkTo(each.title))})`] : [];
  });
  return [`### ${title}`, [...(section ? [`${section}.`] : []), ...on].join(' '), lines.join('\n')];
}

/** docs/journey.md: the picture, every screen, and every table row by row. */
export function journeyPage(): string {
  // The two that apply everywhere come first.
  const ordered = [true, false].flatMap((isShared) => entries.filter(({ id }) => id.startsWith('/') !== isShared));
  const tables = new Map(ordered.flatMap((entry) => entry.tables.map((each) => [each.title, each] as const)));
  return `${[
    '# The journey',
    'Generated from `schemas/`, `src/contract/`, `src/engine/decisions/` and the records and flows in `src/screens/` by `npm run docs`. Section numbers (§) are those of the specification.',
    '[![Every screen of the journey, the path of a new borrower, and the arrows between them](journey.svg)](journey.svg)',
    'The thick line is the path of a new borrower, from the mobile number to the money. An arrow leads from a screen to one that an answer, a link or a button there opens.',
    '## Every screen',
    `All ${entries.filter(({ id }) => id.startsWith('/')).length}, each with a link to what draws it: the schema of a step, or the folder of a screen. Numbered: its position in the onboarding order. [routes.spec](../tests/journeys/routes.spec.ts) opens each on a phone, and saves a picture of each where a folder is named: \`PICTURES=pictures npm run test:journeys -- routes\`.`,
    ...map.flatMap(screensOf),
    '## What an answer means',
    'The first row that applies decides. A row names the answer and what then happens; an arrow adds where it leads. What the shared rows show is in §8 of the specification.',
    ...[...tables.values()].flatMap(tableOf),
  ].join('\n\n')}\n`;
}
