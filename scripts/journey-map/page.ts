import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import type { Route } from '#contract/routes.ts';
import type { BackTarget } from '#engine/back.ts';
import { stepByRoute } from '#schemas/index.ts';
import { screenByRoute } from '#screens/index.ts';
import { code, table } from '../markdown.ts';
import type { MapCall, MapTable } from './flows.ts';
import type { JourneyEntry } from './map.ts';
import { drawnBy, entries, isSharedRow, map, sharedTables, stepWords } from './map.ts';

const callNames = new Map(Object.entries(calls).map(([name, call]): [Call, string] => [call, name]));

const linkTo = (title: string) =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')})`;

/** Every table once, in the order of the map; the two that apply everywhere come first. */
export const pageTables: readonly MapTable[] = [
  ...new Map(
    entries
      .toSorted((one, other) => Number(one.id.startsWith('/')) - Number(other.id.startsWith('/')))
      .flatMap(({ tables }) => tables.map((each) => [each.title, each] as const)),
  ).values(),
];

function backWords(back: BackTarget | undefined): string {
  if (!back) return '';
  return [
    ...(back.supplied ? ['the one that the page before supplies'] : []),
    code(back.to),
    ...(back.repeatCustomer ? [`${code(back.repeatCustomer)} for a repeat customer`] : []),
    ...(back.loggedOut ? [`${code(back.loggedOut)} logged out`] : []),
  ].join('; ');
}

function callWords({ call, table: title, onOpening }: MapCall): string {
  const name = code(callNames.get(call) ?? call.path);
  return `${name}${onOpening ? ' on opening' : ''}${title ? ` → ${linkTo(title)}` : ''}`;
}

/** The tables that a screen reads without a call of its own, such as the query of its address. */
function otherTablesOf({ calls, tables }: JourneyEntry): readonly string[] {
  const called = new Set(calls.map(({ table: title }) => title));
  return tables.filter(({ title }) => !called.has(title)).map(({ title }) => linkTo(title));
}

function screenCells(entry: JourneyEntry, route: Route): string[] {
  const step = stepByRoute(route);
  return [
    entry.number === undefined ? '' : String(entry.number),
    `[${code(route)}](../${drawnBy(route)})`,
    step ? stepWords(step) : entry.name,
    [...entry.calls.map(callWords), ...otherTablesOf(entry)].join('<br>'),
    entry.moves.map(({ label, words }) => `${label}: ${words}`).join('; '),
    backWords(step?.back ?? screenByRoute(route)?.record.back),
  ];
}

function screensOf({ name, entries: own }: (typeof map)[number]): string[] {
  const rows = own.flatMap((entry) =>
    entry.id === 'next step' || entry.id === 'everywhere' ? [] : [screenCells(entry, entry.id)],
  );
  if (rows.length === 0) return [];
  const head = ['', 'Screen', 'What it is', 'Calls, and what reads the answers', 'Goes on without a table', 'Back'];
  return [`### ${name}`, table(head, rows)];
}

/** A table's rows in its own order; what means the same everywhere is one of them. */
function rowCells(rows: MapTable['rows']): string[][] {
  const same = rows.filter(isSharedRow);
  const labels = same.map(({ label }) => label).join(' · ');
  return rows.flatMap((row) => {
    if (row === same[0]) return [[labels, `as everywhere: ${sharedTables.map(({ title }) => linkTo(title))}`]];
    return same.includes(row) ? [] : [[row.label, row.words]];
  });
}

function tableOf({ title, section, rows }: MapTable): string[] {
  const readers = entries.filter(({ id, tables }) => id.startsWith('/') && tables.some((each) => each.title === title));
  const on = readers.length > 0 ? [`On ${readers.map(({ id }) => code(id)).join(', ')}.`] : [];
  const isShared = sharedTables.some((each) => each.title === title);
  return [
    `### ${title}`,
    [...(section ? [`${section}.`] : []), ...on].join(' '),
    table(['When', 'Then'], isShared ? rows.map(({ label, words }) => [label, words]) : rowCells(rows)),
  ];
}

/** docs/journey.md: the picture, every screen, and every table row by row. */
export function journeyPage(): string {
  return [
    '# The journey',
    'Generated from `schemas/`, `src/contract/`, `src/engine/decisions/` and the records and flows in `src/screens/` by `npm run docs`. Section numbers (§) are those of the specification.',
    '[![Every screen of the journey, the onboarding order, and the arrows between them](journey.svg)](journey.svg)',
    'The thick line is the onboarding order. An arrow leads from a screen to one that an answer, a link or a button there opens; green leads to approval, red to rejection. Where a box has a strong border, the server can name the screen that follows.',
    '## Every screen',
    `All ${entries.filter(({ id }) => id.startsWith('/')).length}, each with a link to what draws it: the schema of a step, or the folder of a screen. Numbered: its position in the onboarding order. [routes.spec](../tests/journeys/routes.spec.ts) opens each on a phone, and saves a picture of each where a folder is named: \`PICTURES=pictures npm run test:journeys -- routes\`.`,
    ...map.flatMap(screensOf),
    '## What an answer means',
    'The first row that applies decides. What then happens has the words of `src/engine/outcome.ts`: ‘show’ names a view of the screen, ‘next step’ is the table [Next step](#next-step), ‘call’ names the table that reads the answer. Where it depends on what an answer contains, or on how far the screen is, each outcome is there.',
    ...pageTables.flatMap(tableOf),
  ]
    .join('\n\n')
    .concat('\n');
}
