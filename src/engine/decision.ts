import type { AnswerOf, Call, RefusalOf } from '#contract/call.ts';
import type { Reply } from '#contract/reply.ts';
import type { IsRoute } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Message } from '#languages/message.ts';
import type { Outcome } from './outcome.ts';

/** A reply in one flat shape, so that a row of a decision can read it without checking its kind first. */
export interface DecisionInput<Body = unknown, Data = unknown> {
  /** The statusCode that counts; 0 where no answer came. */
  readonly code: number;
  readonly message: Message;
  readonly body?: Body | undefined;
  readonly refusal?: Data | undefined;
  readonly reply: Reply<Body, Data>;
  readonly facts: Facts;
  readonly isRoute: IsRoute;
}

/** The input of a row that reads the reply to this call. */
export type InputOf<C extends Call> = DecisionInput<AnswerOf<C>, RefusalOf<C>>;

/** One row of a table: its label on the journey map, when it applies, and what then happens. */
export interface DecisionRow<Input, View = never> {
  readonly label: string;
  readonly when: (input: Input) => boolean;
  readonly then: (input: Input) => Outcome<View>;
}

/** A row that reads the reply to a call. */
export type ReplyRow<Body = unknown, Data = unknown, View = never> = DecisionRow<DecisionInput<Body, Data>, View>;

export type ReplyRowOf<C extends Call, View = never> = DecisionRow<InputOf<C>, View>;

/** A table of section 4 or 8: rows from the top, the first that applies decides. `View` is what its screen can show. */
// `in`, `out`: outcomes contain decisions, and in such a circular type the compiler may accept any table for any other.
export interface Decision<in Body = unknown, in Data = unknown, out View = never> {
  readonly title: string;
  readonly section: string;
  readonly rows: readonly ReplyRow<Body, Data, View>[];
}

/** A table that reads the reply to this call. */
export type DecisionOf<C extends Call, View = never> = Decision<AnswerOf<C>, RefusalOf<C>, View>;

/** Names a table. The last row must always apply. */
// Written out: a `DecisionOf` would fit this call alone, but `saveCall` takes a table for others with the same answer too.
export function decision<C extends Call = Call, View = never>(
  table: DecisionOf<C, View>,
): Decision<AnswerOf<C>, RefusalOf<C>, View> {
  return table;
}

function toDecisionInput<Body, Data>(reply: Reply<Body, Data>, facts: Facts, isRoute: IsRoute) {
  const flat = { reply, facts, isRoute, message: 'message' in reply ? reply.message : '' };
  if (reply.kind === 'answered') return { ...flat, code: reply.statusCode, body: reply.body };
  if (reply.kind === 'refused') return { ...flat, code: reply.statusCode, refusal: reply.data };
  return { ...flat, code: 0 };
}

/** The row that applies to a reply, and its outcome. Throws where no row applies. */
export function decide<Body, Data, View>(
  table: Decision<Body, Data, View>,
  reply: Reply<Body, Data>,
  facts: Facts,
  isRoute: IsRoute,
): { readonly row: string; readonly outcome: Outcome<View> } {
  return firstMatch(table.title, table.rows, toDecisionInput(reply, facts, isRoute));
}

/** The label and the outcome of the first row that applies. The input need not be a reply: /finbox reads its query. */
export function firstMatch<Input, View>(title: string, rows: readonly DecisionRow<Input, View>[], input: Input) {
  for (const { label, when, then } of rows) if (when(input)) return { row: label, outcome: then(input) };
  throw new Error(`The decision "${title}" has no row for this. End it with a row that always applies.`);
}
