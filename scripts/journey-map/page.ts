import type { Route } from '#contract/routes.ts';
import type { BackTarget } from '#engine/back.ts';
import { stepByRoute } from '#schemas/index.ts';
import { screenByRoute } from '#screens/index.ts';
import type { Place } from './map.ts';
import { map, places, sharedAs, wordsOf } from './map.ts';
import { moves } from './moves.ts';
import { nextStepTable, sharedTable } from './tables.ts';
import type { Told } from './told.ts';

const line = (...cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const code = (route: string) => `\`${route}\``;
const linkTo = ({ title }: Told) =>
  `[${title}](#${title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')})`;

/** Every table once, in the order of the map; the two that hold everywhere come first. */
const tables: readonly Told[] = [
  ...new Map(
    [sharedTable, nextStepTable, ...places.flatMap((place) => place.tables)].map((told) => [told.title, told]),
  ).values(),
];

function backWords(back: BackTarget | undefined): string {
  if (!back) return '';
  const otherwise = [
    code(back.to),
    ...(back.repeat ? [`${code(back.repeat)} for a repeat customer`] : []),
    ...(back.loggedOut ? [`${code(back.loggedOut)} logged out`] : []),
  ];
  return [...(back.supplied ? ['the page before, if it says so'] : []), ...otherwise].join('; ');
}

function screenLine(place: Place, route: Route): string {
  const step = stepByRoute(route);
  const ways = (moves[route] ?? []).map(({ says, to }) => {
    if (to === 'next step') return `${says}: the next step`;
    return to?.startsWith('/') ? `${says}: ${code(to)}` : says;
  });
  return line(
    place.number === undefined ? '' : String(place.number),
    code(route),
    step ? `${step.section}: ${step.title}` : place.name,
    place.tables.map(linkTo).join(', '),
    [...ways, ...(place.keepsAnswer ? [`a repeat customer: ${code('/confirm-details')}`] : [])].join('; '),
    backWords(step?.back ?? screenByRoute(route)?.record.back),
  );
}

function screensOf({ name, places }: (typeof map)[number]): string[] {
  const lines = places.flatMap((place) =>
    place.id === 'next step' || place.id === 'everywhere' ? [] : [screenLine(place, place.id)],
  );
  if (lines.length === 0) return [];
  const head = line('', 'Screen', 'What it is', 'Answers it reads', 'Leads on by itself', 'Back');
  return [`### ${name}`, [head, line('--:', '---', '---', '---', '---', '---'), ...lines].join('\n')];
}

/** A table's lines in its own order; what means the same everywhere is one of them. */
function rowLines(told: Told): string[] {
  if (told === sharedTable) return told.rows.map((row) => line(row.says, wordsOf(row)));
  const same = told.rows.filter((row) => sharedAs(row) === 'same');
  const asEverywhere = line(same.map(({ says }) => says).join(' · '), `as everywhere: ${linkTo(sharedTable)}`);
  return told.rows.flatMap((row) => {
    if (row === same[0]) return [asEverywhere];
    return same.includes(row) ? [] : [line(row.says, wordsOf(row))];
  });
}

function tableOf(told: Told): string[] {
  const readers = places.filter(
    ({ id, tables }) => id.startsWith('/') && tables.some(({ title }) => title === told.title),
  );
  const on = readers.length > 0 ? [`On ${readers.map(({ id }) => code(id)).join(', ')}.`] : [];
  return [
    `### ${told.title}`,
    [`${told.section}.`, ...on].join(' '),
    [line('When', 'Then'), line('---', '---'), ...rowLines(told)].join('\n'),
  ];
}

/** docs/journey.md: the picture, every screen, and every table row by row. */
export function journeyPage(): string {
  return [
    '# The journey',
    'Generated from `schemas/`, `src/contract/` and `src/engine/decisions/` by `npm run docs`. Section numbers (§) are those of the specification.',
    '[![Every screen of the journey, the onboarding order, and the arrows between them](journey.svg)](journey.svg)',
    '## Every screen',
    'Numbered: its place in the onboarding order. Steps are drawn from their schema; every other screen is a component.',
    ...map.flatMap(screensOf),
    '## What an answer means',
    'From the top, the first row that holds decides. ‘Stays, at’ names the view that the screen shows, or goes on from. ‘Asks for the next step’ is the table [Next step](#next-step). Where an outcome depends on what an answer holds, or on how far the screen is, each is given.',
    ...tables.flatMap(tableOf),
  ]
    .join('\n\n')
    .concat('\n');
}
