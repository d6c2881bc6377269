import { describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import type { Reply } from '#contract/reply.ts';
import type { Route } from '#contract/routes.ts';
import { type Facts, noFacts } from '#contract/session.ts';
import { type Decision, decide } from '#engine/decision.ts';
import type { Outcome } from '#engine/outcome.ts';
import { type Message, msg } from '#languages/message.ts';
import { isRoute } from '#schemas/index.ts';

export const nobody = noFacts;

/** The facts of a session without a borrower, with these changes. */
export const factsWith = (facts: Partial<Facts>): Facts => ({ ...nobody, ...facts });

export function answered<Body>(body: Body, message = ''): Reply<Body, never> {
  return { kind: 'answered', statusCode: 200, message, body };
}

/** The answer to a call with its number in the order of all calls of the page. */
export function answeredAt<Body>(order: number, body: Body): Reply<Body, never> {
  return { kind: 'answered', statusCode: 200, message: '', body, order };
}

export function refused<Data = never>(statusCode: number, message = '', data?: Data): Reply<never, Data> {
  return { kind: 'refused', statusCode, message, data };
}

export const offline: Reply<never, never> = { kind: 'offline', message: 'We could not reach the server.' };
const invalidResponse: Reply<never, never> = {
  kind: 'invalidResponse',
  message: 'We could not read the answer.',
  faults: ['data'],
};

/** Outcomes with the specified times, which are written out here, so that a changed delay fails a claim. */
export const goes = (to: Route, more: object = {}): Outcome => ({ kind: 'go', to, ...more });
export const showsPopup = (message: Message, more: object = {}): Outcome => ({
  kind: 'popup',
  tone: 'danger',
  message,
  ...more,
});
export const showsError = (message: Message, more: object = {}): Outcome => ({
  kind: 'toast',
  tone: 'danger',
  message,
  forMs: 3000,
  ...more,
});
export const showsSuccess = (message: Message, more: object = {}): Outcome => ({
  kind: 'toast',
  tone: 'success',
  message,
  forMs: 2000,
  ...more,
});
export const asksNextStep: Outcome = { kind: 'nextStep' };
export const asksNextStepWhenDone: Outcome = { kind: 'nextStep', isDone: true };
/** What a popup adds for a step that is saved before its turn. */
export const offersNextStep = { button: msg('Go to your next step'), isOptional: true, then: asksNextStep };
export const shows = <View>(view: View, then?: Outcome<View>): Outcome<View> => ({
  kind: 'show',
  view,
  ...(then && { then }),
});
/** A call with any request and any table, because functions cannot be compared. */
export const calls = (target: Call, more: object = {}): Outcome =>
  expect.objectContaining({ kind: 'call', call: target, ...more });
export const leavesFor = (url: string, transient?: true): Outcome => ({
  kind: 'redirect',
  url,
  ...(transient && { transient }),
});
export const showsFieldError = (field: string, message: Message): Outcome => ({ kind: 'fieldError', field, message });

/** One claim: the outcome of a reply; and the row that applies, where another row has the same outcome. */
export interface Claim<Body = unknown, Data = unknown> {
  readonly row?: string;
  readonly on: Reply<Body, Data>;
  readonly outcome: Outcome<unknown>;
  readonly facts?: Partial<Facts>;
}

/** A claim; `by` is the table in another state of its screen. */
type ClaimBy<Body, Data, View> = Claim<Body, Data> & { readonly by?: Decision<Body, Data, View> };

/** §8: the outcomes of every table for a call without an answer; `then` follows on a screen that cannot stay. */
export const noAnswerClaims = (then?: Outcome<unknown>): Claim<never, never>[] => {
  const more = then && { then };
  return [
    { on: { kind: 'cancelled' }, outcome: goes('/logout', { afterMs: 0 }) },
    { on: { kind: 'unauthorized' }, outcome: goes('/logout', { afterMs: 0 }) },
    { on: { kind: 'noLead' }, outcome: { ...asksNextStep, ...more } },
    { on: offline, outcome: showsPopup(offline.message, { forMs: 2000, ...more }) },
    { on: invalidResponse, outcome: showsPopup(invalidResponse.message, { forMs: 2000, ...more }) },
  ];
};

/** §8: the outcomes of the shared handler, without the codes (`not`) that a table decides itself. */
export function sharedClaims(options: { view?: string; not?: readonly number[] } = {}): Claim<never, never>[] {
  const { view, not = [] } = options;
  const then = view ? shows<unknown>(view) : undefined;
  const more = then && { then };
  const failure = msg('Something went wrong on the server.');
  const logged: Outcome = { kind: 'stay', log: 'statusCode 418' };
  const claims: Claim<never, never>[] = [
    { on: refused(412, 'pAN NOT verified'), outcome: showsPopup('Pan not verified', more) },
    ...[400, 404].map((code) => ({ on: refused(code, 'nOT so'), outcome: showsPopup('nOT so', more) })),
    {
      row: '400, 404, 428',
      on: refused(428, 'nOT so'),
      outcome: showsPopup(
        'nOT so',
        then ? { ...offersNextStep, isOptional: false, then: { ...asksNextStep, then } } : offersNextStep,
      ),
    },
    { on: refused(500, 'x'), outcome: showsPopup(failure, { title: msg('Internal Server Error'), ...more }) },
    { on: refused(418, 'A teapot'), outcome: view ? shows(view, logged) : logged },
  ];
  return [...noAnswerClaims(then), ...claims.filter(({ on }) => !('statusCode' in on && not.includes(on.statusCode)))];
}

/** An outcome and those that follow it. */
function chainOf(outcome: Outcome<unknown>): readonly Outcome<unknown>[] {
  return [outcome, ...('then' in outcome && outcome.then ? chainOf(outcome.then) : [])];
}

/** Tests the outcome that was claimed for each decision, and that every row made one of them. */
export function provesRows(
  rows: readonly { readonly label: string }[],
  claims: readonly (Pick<Claim, 'row' | 'outcome'> & { readonly decided: { row: string; outcome: unknown } })[],
): void {
  test.each(claims)('$decided.row', ({ decided, outcome, row = decided.row }) => {
    expect(decided).toEqual({ row, outcome });
  });

  test('has a claim for every row', () => {
    const proved = new Set(claims.map(({ decided }) => decided.row));
    expect(rows.map(({ label }) => label).filter((label) => !proved.has(label))).toEqual([]);
  });
}

const withoutData = (code: number) => ({ code, message: '', reply: offline, facts: nobody, isRoute });

/** Tests each claim, that every row has one, and that no row for a failure throws or shows an empty message without data. */
export function proves<Body, Data, View>(
  table: Decision<Body, Data, View>,
  claims: readonly ClaimBy<NoInfer<Body>, NoInfer<Data>, NoInfer<View>>[],
): void {
  describe(`${table.title} (${table.section})`, () => {
    provesRows(
      table.rows,
      claims.map(({ on, facts = {}, by = table, ...claim }) => ({
        ...claim,
        decided: decide(by, on, factsWith(facts), isRoute),
      })),
    );

    // A row for statusCode 200 is given a body.
    const ofFailures = table.rows.filter(({ when }) => !when(withoutData(200)) || when(withoutData(0)));
    test.each(ofFailures.map(({ label, then }) => ({ label, then })))(
      'never throws, and shows no empty message: $label',
      ({ label, then }) => {
        const outcome = then(withoutData(0));
        expect(outcome).toHaveProperty('kind');
        // The client supplies the message for a lost connection.
        const shown = label === 'no response' ? [] : chainOf(outcome);
        expect(shown.filter((one) => 'message' in one && !one.message)).toEqual([]);
      },
    );
  });
}
