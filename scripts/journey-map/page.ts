import { conditionWords } from '#authoring/condition-parts.ts';
import type { Route } from '#contract/routes.ts';
import type { BackTarget } from '#engine/back.ts';
import type { Step } from '#engine/step.ts';
import { stepByRoute } from '#schemas/index.ts';
import { screenByRoute } from '#screens/index.ts';
import type { DescribedCall, DescribedTable } from './explore.ts';
import type { JourneyEntry } from './map.ts';
import { callName, entries, map, nextStepTable, sharedAs, sharedTable, wordsOf } from './map.ts';

const line = (...cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const code = (route: string) => `\`${route}\``;
const linkTo = (title: string) =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')})`;

/** Every table once, in the order of the map; the two that apply everywhere come first. */
export const pageTables: readonly DescribedTable[] = [
  ...new Map(
    [sharedTable, nextStepTable, ...entries.flatMap(({ tables }) => tables)].map((table) => [table.title, table]),
  ).values(),
];

function backWords(back: BackTarget | undefined): string {
  if (!back) return '';
  const otherwise = [
    code(back.to),
    ...(back.repeatCustomer ? [`${code(back.repeatCustomer)} for a repeat customer`] : []),
    ...(back.loggedOut ? [`${code(back.loggedOut)} logged out`] : []),
  ];
  return [...(back.supplied ? ['the page before, if it says so'] : []), ...otherwise].join('; ');
}

function callWords(described: DescribedCall): string {
  const { table, onOpening } = described;
  return `${code(callName(described))}${onOpening ? ' on opening' : ''}${table ? ` → ${linkTo(table)}` : ''}`;
}

/** The tables that a screen reads without a call of its own, such as the query of its address. */
function otherTablesOf({ calls, tables }: JourneyEntry): readonly string[] {
  const called = new Set(calls.map(({ table }) => table));
  return tables.filter(({ title }) => !called.has(title)).map(({ title }) => linkTo(title));
}

/** A step in a line, with the condition on which it is asked. */
export const stepWords = ({ section, title, askIf }: Step) =>
  `${section}: ${title}${askIf ? ` Only if ${conditionWords(askIf)}.` : ''}`;

function screenLine(entry: JourneyEntry, route: Route): string {
  const step = stepByRoute(route);
  return line(
    entry.number === undefined ? '' : String(entry.number),
    code(route),
    step ? stepWords(step) : entry.name,
    [...entry.calls.map(callWords), ...otherTablesOf(entry)].join('<br>'),
    [
      ...entry.moves.map(({ words }) => words),
      ...(entry.keepsAnswer ? [`a repeat customer: ${code('/confirm-details')}`] : []),
    ].join('; '),
    backWords(step?.back ?? screenByRoute(route)?.record.back),
  );
}

function screensOf({ name, entries: own }: (typeof map)[number]): string[] {
  const lines = own.flatMap((entry) =>
    entry.id === 'next step' || entry.id === 'everywhere' ? [] : [screenLine(entry, entry.id)],
  );
  if (lines.length === 0) return [];
  const head = line('', 'Screen', 'What it is', 'Calls, and what reads the answers', 'Goes on without a table', 'Back');
  return [`### ${name}`, [head, line('--:', '---', '---', '---', '---', '---'), ...lines].join('\n')];
}

/** A table's lines in its own order; what means the same everywhere is one of them. */
function rowLines(table: DescribedTable): string[] {
  if (table === sharedTable) return table.rows.map((row) => line(row.label, wordsOf(row)));
  const same = table.rows.filter((row) => sharedAs(row) === 'same');
  const asEverywhere = line(same.map(({ label }) => label).join(' · '), `as everywhere: ${linkTo(sharedTable.title)}`);
  return table.rows.flatMap((row) => {
    if (row === same[0]) return [asEverywhere];
    return same.includes(row) ? [] : [line(row.label, wordsOf(row))];
  });
}

function tableOf(table: DescribedTable): string[] {
  const readers = entries.filter(
    ({ id, tables }) => id.startsWith('/') && tables.some(({ title }) => title === table.title),
  );
  const on = readers.length > 0 ? [`On ${readers.map(({ id }) => code(id)).join(', ')}.`] : [];
  return [
    `### ${table.title}`,
    [...(table.section ? [`${table.section}.`] : []), ...on].join(' '),
    [line('When', 'Then'), line('---', '---'), ...rowLines(table)].join('\n'),
  ];
}

/** docs/journey.md: the picture, every screen, and every table row by row. */
export function journeyPage(): string {
  return [
    '# The journey',
    'Generated from `schemas/`, `src/contract/`, `src/engine/decisions/` and the records and flows in `src/screens/` by `npm run docs`. Section numbers (§) are those of the specification.',
    '[![Every screen of the journey, the onboarding order, and the arrows between them](journey.svg)](journey.svg)',
    '## Every screen',
    'Numbered: its position in the onboarding order. Steps are drawn from their schema; every other screen is a component.',
    ...map.flatMap(screensOf),
    '## What an answer means',
    'The first row that applies decides. ‘Shows’ names the view that the screen shows. ‘Asks for the next step’ is the table [Next step](#next-step). Where an outcome depends on what an answer contains, or on how far the screen is, each is given.',
    ...pageTables.flatMap(tableOf),
  ]
    .join('\n\n')
    .concat('\n');
}
