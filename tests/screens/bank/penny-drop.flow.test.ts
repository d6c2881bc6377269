import { describe, expect, test } from 'vitest';
import { pennyDrop } from '#contract/bank.ts';
import type { Reply } from '#contract/reply.ts';
import type { Outcome } from '#engine/outcome.ts';
import { type Message, msg } from '#languages/message.ts';
import {
  type EmandatePage,
  type PennyDropState,
  pennyDropped,
  startPennyDrop,
} from '#screens/bank/emandate/penny-drop.ts';
import {
  answered,
  asksNextStep,
  type Claim,
  calls,
  factsWith,
  goes,
  offersNextStep,
  offline,
  proves,
  refused,
  sharedClaims,
  shows,
  showsPopup,
} from '#tests/engine/claims.ts';
import { play } from '../follow.ts';

const started: PennyDropState = { page: 'check', untilMs: 300_000, nowMs: 0, isLast: false, isPaymentOpened: false };
const url = 'https://pay.example/penny/91';
type MetaData = { url?: string; flow?: string };
const has = (pennyStatus: string | undefined, metaData?: MetaData) => answered({ data: { pennyStatus, metaData } });
const fails = (pennyStatus: string, metaData?: MetaData) => refused(400, 'Not done', { pennyStatus, metaData });

const again = (ms = 10_000, withinMs = 290_000): Outcome => ({
  kind: 'wait',
  ms,
  then: calls(pennyDrop, { withinMs }),
});
const closes = (then: Outcome<unknown>, page: EmandatePage = 'check') => shows<unknown>({ page }, then);
const message = (text: Message, then: object, page?: EmandatePage) =>
  closes(showsPopup(text, { forMs: 1500, then }), page);
const toList = (text: Message) => message(text, goes('/bank-list'));
const toReverse = shows({ page: 'reverse' });
const unknown = msg('Something went wrong. Please try again.');
const gaveUp = showsPopup(msg('Your bank has not answered yet. Please try again.'), { tone: 'warning' });

const over = pennyDropped({ ...started, nowMs: 300_000, isLast: true });
const reverse = pennyDropped({ ...started, page: 'reverse' });
const afterSleep = pennyDropped({ ...started, nowMs: 3_600_000 });
const created = 'created: the address once, again in 10 s';
const lost = 'connection lost: again in 10 s';
const rejected = 'rejected or invalid, 422 or 500: /bank-list';
const incomplete = 'incomplete, any other flow: /bank-list';

proves(pennyDropped(started), [
  { by: over, on: has('created', { url }), outcome: closes(gaveUp) },
  { by: over, on: offline, outcome: closes(gaveUp) },
  { by: afterSleep, on: has('created', { url }), outcome: closes(gaveUp) },
  { row: lost, by: afterSleep, on: offline, outcome: again(0, 10_000) },
  { row: lost, on: offline, outcome: again() },
  ...[429, 502, 503, 504].map((code) => ({ row: lost, on: refused(code, 'Bad gateway'), outcome: again() })),
  { row: created, on: has('created', { url }), outcome: { ...again(), open: url } },
  {
    row: created,
    by: pennyDropped({ ...started, page: 'reverse', nowMs: 299_000, isPaymentOpened: true }),
    on: has('created', { url }),
    outcome: again(1_000, 10_000),
  },
  { row: created, on: has(undefined), outcome: again() },
  { by: over, on: has('completed'), outcome: shows<unknown>({ page: 'check', drawer: 'verified' }, asksNextStep) },
  { row: rejected, on: fails('rejected'), outcome: toList('Not done') },
  { row: rejected, on: has('rejected'), outcome: toList(unknown) },
  { row: rejected, on: answered({ data: { pennyStatus: 'rejected' } }, 'Success'), outcome: toList(unknown) },
  { row: rejected, on: fails('invalid'), outcome: toList('Not done') },
  { row: rejected, on: has('invalid'), outcome: toList(unknown) },
  { row: rejected, on: refused(422, 'No bank'), outcome: toList('No bank') },
  { row: rejected, on: refused(500), outcome: toList(unknown) },
  { by: reverse, on: fails('incomplete', { flow: 'reverse', url }), outcome: { ...toReverse, open: url } },
  {
    by: pennyDropped({ ...started, page: 'reverse', isPaymentOpened: true }),
    on: fails('incomplete', { flow: 'reverse', url }),
    outcome: message('Not done', toReverse, 'reverse'),
  },
  { on: fails('incomplete', { flow: 'reverse', url }), outcome: message('Not done', toReverse) },
  { row: incomplete, on: fails('incomplete', { flow: 'penny' }), outcome: toList('Not done') },
  { row: incomplete, on: has('incomplete'), outcome: toList(unknown) },
  {
    row: incomplete,
    by: reverse,
    on: fails('incomplete', { flow: 'penny', url }),
    outcome: message('Not done', goes('/bank-list'), 'reverse'),
  },
  {
    by: reverse,
    on: fails('completed', { flow: 'reverse', url }),
    outcome: closes(showsPopup('Not done'), 'reverse'),
  },
  { on: refused(428, 'Not yet', { pennyStatus: 'rejected' }), outcome: closes(showsPopup('Not yet', offersNextStep)) },
  ...sharedClaims({ not: [500] })
    .filter(({ on }) => on !== offline)
    .map((claim): Claim<never, never> => ({ ...claim, outcome: closes(claim.outcome) })),
]);

describe('the penny drop', () => {
  const facts = factsWith({ leadID: 48213, accountId: 'acc_19' });
  const asks = { call: pennyDrop, body: { accountId: 'acc_19', leadID: 48213 } };
  const from = (replies: readonly Reply[], nowMs = 7_000) =>
    play(startPennyDrop('check', nowMs), { facts, replies, nowMs });

  test('opens the url once, asks again every 10 s, even after a lost connection, and ends when it is completed', () => {
    const { did, views, nowMs } = from([
      ...[has('created'), has('created', { url }), offline, has('created'), has('created', { url }), has('completed')],
    ]);
    const waits = { waits: 10_000 };
    expect(did).toEqual([
      ...[asks, waits],
      ...[asks, { opens: url }, waits],
      ...[asks, waits],
      ...[asks, waits],
      ...[asks, waits],
      ...[asks, asksNextStep],
    ]);
    expect(views).toEqual([
      { page: 'check', drawer: 'waiting' },
      { page: 'check', drawer: 'verified' },
    ]);
    expect(nowMs).toBe(57_000);
  });

  test.for([has('created'), offline])('asks a last time after 5 minutes, and then gives up ($kind)', (reply) => {
    const { did, views, nowMs } = from(Array.from({ length: 40 }, () => reply));
    expect(did.filter((each) => typeof each === 'object' && 'call' in (each ?? {}))).toHaveLength(31);
    expect(did.at(-1)).toEqual(gaveUp);
    expect(views.at(-1)).toEqual({ page: 'check' });
    expect(nowMs).toBe(307_000);
  });

  test('gives up 5 minutes after the new time if the clock of the phone is put back', () => {
    const replies = Array.from({ length: 40 }, () => has('created'));
    const { did, nowMs } = play(startPennyDrop('check', 86_400_000), { facts, replies });
    expect(did.at(-1)).toEqual(gaveUp);
    expect(nowMs).toBe(300_000);
  });
});
