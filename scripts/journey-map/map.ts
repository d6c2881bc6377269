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
import type { Links, Screen } from '#engine/screen.ts';
import { frameLinks, journeyParts } from '#engine/screen.ts';
import type { Save, Step } from '#engine/step.ts';
import { stepCalls } from '#engine/step-calls.ts';
import { allRoutes, journey, stepByRoute } from '#schemas/index.ts';
import { schemaPath } from '../schema-names.ts';
import type { DescribedCall, DescribedRow, DescribedTable } from './explore.ts';
import { createExplorer, inWords } from './explore.ts';
import type { Module, ScreenSource } from './modules.ts';
import { screenSources, sharedExports } from './modules.ts';
import { facts, isDecidedRead } from './tables.ts';

/** A box of the map: a route, or one of the two tables that apply on every screen. */
export interface JourneyEntry {
  readonly id: Route | 'next step' | 'everywhere';
  readonly name: string;
  readonly group: string;
  /** Its number in the onboarding order. */
  readonly number?: number;
  /** §4: a repeat customer's answer is kept, and /confirm-details opens. */
  readonly keepsAnswer?: boolean;
  readonly calls: readonly DescribedCall[];
  readonly tables: readonly DescribedTable[];
  /** What opens another screen without a table: redirects, links, buttons. */
  readonly moves: readonly DescribedRow[];
}

/** The onboarding order of the schemas, as routes. */
export const order: readonly Route[] = journey.map((entry) => (typeof entry === 'string' ? entry : entry.route));

const callNames = new Map(Object.entries(contractCalls).map(([name, call]): [Call, string] => [call, name]));
export const callName = ({ call }: DescribedCall) => callNames.get(call) ?? call.path;

async function described(table: Decision<never, never, never>): Promise<DescribedTable> {
  const explorer = createExplorer();
  // The map describes replies and views by their names alone.
  await explorer.addTable(table as unknown as Decision);
  const [found] = explorer.found().tables;
  if (!found) throw new Error(`The table '${table.title}' is empty.`);
  return found;
}

/** §8: what an answer means on every screen. */
export const sharedTable = await described(shared);
export const nextStepTable = await described(nextStepDecision);

/** Whether a row is one of the shared handler's, with the same result. */
export const isSharedRow = ({ label, words }: DescribedRow) =>
  sharedTable.rows.some((row) => row.label === label && row.words === words);

/** All links of a screen in one row, by their names in its record. */
function linksRow(links: Links): DescribedRow[] {
  const targets = Object.values(links);
  if (targets.length === 0) return [];
  const label = targets.length === 1 ? 'link' : 'links';
  return [
    {
      label: `${label}: ${Object.keys(links).map(inWords).join(', ')}`,
      words: `${label}: ${targets.join(', ')}`,
      targets,
    },
  ];
}

/** What a screen opens without a table: by its redirect, its links, and its buttons, where no table of it does the same. */
function movesOf(
  { redirect, links = {} }: Screen,
  buttons: readonly DescribedRow[],
  tables: readonly DescribedTable[],
): DescribedRow[] {
  const inTables = new Set(tables.flatMap(({ rows }) => rows.map(({ words }) => words)));
  const label = `redirects after ${(redirect?.afterMs ?? 0) / 1000} s`;
  return [
    ...(redirect ? [{ label, words: `${label}: ${redirect.to}`, targets: [redirect.to] }] : []),
    ...linksRow(links),
    ...buttons
      .filter(({ words, targets }) => targets.length > 0 && !inTables.has(words))
      .map((button) => ({ ...button, words: `${button.label}: ${button.words}` })),
  ];
}

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

/** The group of an entry: its part of the journey, or the folder of a screen that belongs to none. */
function groupOf({ part }: Pick<Screen, 'part'>, folder = ''): string {
  const [, , name = ''] = folder.split('/');
  return journeyParts.find(({ id }) => id === part)?.title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)} screens`;
}

const numberOf = (route: Route) => (order.includes(route) ? { number: order.indexOf(route) + 1 } : {});

export async function stepEntry(step: Step): Promise<JourneyEntry> {
  const { calls, tables } = await exploreStep(step);
  return {
    id: step.route,
    name: step.section,
    group: groupOf({ part: step.part ?? 'details' }),
    ...numberOf(step.route),
    keepsAnswer: step.repeatCustomer === 'draft',
    calls,
    tables,
    moves: [],
  };
}

async function screenEntry(source: ScreenSource): Promise<JourneyEntry> {
  const { record, folder } = source;
  const { calls, tables, buttons } = await exploreScreen(source);
  return {
    id: record.route,
    name: record.name,
    group: groupOf(record, folder),
    ...numberOf(record.route),
    calls,
    tables,
    moves: movesOf(record, buttons, tables),
  };
}

function sourceOf(route: Route): ScreenSource {
  const source = screenSources.find(({ record }) => record.route === route);
  if (!source) throw new Error(`Neither a step nor a screen draws ${route}.`);
  return source;
}

/** What draws a route: its schema, or the folder of its screen. */
export const drawnBy = (route: Route) => (stepByRoute(route) ? schemaPath(route) : sourceOf(route).folder);

function entryOf(route: Route): Promise<JourneyEntry> {
  const step = stepByRoute(route);
  return step ? stepEntry(step) : screenEntry(sourceOf(route));
}

const everywhere = { group: 'On every screen', calls: [] } as const;
const sharedEntries: readonly JourneyEntry[] = [
  { ...everywhere, id: 'everywhere', name: 'Shared handler', tables: [sharedTable], moves: linksRow(frameLinks) },
  { ...everywhere, id: 'next step', name: 'The server names the route', tables: [nextStepTable], moves: [] },
];

/** The screens before the onboarding order, the parts of the journey in theirs, then the rest. */
const groupOrder: readonly string[] = ['Login screens', 'Home screens', ...journeyParts.map(({ title }) => title)];
const rankOf = ({ group }: JourneyEntry) =>
  groupOrder.includes(group) ? groupOrder.indexOf(group) : groupOrder.length;
const routeEntries = await Promise.all([...order, ...allRoutes.filter((route) => !order.includes(route))].map(entryOf));

export const entries: readonly JourneyEntry[] = [...routeEntries, ...sharedEntries].toSorted(
  (one, other) => rankOf(one) - rankOf(other),
);

/** The whole map: its groups in the order of the journey, with their entries. */
export const map = [...Map.groupBy(entries, ({ group }) => group)].map(([name, own]) => ({ name, entries: own }));

/** A step in a line, with the condition on which it is asked. */
export const stepWords = ({ section, title, askIf }: Step) =>
  `${section}: ${title}${askIf ? ` Only if ${conditionWords(askIf)}.` : ''}`;
