import type { Reply } from '#contract/reply.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import type { Decision, DecisionInput, DecisionRow } from '#engine/decision.ts';
import { decide } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { AnyRead } from '#engine/read.ts';
import { isRoute } from '#schemas/index.ts';
import type { MakeSample } from './samples.ts';
import { failureMessage, runWithSamples, serverMessage } from './samples.ts';

export const facts = { ...emptyUserSession, ...emptyDraft };

const isObject = (thing: unknown): thing is object => typeof thing === 'object' && thing !== null;

export const isOutcome = (thing: unknown): thing is Outcome => isObject(thing) && 'kind' in thing;

const isRow = (thing: unknown) => isObject(thing) && 'label' in thing && 'when' in thing && 'then' in thing;

export const isDecision = (thing: unknown): thing is Decision =>
  isObject(thing) &&
  'title' in thing &&
  typeof thing.title === 'string' &&
  'rows' in thing &&
  Array.isArray(thing.rows);

/** Rows that read something else than a reply, such as the query of an address. */
export const areRows = (thing: unknown): thing is readonly DecisionRow<unknown>[] =>
  Array.isArray(thing) && thing.length > 0 && thing.every(isRow);

const isRead = (thing: unknown): thing is AnyRead =>
  isObject(thing) && 'call' in thing && 'request' in thing && !isOutcome(thing);

/** A read, and the table that reads its answer, as `readWith` pairs them. */
export const isDecidedRead = (thing: unknown): thing is readonly [read: AnyRead, table: Decision] =>
  Array.isArray(thing) && thing.length === 2 && isRead(thing[0]) && isDecision(thing[1]);

/** Actions by their names, which the flows of several screens share. */
export const isGroup = (thing: unknown): thing is object =>
  isObject(thing) && Object.getPrototypeOf(thing) === Object.prototype && !isOutcome(thing) && !isRead(thing);

const codes = [200, 203, 400, 404, 406, 412, 418, 422, 428, 500];

/** An answer and a refusal at once, of which only the code is known: a row reads from it what it needs. */
function inputOf(code: number, make: MakeSample): DecisionInput {
  const body = make('body');
  const reply = { kind: 'answered', statusCode: 200, message: serverMessage, body } as const;
  return { code, message: serverMessage, body, refusal: make('refusal'), reply, facts, isRoute };
}

/** No answer came, so that the message is not the server's. */
const noAnswer: DecisionInput = {
  code: 0,
  message: failureMessage,
  reply: { kind: 'offline', message: failureMessage },
  facts,
  isRoute,
};

/** Refusals without data. */
const bareReplies: readonly Reply<never, never>[] = codes
  .filter((code) => code !== 200)
  .map((statusCode) => ({ kind: 'refused', statusCode, message: serverMessage }));

const others = [undefined, 1];

type Row = Decision['rows'][number];

const applies = ({ when }: Row, code: number) =>
  runWithSamples((make) => when(inputOf(code, make)), { limit: 1 })[0] ?? false;

/** What a row does with every answer to which it applies; with a full answer where none of ours is one. */
function answered(row: Row): readonly (Outcome | undefined)[] {
  const code = codes.find((each) => applies(row, each));
  if (code === undefined) {
    if (row.when(noAnswer)) return [row.then(noAnswer)];
    return runWithSamples((make) => row.then(inputOf(200, make)), { limit: 1 });
  }
  const run = (make: MakeSample) => {
    const input = inputOf(code, make);
    return row.when(input) ? row.then(input) : undefined;
  };
  return runWithSamples(run, { others });
}

/** All that can come of a row of a table. */
export function outcomesOfRow(table: Decision, row: Row): readonly Outcome[] {
  const bare = bareReplies
    .map((reply) => decide(table, reply, facts, isRoute))
    .filter((decided) => decided.row === row.label);
  return [...answered(row), ...bare.map(({ outcome }) => outcome)].filter((outcome) => outcome !== undefined);
}
