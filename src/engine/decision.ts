import type { Reply } from '#contract/reply.ts';
import type { Facts } from '#contract/session.ts';
import type { Outcome } from './outcome.ts';

/** A reply laid flat, so that a row of a decision can read it without asking first what kind it is. */
export interface Heard<Body = unknown, Data = unknown> {
  /** The statusCode that counts; 0 where no answer came. */
  readonly code: number;
  readonly message: string;
  /** The parsed body of an answer with statusCode 200. */
  readonly body?: Body | undefined;
  /** `data` of a refusal. */
  readonly refusal?: Data | undefined;
  readonly reply: Reply<Body, Data>;
  readonly facts: Facts;
}

/** One line of a table: what it says in words, when it holds, what then happens. */
export type Line<Known> = readonly [says: string, when: (known: Known) => boolean, then: (known: Known) => Outcome];

/** A line that reads what was heard from the server. */
export type Row<Body, Data> = Line<Heard<Body, Data>>;

/** A table of §4 or §8: rows from the top, the first that holds decides. */
export interface Decision<Body = unknown, Data = unknown> {
  readonly title: string;
  /** Where the specification says it. */
  readonly section: string;
  readonly rows: readonly Row<Body, Data>[];
}

/** Names a table. The last row must hold always. */
export function decision<Body = unknown, Data = unknown>(table: Decision<Body, Data>): Decision<Body, Data> {
  return table;
}

function hear<Body, Data>(reply: Reply<Body, Data>, facts: Facts): Heard<Body, Data> {
  const flat = { reply, facts, message: 'message' in reply ? reply.message : '' };
  if (reply.kind === 'answered') return { ...flat, code: reply.statusCode, body: reply.body };
  if (reply.kind === 'refused') return { ...flat, code: reply.statusCode, refusal: reply.data };
  return { ...flat, code: 0 };
}

/** The row that holds for a reply, and the outcome it gives. Throws where a table has no last row that always holds. */
export function decide<Body, Data>(
  table: Decision<Body, Data>,
  reply: Reply<Body, Data>,
  facts: Facts,
): { readonly row: string; readonly outcome: Outcome } {
  return firstHolding(table.title, table.rows, hear(reply, facts));
}

/** The first line that holds for what is known, and the outcome it gives. */
export function firstHolding<Known>(title: string, lines: readonly Line<Known>[], known: Known) {
  for (const [row, when, then] of lines) if (when(known)) return { row, outcome: then(known) };
  throw new Error(`The decision "${title}" has no row for this. End it with a row that always holds.`);
}
