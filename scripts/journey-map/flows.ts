import { exampleFacts } from '#authoring/check-answers.ts';
import type { Call } from '#contract/call.ts';
import type { Route } from '#contract/routes.ts';
import type { Decision, DecisionInput, DecisionRow } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { AnyRead } from '#engine/read.ts';
import { englishOf } from '#languages/format.ts';
import { results, serverMessage } from './samples.ts';

/** A row of a table, or a button: what then happens, and the screens that it opens. */
export interface MapRow {
  readonly label: string;
  readonly words: string;
  /** Routes, 'next step', or 'the route' where the answer names it. */
  readonly targets: readonly string[];
}

export interface MapTable {
  readonly title: string;
  readonly section: string;
  readonly rows: readonly MapRow[];
}

/** A call, and the title of the table that reads its answer; none where its data is only shown. */
export interface MapCall {
  readonly call: Call;
  readonly table?: string;
  readonly onOpening?: true;
}

type Row = DecisionRow<DecisionInput>;

const isObject = (thing: unknown): thing is object => typeof thing === 'object' && thing !== null;
const isOutcome = (thing: unknown): thing is Outcome => isObject(thing) && 'kind' in thing;
const isRow = (thing: unknown): thing is Row => isObject(thing) && 'label' in thing && 'then' in thing;

/** Rows that read something else than a reply, such as the query of an address. */
export const areRows = (thing: unknown): thing is readonly Row[] => Array.isArray(thing) && thing.some(isRow);

export const isDecision = (thing: unknown): thing is Decision =>
  isObject(thing) && 'title' in thing && 'rows' in thing && areRows(thing.rows);

/** A read, and the table that reads its answer, as `readWith` pairs them. */
export const isDecidedRead = (thing: unknown): thing is readonly [read: AnyRead, table: Decision] =>
  Array.isArray(thing) && isDecision(thing[1]);

/** 'confirmAccount' → 'confirm account'. */
export const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();

const codes = [200, 203, 400, 404, 406, 412, 418, 422, 428, 500, 0];

/** All that can come of a row, with the first code to which it applies; what it returns where it applies to none. */
function outcomesOf({ when, then }: Row): readonly Outcome[] {
  const input = (code: number, make: (name: string) => unknown): DecisionInput => {
    const message = code === 0 ? 'What went wrong' : serverMessage;
    const body = make('body');
    const answered = { kind: 'answered', statusCode: 200, message, body } as const;
    const reply = code === 0 ? ({ kind: 'offline', message } as const) : answered;
    // The sample of a route is no route, and is shown as it is.
    const isRoute = (path: unknown): path is Route => Boolean(path);
    return { code, message, body, refusal: make('refusal'), facts: exampleFacts, reply, isRoute };
  };
  for (const code of codes) {
    const found = results((make) => (when(input(code, make)) ? then(input(code, make)) : undefined)).filter(isOutcome);
    if (found.length > 0) return found;
  }
  return results((make) => then(input(200, make)), 1);
}

/** Follows all that a module exports: outcomes make calls, whose tables lead to outcomes. */
export function explore(exported: Readonly<Record<string, unknown>>, opening: readonly MapCall[] = []) {
  const tables = new Map<string, MapTable>();
  const calls = new Map<string, MapCall>();
  const moves = new Map<string, MapRow>();

  function addCall(used: MapCall): void {
    const key = `${used.call.method} ${used.call.path} ${used.table}`;
    if (!calls.has(key)) calls.set(key, used);
  }

  function addTable(title: string, section: string, rows: readonly Row[]): void {
    if (tables.has(title)) return;
    // A table can lead to itself.
    tables.set(title, { title, section, rows: [] });
    const described = rows.map((row) => {
      const followed = outcomesOf(row).map(follow);
      const words = [...new Set(followed.map((each) => each.words))].join('; or ');
      return { label: row.label, words, targets: [...new Set(followed.flatMap(({ targets }) => targets))] };
    });
    tables.set(title, { title, section, rows: described });
  }

  /** An outcome in the words of src/engine/outcome.ts, with all that it contains. */
  function follow(outcome: Outcome): Pick<MapRow, 'words' | 'targets'> {
    const { kind, call, decision, to, message, view, open, report = [] } = Object(outcome);
    const table = typeof decision === 'function' ? decision({ nowMs: 0 }) : decision;
    if (isDecision(table)) {
      addCall({ call, table: table.title });
      addTable(table.title, table.section, table.rows);
    }
    const quoted = isObject(message) ? `'${englishOf(message as { text: string })}'` : message;
    const what = to ?? quoted ?? view?.is ?? view ?? table?.title;
    const own = `${kind === 'go' ? 'go to' : inWords(kind)} ${what ?? ''}`.trim();
    const reported = report.map((each: Record<string, string>) => `report ${each.goal ?? each.event}`);
    const nested = Object.values(outcome).filter(isOutcome).map(follow);
    const then = [...new Set(nested.map(({ words }) => words))].join('; or ');
    return {
      words: [own, ...(open ? ['new tab'] : []), ...reported, ...(then ? [`then ${then}`] : [])].join(', '),
      targets: [
        ...(to ? [String(to)] : []),
        ...(kind === 'nextStep' ? ['next step'] : []),
        ...nested.flatMap(({ targets }) => targets),
      ],
    };
  }

  function visit(name: string, value: unknown): void {
    if (typeof value === 'function') {
      const returned = results((make) => Reflect.apply(value, undefined, ['first', 'second', 'third'].map(make)));
      for (const each of returned.filter((one) => isOutcome(one) || isDecision(one))) visit(name, each);
    } else if (isDecision(value)) addTable(value.title, value.section, value.rows);
    else if (areRows(value)) addTable(inWords(name), '', value);
    else if (isOutcome(value)) {
      const row = { label: inWords(name), ...follow(value) };
      moves.set(`${name} ${row.words}`, row);
    } else if (isDecidedRead(value)) {
      addCall({ call: value[0].call, table: value[1].title });
      visit(name, value[1]);
    } else if (isObject(value) && Object.getPrototypeOf(value) === Object.prototype) {
      for (const [key, part] of Object.entries(value)) visit(key, part);
    }
  }

  for (const used of opening) addCall(used);
  // A module's exports are sorted where Node loads it, and not where Vite does.
  const sorted = Object.entries(exported).toSorted(([first], [second]) => (first < second ? -1 : 1));
  for (const [name, value] of sorted) visit(name, value);
  return { tables: [...tables.values()], calls: [...calls.values()], moves: [...moves.values()] };
}
