import { globSync } from 'node:fs';
import path from 'node:path';
import { exampleContext, exampleFacts } from '#authoring/check-answers.ts';
import { conditionWords } from '#authoring/condition-parts.ts';
import { callsOfFields } from '#authoring/field-calls.ts';
import type { Call } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import { nextStepDecision } from '#engine/decisions/next-step.ts';
import { optionalRead, plainRead } from '#engine/decisions/plain-read.ts';
import { sharedHandler } from '#engine/decisions/shared.ts';
import { savingOf } from '#engine/saving.ts';
import { frameLinks, journeyParts, type Links, partOf, type Screen } from '#engine/screen.ts';
import { suggestSources } from '#engine/sources.ts';
import type { Step } from '#engine/step.ts';
import { prefillCalls } from '#engine/step-calls.ts';
import { afterApproval, application } from '#sandbox/rules/step-order.ts';
import { allRoutes, order, stepByRoute, steps } from '#schemas/index.ts';
import { schemaPath } from '../schema-names.ts';
import { explore, inWords, isDecidedRead, type MapCall, type MapRow, type MapTable } from './flows.ts';

/** A box of the map: a route, or one of the two tables that apply on every screen. */
export interface JourneyEntry {
  readonly id: Route | 'next step' | 'everywhere';
  readonly name: string;
  readonly group: string;
  readonly calls: readonly MapCall[];
  readonly tables: readonly MapTable[];
  /** What opens another screen without a table: redirects, links, buttons. */
  readonly moves: readonly MapRow[];
}

type Module = Readonly<Record<string, unknown>>;

/** The modules that match a pattern, by their folders. */
async function importAll(pattern: string): Promise<readonly (readonly [folder: string, module: Module])[]> {
  const files = globSync(pattern).map((file) => file.replaceAll('\\', '/'));
  const load = (file: string): Promise<Module> => import(/* @vite-ignore */ `../../${file}`);
  return Promise.all(files.toSorted().map(async (file) => [path.posix.dirname(file), await load(file)] as const));
}

const flows = new Map(await importAll('src/screens/**/flow.ts'));
const sharedReads = (await importAll('src/engine/decisions/*.ts'))
  .flatMap(([, module]) => Object.values(module))
  .filter(isDecidedRead);

/** The screens that are not steps, by their routes, each with its folder and what its flow exports. */
const screens = new Map(
  (await importAll('src/screens/**/screen.ts')).flatMap(([folder, module]) => {
    const records = Object.values(module).filter((each): each is Screen => Object(each).route !== undefined);
    return records.map((record) => [record.route, { record, folder, flow: flowOf(folder, record) }] as const);
  }),
);

/** The exports of a screen's flow, and of one beside the folders of several screens if it has tables for this one's reads. */
function flowOf(folder: string, { reads = {} }: Screen): Module {
  const beside = flows.get(path.posix.dirname(folder)) ?? {};
  const isShared = Object.values(beside).some((each) => isDecidedRead(each) && Object.values(reads).includes(each[0]));
  return { ...(isShared && beside), ...flows.get(folder) };
}

function screenOf(route: Route) {
  const screen = screens.get(route);
  if (!screen) throw new Error(`Neither a step nor a screen draws ${route}.`);
  return screen;
}

/** What draws a route: its schema, or the folder of its screen. */
export const drawnBy = (route: Route) => (stepByRoute(route) ? schemaPath(route) : screenOf(route).folder);

/** The path of the persona 'new', from the mobile number to the money, as the sandbox leads it. */
export const newBorrowersPath: readonly Route[] = [
  ...(['/', '/enter-otp'] as const),
  ...application,
  '/loan-approval',
  ...afterApproval,
  ...(['/dashboard', '/home'] as const),
];

/** The group of an entry: its part of the journey, or the folder of a screen that belongs to none. */
function groupOf(part: Screen['part'], folder = ''): string {
  const [, , name = ''] = folder.split('/');
  const known = journeyParts.find(({ id }) => id === part);
  return known?.title.text ?? `${name.charAt(0).toUpperCase()}${name.slice(1)} screens`;
}

const suggested: readonly Call[] = Object.values(suggestSources).map(({ call }) => call);

/** What a step calls: its prefill, what its fields look up or suggest, and its saves. */
function stepEntry(step: Step): JourneyEntry {
  const saves = [step.save, ...(step.confirm?.save ? [step.confirm.save] : [])].map((save) =>
    savingOf({ ...step, save }, {}, { ...exampleContext, facts: exampleFacts }),
  );
  const ofFields = callsOfFields(step).map(
    (call): MapCall => (suggested.includes(call) ? { call, decision: optionalRead } : { call }),
  );
  const read = [...ofFields, ...saves].flatMap(({ decision }) => (decision ? [[decision.title, decision]] : []));
  const { calls, tables } = explore(Object.fromEntries(read), [
    ...(step.prefill ? [{ call: prefillCalls[step.prefill.call], onOpening: true } as const] : []),
    ...ofFields,
    ...saves,
  ]);
  return { id: step.route, name: step.title, group: groupOf(partOf(step)), calls, tables, moves: [] };
}

/** All links of a screen in one row, by their names in its record. */
function linksRow(links: Links): MapRow[] {
  const targets = Object.values(links);
  return targets.length > 0 ? [{ label: `links: ${Object.keys(links).map(inWords).join(', ')}`, targets }] : [];
}

/** §2: the rows of /confirm-details, which link to their steps. */
const summaryLinks: Links = Object.fromEntries(
  steps.flatMap(({ route, fields, summary }) => (summary?.answer ? [[Object.keys(fields)[0], route]] : [])),
);

function screenEntry({ record, folder, flow }: ReturnType<typeof screenOf>): JourneyEntry {
  const { route, bar, name = bar?.text ?? route, part, redirect, links = {}, reads = {} } = record;
  const pairs = [...Object.values(flow).filter(isDecidedRead), ...sharedReads];
  const opening = Object.values(reads).map(
    (read) => pairs.find(([each]) => each === read) ?? ([read, plainRead] as const),
  );
  const found = explore(
    { ...opening, ...flow },
    opening.map(([{ call }, table]) => ({ call, decision: table, onOpening: true })),
  );
  const inTables = new Set(found.tables.flatMap(({ rows }) => rows.flatMap(({ targets }) => targets)));
  return {
    id: route,
    name,
    group: groupOf(part, folder),
    ...found,
    moves: [
      ...(redirect ? [{ label: `redirects after ${redirect.afterMs / 1000} s`, targets: [redirect.to] }] : []),
      ...linksRow(route === '/confirm-details' ? summaryLinks : links),
      ...found.moves.filter(({ targets }) => targets.some((to) => !inTables.has(to))),
    ],
  };
}

/** §8: what an answer means on every screen. */
export const sharedTables = explore({ sharedHandler }).tables;
const nextStepTables = explore({ nextStepDecision }).tables;

/** Whether a row is one of the shared handler's, with the same result. */
export const isSharedRow = ({ label, targets }: MapRow) =>
  sharedTables.some(({ rows }) => rows.some((row) => row.label === label && row.targets.join() === targets.join()));

const everywhere = { group: 'On every screen', calls: [] } as const;
const sharedEntries: readonly JourneyEntry[] = [
  { ...everywhere, id: 'everywhere', name: 'Any call that fails', tables: sharedTables, moves: linksRow(frameLinks) },
  { ...everywhere, id: 'next step', name: 'The server names the next screen', tables: nextStepTables, moves: [] },
];

/** The screens before the onboarding order, then the parts of the journey in their order, then the rest. */
const groupOrder: readonly string[] = ['Login screens', 'Home screens', ...journeyParts.map(({ title }) => title.text)];
const rankOf = ({ group }: JourneyEntry) =>
  groupOrder.includes(group) ? groupOrder.indexOf(group) : groupOrder.length;

const routeEntries = [...new Set([...order, ...allRoutes])].map((route) => {
  const step = stepByRoute(route);
  return step ? stepEntry(step) : screenEntry(screenOf(route));
});
export const entries: readonly JourneyEntry[] = [...routeEntries, ...sharedEntries].toSorted(
  (one, other) => rankOf(one) - rankOf(other),
);

/** The whole map: its groups in the order of the journey, with their entries. */
export const map = [...Map.groupBy(entries, ({ group }) => group)].map(([name, own]) => ({ name, entries: own }));

/** A step in a line, with the condition on which it is asked. */
export const stepWords = ({ section, title, askIf }: Step) =>
  `${section}: ${title}${askIf ? ` Only if ${conditionWords(askIf)}.` : ''}`;
