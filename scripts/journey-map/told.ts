import type { AnswerOf, Call, RefusalOf } from '#contract/call.ts';
import type { Reply } from '#contract/reply.ts';
import { routes } from '#contract/routes.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { Decision, DecisionInput, DecisionRow, ReplyRow } from '#engine/decision.ts';
import { decide } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import { failureMessage, filled, namedRoute, serverMessage } from './filled.ts';
import type { Result } from './words.ts';
import { resultOf } from './words.ts';

/** A row of a table: its own words, and all that can come of it. */
export interface ToldRow {
  readonly says: string;
  readonly results: readonly Result[];
}

/** A table in words. */
export interface Told {
  readonly title: string;
  readonly section: string;
  readonly rows: readonly ToldRow[];
}

const facts = { ...emptyUserSession, ...emptyDraft };
const codes = [200, 203, 400, 404, 406, 412, 418, 422, 428, 500];

/** An answer and a refusal at once, with everything in them that the call reads: a row takes from it what it needs. */
function fullHearing<C extends Call>(
  call: C,
  code: number,
  route = namedRoute,
): DecisionInput<AnswerOf<C>, RefusalOf<C>> {
  // Made by the call's own schemas, which say no more than 'unknown' here.
  const body = call.answer.parse(filled(call.answer, route)) as AnswerOf<C>;
  const refusal = call.refusal && (call.refusal.parse(filled(call.refusal, route)) as RefusalOf<C>);
  const reply = { kind: 'answered', statusCode: 200, message: serverMessage, body } as const;
  return { code, message: serverMessage, body, refusal, reply, facts };
}

/** No answer came, so that a message is not the server's. */
const noAnswer: DecisionInput<never, never> = {
  code: 0,
  message: failureMessage,
  reply: { kind: 'offline', message: failureMessage },
  facts,
};

/** What a row is likely to hear: of all hearings the first with which it holds, and else a full answer. */
function hearingFor<C extends Call>(call: C, { when }: ReplyRow<AnswerOf<C>, RefusalOf<C>, unknown>) {
  const hearings = [...codes.map((code) => fullHearing(call, code)), noAnswer];
  return hearings.find(when) ?? fullHearing(call, 200);
}

/** Refusals that carry nothing: what a row does without the data it could read. */
const bareReplies: readonly Reply<never, never>[] = codes
  .filter((code) => code !== 200)
  .map((statusCode) => ({ kind: 'refused', statusCode, message: serverMessage }));

/** The routes with which a row holds, where it holds with some and not with others. */
function namedIn<C extends Call>(call: C, { when }: ReplyRow<AnswerOf<C>, RefusalOf<C>, unknown>) {
  const named = routes.filter((route) => codes.some((code) => when(fullHearing(call, code, route))));
  return named.length < routes.length ? named : [];
}

function distinct(results: readonly Result[]): readonly Result[] {
  return [...new Map(results.map((result) => [result.words, result])).values()];
}

function rowOf<C extends Call>(
  call: C,
  table: Decision<AnswerOf<C>, RefusalOf<C>, unknown>,
  row: ReplyRow<AnswerOf<C>, RefusalOf<C>, unknown>,
): ToldRow {
  const { label: says, then } = row;
  const bare = bareReplies.map((reply) => decide(table, reply, facts)).filter((decided) => decided.row === says);
  const outcomes: Outcome<unknown>[] = [then(hearingFor(call, row)), ...bare.map(({ outcome }) => outcome)];
  const named = namedIn(call, row);
  return { says, results: distinct(outcomes.map((outcome) => resultOf(outcome, named))) };
}

/** The rows of one table, which its screen may have in several states, each with all that can come of it. */
export function tell<C extends Call>(
  call: C,
  table: Decision<AnswerOf<C>, RefusalOf<C>, unknown>,
  ...otherStates: readonly Decision<AnswerOf<C>, RefusalOf<C>, unknown>[]
): Told {
  const states = [table, ...otherStates].map((state) => state.rows.map((row) => rowOf(call, state, row)));
  const rows = table.rows.map(({ label: says }) => {
    const same = states.flat().filter((row) => row.says === says);
    return { says, results: distinct(same.flatMap(({ results }) => results)) };
  });
  return { title: table.title, section: table.section, rows };
}

/** The same for lines that read something else than a reply, such as the query of an address. */
export function tellLines<Known>(
  title: string,
  section: string,
  lines: readonly DecisionRow<Known>[],
  known: Known,
): Told {
  return { title, section, rows: lines.map(({ label: says, then }) => ({ says, results: [resultOf(then(known))] })) };
}
