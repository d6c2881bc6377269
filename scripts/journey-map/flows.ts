import { exampleFacts } from '#authoring/check-answers.ts';
import type { Call } from '#contract/call.ts';
import { isSpecifiedRoute, type Route } from '#contract/routes.ts';
import type { Decision, DecisionInput, DecisionRow } from '#engine/decision.ts';
import { namedRoute } from '#engine/decisions/named-route.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { AnyRead } from '#engine/read.ts';
import { results } from './samples.ts';

/** A row of a table, or a button: its label, and what it opens. */
export interface MapRow {
  readonly label: string;
  /** Routes, 'next step', or 'the route' where the answer names it. */
  readonly targets: readonly string[];
}

export interface MapTable {
  readonly title: string;
  readonly section: string;
  readonly rows: readonly MapRow[];
}

/** A call, and the table that reads its answer; none where its data is only shown. */
export interface MapCall {
  readonly call: Call;
  readonly decision?: Decision<unknown, unknown, unknown>;
  /** An answer that takes longer, in milliseconds, counts as none. */
  readonly withinMs?: number;
  readonly onOpening?: true;
}

type Row = DecisionRow<DecisionInput>;

const isOutcome = (thing: unknown): thing is Outcome => 'kind' in Object(thing);
const isRow = (thing: unknown): thing is Row => 'then' in Object(thing);

/** Rows that read something else than a reply, such as the query of an address. */
export const areRows = (thing: unknown): thing is readonly Row[] => Array.isArray(thing) && thing.some(isRow);

export const isDecision = (thing: unknown): thing is Decision => areRows(Object(thing).rows);

/** A read, and the table that reads its answer, as `readWith` pairs them. */
export const isDecidedRead = (thing: unknown): thing is readonly [read: AnyRead, table: Decision] =>
  Array.isArray(thing) && isDecision(thing[1]);

/** 'confirmAccount' → 'confirm account'. */
export const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** A success and a refusal. */
const codes = [200, 400];

/** All possible outcomes of a row, for the first code that it matches; if it matches none, what its `then` returns. */
function outcomesOf({ when, then }: Row): readonly Outcome[] {
  const input = (code: number, make: (name: string) => unknown): DecisionInput => {
    const [body, message] = [make('body'), 'What went wrong'];
    const reply = { kind: 'answered', statusCode: 200, message, body } as const;
    // A sample counts as a route, and is shown as it is.
    const isRoute = (path: unknown): path is Route => Boolean(path);
    return { code, message, body, refusal: make('refusal'), facts: exampleFacts, reply, isRoute };
  };
  for (const code of codes) {
    const found = results((make) => (when(input(code, make)) ? then(input(code, make)) : undefined)).filter(isOutcome);
    if (found.length > 0) return found;
  }
  return results((make) => then(input(200, make))).slice(0, 1);
}

/** Follows all that a module exports: outcomes make calls, whose tables lead to outcomes. */
export function explore(exported: Readonly<Record<string, unknown>>, opening: readonly MapCall[] = []) {
  const tables = new Map<string, MapTable>();
  const calls = new Map<Call, MapCall>();
  const moves = new Map<string, readonly string[]>();

  function addCall(used: MapCall): void {
    if (!calls.has(used.call)) calls.set(used.call, used);
  }

  function addTable(title: string, section: string, rows: readonly Row[]): void {
    if (tables.has(title)) return;
    // A table can lead to itself.
    tables.set(title, { title, section, rows: [] });
    const followed = rows.map((row) => ({ label: row.label, targets: unique(outcomesOf(row).flatMap(targetsOf)) }));
    tables.set(title, { title, section, rows: followed });
  }

  /** The targets of an outcome, and of the outcomes inside it. */
  function targetsOf(outcome: Outcome): readonly string[] {
    const { kind, call, decision, to, url, withinMs } = Object(outcome);
    // A redirect may lead to a screen of ours, loaded from the server.
    const opened = to ?? namedRoute(String(url), isSpecifiedRoute);
    const table = typeof decision === 'function' ? decision(0) : decision;
    if (isDecision(table)) {
      addCall({ call, decision: table, ...(withinMs && { withinMs }) });
      addTable(table.title, table.section, table.rows);
    }
    return [
      ...(opened ? [opened] : []),
      ...(kind === 'nextStep' ? ['next step'] : []),
      ...Object.values(outcome).filter(isOutcome).flatMap(targetsOf),
    ];
  }

  function visit(name: string, value: unknown): void {
    if (typeof value === 'function') {
      const returned = results((make) => Reflect.apply(value, undefined, ['first', 'second', 'third'].map(make)));
      for (const each of returned.filter((one) => isOutcome(one) || isDecision(one))) visit(name, each);
    } else if (isDecision(value)) addTable(value.title, value.section, value.rows);
    else if (areRows(value)) addTable(inWords(name), '', value);
    else if (isOutcome(value)) moves.set(name, [...(moves.get(name) ?? []), ...targetsOf(value)]);
    else if (isDecidedRead(value)) {
      addCall({ call: value[0].call, decision: value[1] });
      visit(name, value[1]);
    } else if (typeof value === 'object') {
      for (const [key, part] of Object.entries(value ?? {})) visit(key, part);
    }
  }

  for (const used of opening) addCall(used);
  // Node sorts the exports of a module, Vite does not.
  const sorted = Object.entries(exported).toSorted(([first], [second]) => (first < second ? -1 : 1));
  for (const [name, value] of sorted) visit(name, value);
  return {
    tables: [...tables.values()],
    calls: [...calls.values()],
    moves: [...moves].map(([name, targets]): MapRow => ({ label: inWords(name), targets: unique(targets) })),
  };
}
