import { conditionWords } from '#authoring/condition-parts.ts';
import type { Call } from '#contract/call.ts';
import { calls as contractCalls } from '#contract/calls.ts';
import type { Route } from '#contract/routes.ts';
import type { Decision } from '#engine/decision.ts';
import { nextStepDecision } from '#engine/decisions/next-step.ts';
import { plainRead } from '#engine/decisions/read.ts';
import { shared } from '#engine/decisions/shared.ts';
import type { AnyRead } from '#engine/read.ts';
import { savingOf } from '#engine/saving.ts';
import type { JourneyPart, Links, Screen } from '#engine/screen.ts';
import { frameLinks, journeyParts } from '#engine/screen.ts';
import type { Save, Step } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';
import { allRoutes, journey, stepByRoute } from '#schemas/index.ts';
import type { DescribedCall, DescribedRow, DescribedTable } from './explore.ts';
import { createExplorer, inWords } from './explore.ts';
import type { Module } from './modules.ts';
import { screenModules, sharedExports, tableModules } from './modules.ts';
import { facts, isDecidedRead } from './tables.ts';
import type { Lead } from './words.ts';

/** One line in the box of an entry: what happens, and where it leads; nowhere when the borrower stays. */
export interface MapLine {
  readonly label: string;
  readonly words: string;
  readonly leads: readonly Lead[];
  /** How many rows of the entry's tables have the same label and leads. */
  readonly times: number;
}

/** A box of the map: a route, or one of the two tables that apply on every screen. */
export interface JourneyEntry {
  readonly id: Route | 'next step' | 'everywhere';
  readonly name: string;
  readonly group: string;
  /** Its number in the onboarding order. */
  readonly number?: number;
  /** §4: a repeat customer's answer is kept, and leads to /confirm-details. */
  readonly keepsAnswer: boolean;
  readonly calls: readonly DescribedCall[];
  readonly tables: readonly DescribedTable[];
  /** Where the screen leads without a table: redirects, links, buttons. */
  readonly moves: readonly MapLine[];
  readonly lines: readonly MapLine[];
}

interface ScreenSource {
  readonly record: Screen;
  readonly folder: string;
  readonly flow: Module;
}

const isScreen = (source: (typeof screenModules)[number]): source is ScreenSource =>
  Object(source.record).route !== undefined;
const screenSources = screenModules.filter(isScreen);

/** The onboarding order of the schemas, as routes. */
export const order: readonly Route[] = journey.map((place) => (typeof place === 'string' ? place : place.route));

const callNames = new Map(Object.entries(contractCalls).map(([name, call]): [Call, string] => [call, name]));

export const callName = ({ call }: DescribedCall) => callNames.get(call) ?? call.path;
export const wordsOf = ({ results }: DescribedRow) => results.map(({ words }) => words).join('; or ');
const leadsOf = ({ results }: DescribedRow) => [...new Set(results.flatMap(({ leads }) => leads))];
const lineOf = (row: DescribedRow): MapLine => ({
  label: row.label,
  words: wordsOf(row),
  leads: leadsOf(row),
  times: 1,
});

async function described(table: Decision<never, never, never>): Promise<DescribedTable> {
  const explorer = createExplorer();
  // The map describes replies and views by their names alone.
  await explorer.addTable(table as unknown as Decision);
  const [found] = explorer.found().tables;
  if (!found) throw new Error(`The table '${table.title}' is empty.`);
  return found;
}

/** §8: a call that only asks reads no more than this. */
export const sharedTable = await described(shared);
export const nextStepTable = await described(nextStepDecision);

/** Whether a row is one of the shared handler's; `different` where it ends otherwise, as on a loader. */
export function sharedAs(row: DescribedRow): 'same' | 'different' | undefined {
  const known = sharedTable.rows.find(({ label }) => label === row.label);
  return known && (wordsOf(known) === wordsOf(row) ? 'same' : 'different');
}

/** A table's lines. The shared handler's rows are in a box of their own; where they end otherwise, they are one line. */
function tableLines({ rows }: DescribedTable): MapLine[] {
  const own = rows.filter((row) => sharedAs(row) === undefined).map(lineOf);
  const ended = rows.filter((row) => sharedAs(row) === 'different').map(lineOf);
  const [first] = ended;
  if (!first) return own;
  const words = ended.map((line) => `${line.label}: ${line.words}`).join('; ');
  const all = { ...first, label: 'any other failure (§8)', words, leads: [...new Set(ended.flatMap((e) => e.leads))] };
  return [...own, ended.length === 1 ? first : all];
}

/** The shared rows are named by their codes only: here their outcome is with them. */
function sharedLine(row: DescribedRow): MapLine {
  const line = lineOf(row);
  return line.words.endsWith('logged') ? line : { ...line, label: `${line.label}: ${line.words}` };
}

/** Lines with the same label and leads are one, with a count. */
function grouped(lines: readonly MapLine[]): MapLine[] {
  const groups = Map.groupBy(lines, ({ label, leads }) => [label, ...leads].join('\n'));
  return [...groups.values()].flatMap((same) => (same[0] ? [{ ...same[0], times: same.length }] : []));
}

const moveTo = (label: string, to: Route): MapLine => ({ label, words: `${label}: ${to}`, leads: [to], times: 1 });

/** All links of a screen in one line, by their names in its record. */
function linksLine(links: Links): MapLine[] {
  const leads = Object.values(links);
  if (leads.length === 0) return [];
  const label = leads.length === 1 ? 'link' : 'links';
  const names = Object.keys(links).map(inWords).join(', ');
  return [{ label: `${label}: ${names}`, words: `${label}: ${leads.join(', ')}`, leads, times: 1 }];
}

/** What a screen does without a table: its redirect, its links, and its buttons, where no table of it says the same. */
function movesOf(
  { redirect, links = {} }: Screen,
  results: readonly DescribedRow[],
  tables: readonly DescribedTable[],
) {
  const known = new Set(tables.flatMap(({ rows }) => rows.map(wordsOf)));
  const leading = results.filter((row) => leadsOf(row).length > 0 && !known.has(wordsOf(row)));
  const buttons = grouped(leading.map(lineOf)).map((line) => ({
    ...line,
    words: `${line.label}: ${line.words}`,
    times: 1,
  }));
  return [
    ...(redirect ? [moveTo(`goes on after ${redirect.afterMs / 1000} s`, redirect.to)] : []),
    ...linksLine(links),
    ...buttons,
  ];
}

/** A step that only asks for the next step needs no lines. */
const onlyGoesOn = (lines: readonly MapLine[]) =>
  lines.length === 1 && lines.every(({ leads }) => leads.length === 1 && leads[0] === 'next step');

const partTitle = (part: JourneyPart) => journeyParts.find(({ id }) => id === part)?.title ?? '';

/** What a step calls: its prefill, and its saves with and without a page to go back to. */
async function exploreStep(step: Step) {
  const explorer = createExplorer();
  const answers = step.examples.pass[0] ?? {};
  const backs = step.back.supplied ? [undefined, step.back.to] : [undefined];
  if (step.prefill) explorer.addCall({ call: stepCalls[step.prefill.call], onOpening: true });
  const saves = [step.save, step.confirm?.save].filter((save): save is Save => save !== undefined);
  for (const save of saves) {
    for (const back of backs) {
      const { call, decision } = savingOf(step, answers, { leadID: 1, facts, origin: '', back }, save);
      explorer.addCall({ call, table: decision.title });
      // The map describes views by their names alone.
      await explorer.addTable(decision as unknown as Decision);
    }
  }
  return explorer.found();
}

/** The table of a read: the one it is paired with, in the screen's flow or for all screens; a plain read has no other. */
function tableOf(read: AnyRead, flow: Module): Decision {
  const pairs = [flow, sharedExports].flatMap((module) => Object.values(module).filter(isDecidedRead));
  return pairs.find(([each]) => each === read)?.[1] ?? plainRead;
}

/** What a screen reads when it opens, and what its flow exports. */
async function exploreScreen({ record, flow }: ScreenSource) {
  const explorer = createExplorer();
  for (const read of Object.values(record.reads ?? {})) {
    await explorer.addRead(read, tableOf(read, flow), { onOpening: true });
  }
  await explorer.addModule(flow);
  return explorer.found();
}

/** The group of the screens of a folder that belong to no part of the journey. */
const groupOf = (folder: string) => `${folder.charAt(0).toUpperCase()}${folder.slice(1)} screens`;

const numberOf = (route: Route) => (order.includes(route) ? { number: order.indexOf(route) + 1 } : {});

/** The entry of a step; its condition is its first line. */
export async function stepEntry(step: Step): Promise<JourneyEntry> {
  const { calls, tables } = await exploreStep(step);
  const lines = grouped(tables.flatMap(tableLines));
  const condition = step.askIf && `only if ${conditionWords(step.askIf)}`;
  const asked = condition ? [{ label: condition, words: condition, leads: [], times: 1 }] : [];
  return {
    id: step.route,
    name: step.section,
    group: partTitle(step.part ?? 'details'),
    ...numberOf(step.route),
    keepsAnswer: step.repeatCustomer === 'draft',
    calls,
    tables,
    moves: [],
    lines: onlyGoesOn(lines) ? asked : [...asked, ...lines],
  };
}

async function screenEntry(source: ScreenSource): Promise<JourneyEntry> {
  const { record, folder } = source;
  const { calls, tables, results } = await exploreScreen(source);
  const moves = movesOf(record, results, tables);
  const called = calls.map((each): MapLine => {
    const words = `calls ${callName(each)}${each.table ? `: ${each.table}` : ''}`;
    return { label: words, words, leads: [], times: 1 };
  });
  const [, , part = ''] = folder.split('/');
  return {
    id: record.route,
    name: record.name,
    group: record.part ? partTitle(record.part) : groupOf(part),
    ...numberOf(record.route),
    keepsAnswer: false,
    calls,
    tables,
    moves,
    lines: [...called, ...grouped(tables.flatMap(tableLines)), ...grouped(moves)],
  };
}

function sourceOf(route: Route): ScreenSource {
  const source = screenSources.find(({ record }) => record.route === route);
  if (!source) throw new Error(`Neither a step nor a screen draws ${route}.`);
  return source;
}

/** What draws a route: its schema, or the folder of its screen. */
export function drawnBy(route: Route): string {
  return stepByRoute(route) ? `schemas${route}.ts` : sourceOf(route).folder;
}

function entryOf(route: Route): Promise<JourneyEntry> {
  const step = stepByRoute(route);
  return step ? stepEntry(step) : screenEntry(sourceOf(route));
}

const everywhere = { keepsAnswer: false, calls: [], group: 'On every screen' } as const;
const holdsEverywhere: readonly JourneyEntry[] = [
  {
    ...everywhere,
    id: 'everywhere',
    name: 'What means the same everywhere',
    tables: [sharedTable],
    moves: linksLine(frameLinks),
    lines: [...sharedTable.rows.map(sharedLine), ...linksLine(frameLinks)],
  },
  {
    ...everywhere,
    id: 'next step',
    name: 'The server names the route',
    tables: [nextStepTable],
    moves: [],
    lines: tableLines(nextStepTable),
  },
];

/** The order of the entries: the screens before the onboarding order, the steps in theirs, the others as the specification lists them. */
const routeEntries = await Promise.all([...order, ...allRoutes.filter((route) => !order.includes(route))].map(entryOf));
const inParts = journeyParts.map(({ title }) => title as string);
const before = ['login', 'home'].map(groupOf);
const rank = (group: string) =>
  before.includes(group) ? before.indexOf(group) - 9 : inParts.includes(group) ? inParts.indexOf(group) : 9;

export const entries: readonly JourneyEntry[] = [...routeEntries, ...holdsEverywhere].toSorted(
  (one, other) => rank(one.group) - rank(other.group),
);

/** The whole map: its groups in the order of the journey, with their entries. */
export const map = [...Map.groupBy(entries, ({ group }) => group)].map(([name, own]) => ({ name, entries: own }));

const drawn = new Set(entries.flatMap(({ tables }) => tables.map(({ title }) => title)));

const all = createExplorer({ rows: false });
for (const module of tableModules) await all.addModule(module);

/** The tables to which no screen leads: there must be none. */
export const otherTables: readonly DescribedTable[] = all.found().tables.filter(({ title }) => !drawn.has(title));
