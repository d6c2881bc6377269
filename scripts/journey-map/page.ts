import type { Route } from '#contract/routes.ts';
import type { BackTarget } from '#engine/back.ts';
import { stepByRoute } from '#schemas/index.ts';
import { screenByRoute } from '#screens/index.ts';
import { code, table } from '../markdown.ts';
import type { DescribedCall, DescribedRow, DescribedTable } from './explore.ts';
import type { JourneyEntry } from './map.ts';
import { callName, drawnBy, entries, isSharedRow, map, nextStepTable, sharedTable, stepWords } from './map.ts';

const linkTo = (title: string) =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')})`;

/** Every table once, in the order of the map; the two that apply everywhere come first. */
export const pageTables: readonly DescribedTable[] = [
  ...new Map(
    [sharedTable, nextStepTable, ...entries.flatMap(({ tables }) => tables)].map((each) => [each.title, each]),
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

function callWords(described: DescribedCall): string {
  const { table: title, onOpening } = described;
  return `${code(callName(described))}${onOpening ? ' on opening' : ''}${title ? ` → ${linkTo(title)}` : ''}`;
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
    [
      ...entry.moves.map(({ words }) => words),
      ...(entry.keepsAnswer ? [`a repeat customer: ${code('/confirm-details')}`] : []),
    ].join('; '),
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

const cellsOf = ({ label, words }: DescribedRow) => [label, words];

/** A table's rows in its own order; what means the same everywhere is one of them. */
function rowCells({ title, rows }: DescribedTable): string[][] {
  if (title === sharedTable.title) return rows.map(cellsOf);
  const same = rows.filter(isSharedRow);
  const labels = same.map(({ label }) => label).join(' · ');
  return rows.flatMap((row) => {
    if (row === same[0]) return [[labels, `as everywhere: ${linkTo(sharedTable.title)}`]];
    return same.includes(row) ? [] : [cellsOf(row)];
  });
}

function tableOf(described: DescribedTable): string[] {
  const { title, section } = described;
  const readers = entries.filter(({ id, tables }) => id.startsWith('/') && tables.some((each) => each.title === title));
  const on = readers.length > 0 ? [`On ${readers.map(({ id }) => code(id)).join(', ')}.`] : [];
  return [
    `### ${title}`,
    [...(section ? [`${section}.`] : []), ...on].join(' '),
    table(['When', 'Then'], rowCells(described)),
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
    'The first row that applies decides. ‘Shows’ names the view that the screen shows. ‘Asks for the next step’ is the table [Next step](#next-step). Where an outcome depends on what an answer contains, or on how far the screen is, each is given.',
    ...pageTables.flatMap(tableOf),
  ]
    .join('\n\n')
    .concat('\n');
}
