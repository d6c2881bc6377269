import type { Call } from '#contract/call.ts';
import type { Decision } from '#engine/decision.ts';
import type { CheckoutResult, Outcome } from '#engine/outcome.ts';
import type { AnyRead } from '#engine/read.ts';
import { runWithSamples } from './samples.ts';
import { areRows, isDecidedRead, isDecision, isGroup, isOutcome, outcomesOfRow, routesNamedIn } from './tables.ts';
import type { OutcomeTree, Result } from './words.ts';
import { resultOf } from './words.ts';

/** A row of a table, and all that can come of it. */
export interface DescribedRow {
  readonly label: string;
  readonly results: readonly Result[];
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

/** A table is followed so often: with each state in which its screen may have it, and not for ever. */
const visitsAtMost = 3;
const checkoutResults: readonly CheckoutResult[] = ['opened', 'blocked', 'slow', 'broken'];

/** 'confirmAccount' → 'confirm account'. */
export const inWords = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, ' ').toLowerCase();

interface OpenTable {
  readonly title: string;
  readonly section: string;
  readonly rows: Map<string, Map<string, Result>>;
  visits: number;
}

/**
 * Follows outcomes: calls lead to tables, whose rows lead to outcomes.
 *
 * @param options.rows Whether exported rows are a table of their own; the shared ones are parts of tables.
 */
export function createExplorer(options: { readonly rows: boolean } = { rows: true }) {
  const tables = new Map<string, OpenTable>();
  const calls = new Map<string, DescribedCall>();
  const results = new Map<string, DescribedRow>();
  const views = new Set<unknown>();

  function addResult(table: OpenTable, label: string, result: Result): void {
    const row = table.rows.get(label) ?? new Map<string, Result>();
    table.rows.set(label, row.set(result.words, result));
  }

  function openTable({ title, section, rows }: Decision): OpenTable {
    const table = tables.get(title) ?? { title, section, rows: new Map(), visits: 0 };
    tables.set(title, table);
    table.visits++;
    for (const { label } of rows) if (!table.rows.has(label)) table.rows.set(label, new Map());
    return table;
  }

  async function addTable(decision: Decision): Promise<void> {
    if ((tables.get(decision.title)?.visits ?? 0) >= visitsAtMost) return;
    const table = openTable(decision);
    for (const row of decision.rows) {
      for (const outcome of outcomesOfRow(decision, row)) {
        const tree = await follow(outcome);
        const result = resultOf(tree);
        addResult(table, row.label, result.leads.includes('named') ? resultOf(tree, routesNamedIn(row)) : result);
      }
    }
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

  /** The outcomes that an outcome contains; `once`, `late` and their like are read by their parts. */
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
    // A table that is a parameter of the flow is not known here; whoever calls that function names it.
    if (!isDecision(table)) return { outcome: { kind: 'stay' }, nested };
    addCall({ call: outcome.call, table: table.title });
    // The map describes views by their names alone.
    await addTable(table as Decision);
    return { outcome, nested, table: table.title };
  }

  /** What a button of the screen may do: an exported outcome, or one of an exported function. */
  async function addEntry(name: string, outcome: Outcome): Promise<void> {
    const result = resultOf(await follow(outcome));
    results.set(`${name} ${result.words}`, { label: inWords(name), results: [result] });
  }

  async function addRows(name: string, rows: Decision['rows']): Promise<void> {
    const table = openTable({ title: inWords(name), section: '', rows });
    for (const { label, then } of rows) {
      for (const outcome of outcomesOf((sample: never) => then(sample))) {
        addResult(table, label, resultOf(await follow(outcome)));
      }
    }
  }

  function made(run: (...samples: never[]) => unknown): readonly unknown[] {
    try {
      const others = [undefined, null, 1, true, ...views];
      return runWithSamples((make) => Reflect.apply(run, undefined, ['first', 'second', 'third'].map(make)), {
        others,
        limit: 300,
      });
    } catch {
      // Not everything that a flow exports is about outcomes.
      return [];
    }
  }

  const outcomesOf = (run: (...samples: never[]) => unknown) => made(run).filter(isOutcome);

  async function addExport(name: string, value: unknown): Promise<void> {
    if (isDecision(value)) return addTable(value);
    if (areRows(value)) return options.rows ? addRows(name, value) : undefined;
    if (isOutcome(value)) return addEntry(name, value);
    if (isDecidedRead(value)) return addRead(value[0], value[1]);
    if (isGroup(value)) return addModule(value);
    if (typeof value !== 'function') return;
    for (const result of made(value as () => unknown)) {
      try {
        if (isDecision(result)) await addTable(result);
        if (isOutcome(result)) await addEntry(name, result);
      } catch {
        // Made for a state that cannot occur, such as none at all.
      }
    }
  }

  /** Follows all that a module exports: its tables first, whose views its functions may be given. */
  async function addModule(module: object): Promise<void> {
    const exported = Object.entries(module).sort(([one], [other]) => one.localeCompare(other));
    const [functions, values] = [true, false].map((is) =>
      exported.filter(([, value]) => (typeof value === 'function') === is),
    );
    for (const [name, value] of [...(values ?? []), ...(functions ?? [])]) await addExport(name, value);
  }

  return {
    addTable,
    addCall,
    addRead,
    addModule,
    /** What was found: the tables, the calls, and what the buttons do without a table. */
    found() {
      const described = [...tables.values()].map(
        ({ title, section, rows }): DescribedTable => ({
          title,
          section,
          rows: [...rows].map(([label, own]) => ({ label, results: [...own.values()] })),
        }),
      );
      return { tables: described, calls: [...calls.values()], results: [...results.values()] };
    },
  };
}
