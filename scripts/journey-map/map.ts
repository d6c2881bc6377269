import type { Route } from '#contract/routes.ts';
import { journey, stepByRoute } from '#schemas/index.ts';
import { moves } from './moves.ts';
import { nextStepTable, screens, sharedTable, stepTables } from './tables.ts';
import type { Told, ToldRow } from './told.ts';
import type { Lead } from './words.ts';

/** One line in a place's box: what happens, and where it leads; nowhere when the borrower stays. */
export interface MapLine {
  readonly says: string;
  readonly words: string;
  readonly leads: readonly Lead[];
  /** How many rows of the place's tables say the same. */
  readonly times: number;
}

/** A box of the map: a route, or one of the two tables that hold on every screen. */
export interface Place {
  readonly id: Route | 'next step' | 'everywhere';
  readonly name: string;
  /** Its number in the onboarding order. */
  readonly number?: number;
  /** §4: a repeat customer's answer is kept, and leads to /confirm-details. */
  readonly keepsAnswer: boolean;
  readonly tables: readonly Told[];
  readonly lines: readonly MapLine[];
}

/** A part of the journey: the steps from one on, in the order of the schemas, and the screens beside them. */
interface Part {
  readonly name: string;
  readonly column: number;
  readonly from?: Route;
  readonly beside: readonly Place['id'][];
}

const parts: readonly Part[] = [
  { name: 'Log in', column: 0, beside: ['/', '/enter-otp', '/login', '/auto-login', '/logout'] },
  { name: 'Home', column: 0, beside: ['/dashboard', '/home'] },
  { name: 'Verification', column: 0, from: '/enter-name', beside: ['/digilocker-verify', '/pan-not-linked'] },
  { name: 'On every screen', column: 1, beside: ['everywhere'] },
  { name: 'Application', column: 1, from: '/loan-purpose', beside: ['/confirm-details'] },
  {
    name: 'Bank statement and approval',
    column: 1,
    beside: ['/finbox-create', '/finbox', '/loan-approval', '/loan-reject'],
  },
  { name: 'Where next', column: 2, beside: ['next step'] },
  {
    name: 'Bank and mandate',
    column: 2,
    from: '/bank-details',
    beside: ['/bank-list', '/emandate', '/emandate-status', '/term-condition'],
  },
  { name: 'References and selfie', column: 2, from: '/reference-details', beside: [] },
  { name: 'After the loan', column: 2, beside: ['/my-loan', '/re-payment', '/select-loan'] },
  { name: 'Support', column: 2, beside: ['/contact-us'] },
];

/** The onboarding order of the schemas, as routes. */
export const order: readonly Route[] = journey.map((place) => (typeof place === 'string' ? place : place.route));

export const wordsOf = ({ results }: ToldRow) => results.map(({ words }) => words).join('; or ');
const leadsOf = ({ results }: ToldRow) => [...new Set(results.flatMap(({ leads }) => leads))];
const lineOf = (row: ToldRow): MapLine => ({ says: row.says, words: wordsOf(row), leads: leadsOf(row), times: 1 });

/** Whether a row is one of the shared handler's; `different` where it ends otherwise, as on a loader. */
export function sharedAs(row: ToldRow): 'same' | 'different' | undefined {
  const known = sharedTable.rows.find(({ says }) => says === row.says);
  return known && (wordsOf(known) === wordsOf(row) ? 'same' : 'different');
}

/** A table's lines. The shared handler's rows stand in a box of their own; where they end otherwise, they are one line. */
function tableLines({ rows }: Told): MapLine[] {
  const own = rows.filter((row) => sharedAs(row) === undefined).map(lineOf);
  const ended = rows.filter((row) => sharedAs(row) === 'different').map(lineOf);
  const [first] = ended;
  if (!first) return own;
  const words = ended.map(({ says, words }) => `${says}: ${words}`).join('; ');
  const all = { ...first, says: 'any other failure (§8)', words, leads: [...new Set(ended.flatMap((e) => e.leads))] };
  return [...own, ended.length === 1 ? first : all];
}

/** The shared rows are named by their codes only: here their outcome stands with them. */
function sharedLine(row: ToldRow): MapLine {
  const line = lineOf(row);
  return line.words.endsWith('logged') ? line : { ...line, says: `${line.says}: ${line.words}` };
}

/** Lines that say and lead the same are one, with a count. */
function grouped(lines: readonly MapLine[]): MapLine[] {
  const groups = Map.groupBy(lines, ({ says, leads }) => [says, ...leads].join('\n'));
  return [...groups.values()].flatMap((same) => (same[0] ? [{ ...same[0], times: same.length }] : []));
}

function moveLines(route: Route): MapLine[] {
  return (moves[route] ?? []).map(({ says, to }) => {
    const words = to?.startsWith('/') ? `${says}: ${to}` : says;
    return { says: words, words, leads: to === undefined ? [] : [to], times: 1 };
  });
}

/** A step that does no more than all of them needs no lines. */
const onlyGoesOn = (lines: readonly MapLine[]) =>
  lines.length === 1 && lines.every(({ leads }) => leads.length === 1 && leads[0] === 'next step');

const isScreen = (route: Route): route is keyof typeof screens => route in screens;

function placeOf(id: Place['id']): Place {
  if (id === 'next step' || id === 'everywhere') {
    const table = id === 'next step' ? nextStepTable : sharedTable;
    const lines = id === 'next step' ? tableLines(table) : table.rows.map(sharedLine);
    const name = id === 'next step' ? 'The server says where' : 'What means the same everywhere';
    return { id, name, keepsAnswer: false, tables: [table], lines };
  }
  const step = stepByRoute(id);
  const screen = isScreen(id) ? screens[id] : undefined;
  const tables = step ? stepTables(step) : (screen?.tables ?? []);
  const lines = [...grouped(tables.flatMap(tableLines)), ...moveLines(id)];
  const number = order.indexOf(id) + 1;
  return {
    id,
    name: step?.section ?? screen?.name ?? '',
    ...(number > 0 && { number }),
    keepsAnswer: step?.repeat === 'saves locally',
    tables,
    lines: onlyGoesOn(lines) ? [] : lines,
  };
}

/** The steps of a part: from its first up to where another part begins. */
function stepsOf({ from }: Part): readonly Route[] {
  if (!from) return [];
  const start = order.indexOf(from);
  const ends = parts.flatMap((part) => (part.from ? [order.indexOf(part.from)] : [])).filter((place) => place > start);
  return start < 0 ? [] : order.slice(start, Math.min(order.length, ...ends));
}

/** The whole map: its parts from the top of each column, with their places. */
export const map = parts.map((part) => ({
  name: part.name,
  column: part.column,
  places: [...stepsOf(part), ...part.beside].map(placeOf),
}));

export const places: readonly Place[] = map.flatMap((part) => part.places);
