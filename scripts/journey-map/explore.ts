import type { Call } from '#contract/call.ts';
import type { Decision } from '#engine/decision.ts';
import type { CheckoutResult, Outcome } from '#engine/outcome.ts';
import type { AnyRead } from '#engine/read.ts';
import { runWithSamples } from './samples.ts';
import { areRows, isDecidedRead, isDecision, isGroup, isOutcome, outcomesOfRow } from './tables.ts';
import type { OutcomeTree, Target } from './words.ts';
import { describeOutcome, targetsOf } from './words.ts';

/** A row of a table, or a button: what can happen then in words, and the screens that it can open. */
export interface DescribedRow {
  readonly label: string;
  readonly words: string;
  readonly targets: readonly Target[];
}

export interface DescribedTable {
  readonly title: string;
  readonly section: string;
  readonly rows: readonly DescribedRow[];
}

/** A call, and the title of the table that reads its answer; none where its data is only shown. */
export interface DescribedCall {
  readonly call: Call;
  readonly table?: string;
  /** It is made when the screen opens. */
  readonly onOpening?: true;
}

/** A table can lead to itself: it is explored so often, with each state in which its screen may have it. */
const maxVisits = 3;
const checkoutResults: readonly CheckoutResult[] = ['opened', 'blocked', 'slow', 'broken'];

/** 'confirmAccount' → 'confirm account'. */
export const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();

/** The rows by their labels, each with its distinct results by their words. */
interface OpenTable {
  readonly section: string;
  readonly rows: Map<string, Map<string, readonly Target[]>>;
  visits: number;
}

function describeRow(label: string, results: ReadonlyMap<string, readonly Target[]>): DescribedRow {
  return { label, words: [...results.keys()].join('; or '), targets: [...new Set([...results.values()].flat())] };
}

/** Follows outcomes: calls lead to tables, whose rows lead to outcomes. */
export function createExplorer() {
  const tables = new Map<string, OpenTable>();
  const calls = new Map<string, DescribedCall>();
  const buttons = new Map<string, DescribedRow>();
  const views = new Set<unknown>();

  function openTable({ title, section, rows }: Decision): OpenTable {
    const table = tables.get(title) ?? { section, rows: new Map(), visits: 0 };
    tables.set(title, table);
    table.visits++;
    for (const { label } of rows) if (!table.rows.has(label)) table.rows.set(label, new Map());
    return table;
  }

  async function addResults(table: OpenTable, label: string, outcomes: readonly Outcome[]): Promise<void> {
    for (const outcome of outcomes) {
      const tree = await follow(outcome);
      table.rows.get(label)?.set(describeOutcome(tree), targetsOf(tree));
    }
  }

  async function addTable(decision: Decision): Promise<void> {
    if ((tables.get(decision.title)?.visits ?? 0) >= maxVisits) return;
    const table = openTable(decision);
    for (const row of decision.rows) await addResults(table, row.label, outcomesOfRow(decision, row));
  }

  /** Rows that read something else than a reply. */
  async function addRows(name: string, rows: Decision['rows']): Promise<void> {
    const table = openTable({ title: inWords(name), section: '', rows });
    for (const { label, then } of rows) await addResults(table, label, resultsOf(then).filter(isOutcome));
  }

  function addCall(described: DescribedCall): void {
    const key = `${described.call.method} ${described.call.path} ${described.table}`;
    if (!calls.has(key)) calls.set(key, described);
  }

  /** A read, and its table; `onOpening` where the screen's record has it. */
  function addRead({ call }: AnyRead, table: Decision, when: Pick<DescribedCall, 'onOpening'> = {}): Promise<void> {
    addCall({ call, table: table.title, ...when });
    return addTable(table);
  }

  /** The outcomes that an outcome contains. */
  async function nestedOf(outcome: Outcome): Promise<Outcome[]> {
    const parts = Object.entries(outcome).map(([name, part]): unknown => {
      if (name === 'onResult' && outcome.kind === 'checkout') return checkoutResults.map(outcome.onResult);
      return name === 'fetch' && typeof part === 'function' ? part() : part;
    });
    return (await Promise.all(parts)).flat().filter(isOutcome);
  }

  async function follow(outcome: Outcome): Promise<OutcomeTree> {
    const nested: OutcomeTree[] = [];
    for (const each of await nestedOf(outcome)) nested.push(await follow(each));
    if (outcome.kind === 'show') views.add(Object(outcome.view).is ?? outcome.view);
    if (outcome.kind !== 'call') return { outcome, nested };
    const { decision } = outcome;
    const table = typeof decision === 'function' ? decision({ nowMs: 0 }) : decision;
    // A table that is a parameter of the flow is not known here; the caller of that function names it.
    if (!isDecision(table)) return { outcome: { kind: 'stay' }, nested };
    await addRead(outcome, table as Decision);
    return { outcome, nested, table: table.title };
  }

  /** What an outcome does that a screen exports itself, or by a function: that of a button. */
  async function addButton(name: string, outcome: Outcome): Promise<void> {
    const tree = await follow(outcome);
    const words = describeOutcome(tree);
    buttons.set(`${name} ${words}`, { label: inWords(name), words, targets: targetsOf(tree) });
  }

  /** What a function can return. */
  function resultsOf(run: (...samples: never[]) => unknown): readonly unknown[] {
    try {
      return runWithSamples((make) => Reflect.apply(run, undefined, ['first', 'second', 'third'].map(make)), {
        others: [undefined, null, 1, true, ...views],
        limit: 300,
      });
    } catch {
      // Not everything that a flow exports is about outcomes.
      return [];
    }
  }

  async function addExport(name: string, value: unknown): Promise<void> {
    if (isDecision(value)) return addTable(value);
    if (areRows(value)) return addRows(name, value);
    if (isOutcome(value)) return addButton(name, value);
    if (isDecidedRead(value)) return addRead(...value);
    if (isGroup(value)) return addModule(value);
    if (typeof value !== 'function') return;
    for (const result of resultsOf(value as () => unknown)) {
      try {
        if (isDecision(result)) await addTable(result);
        if (isOutcome(result)) await addButton(name, result);
      } catch {
        // Made for a state that cannot occur, such as none at all.
      }
    }
  }

  /** Follows all that a module exports: its tables first, since its functions may be given their views. */
  async function addModule(module: object): Promise<void> {
    const exported = Object.entries(module).sort(([one], [other]) => one.localeCompare(other));
    const isFunction = ([, value]: [string, unknown]) => typeof value === 'function';
    for (const [name, value] of exported.filter((each) => !isFunction(each))) await addExport(name, value);
    for (const [name, value] of exported.filter(isFunction)) await addExport(name, value);
  }

  return {
    addTable,
    addCall,
    addRead,
    addModule,
    /** What was found: the tables, the calls, and what the buttons do without a table. */
    found() {
      const described = [...tables].map(([title, { section, rows }]): DescribedTable => {
        return { title, section, rows: [...rows].map(([label, results]) => describeRow(label, results)) };
      });
      return { tables: described, calls: [...calls.values()], buttons: [...buttons.values()] };
    },
  };
}
