import { pennyDrop } from '#contract/bank.ts';
import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type { Decision, DecisionInput, ReplyRow } from '#engine/decision.ts';
import { messageOrDefault, sharedRows } from '#engine/decisions/shared.ts';
import { pennyDropEveryMs, pennyDropForMs, pennyPopupForMs } from '#engine/delays.ts';
import type { CheckoutOptions, Outcome } from '#engine/outcome.ts';
import { go, leadCall, nextStep, popup, show, wait, withNewTab } from '#engine/outcome.ts';

/** The first page, or the one on which the borrower pays the Rs 1. */
export type EmandatePage = 'check' | 'reverse';

/** An e-mandate that is set up, to be approved in the checkout. */
export type Order = Pick<CheckoutOptions, 'customer_id' | 'order_id'>;

export type EmandateView =
  /** `order`: its checkout never opened. Trying again opens it, and sets nothing up a second time. */
  | { readonly is: 'check'; readonly order?: Order; readonly opened?: true }
  | { readonly is: 'reverse' }
  /** The Rs 1 is on its way: the drawer. */
  | { readonly is: 'waiting'; readonly on: EmandatePage }
  | { readonly is: 'verified'; readonly on: EmandatePage };

type Answer = AnswerOf<typeof pennyDrop>;
type Refusal = RefusalOf<typeof pennyDrop>;
type Input = DecisionInput<Answer, Refusal>;

interface PennyDrop {
  /** The page on which it began. */
  readonly on: EmandatePage;
  /** It gives up then, in milliseconds since 1970. */
  readonly untilMs: number;
  /** Whether the payment page was opened: it opens once. */
  readonly opened: boolean;
}

/** How far a penny drop is when an answer comes. */
export interface PennyDropSoFar extends PennyDrop {
  readonly nowMs: number;
}

/** §4 "Penny drop": asks every 10 s what its status is, for 5 minutes at most, behind the drawer. */
export function startPennyDrop(on: EmandatePage, nowMs: number): Outcome<EmandateView> {
  return show({ is: 'waiting', on }, ask({ on, untilMs: nowMs + pennyDropForMs, opened: false }, nowMs));
}

function ask(so: PennyDrop, nowMs: number): Outcome<EmandateView> {
  return leadCall(
    pennyDrop,
    (leadID, { facts }) => ({ body: { accountId: facts.accountId, leadID } }),
    (at) => pennyDropped({ ...so, nowMs: at.nowMs }),
    { withinMs: Math.max(so.untilMs - nowMs, pennyDropEveryMs) },
  );
}

/** In 10 s, or when the time is over. */
function askAgain({ nowMs, ...so }: PennyDropSoFar): Outcome<EmandateView> {
  const waitMs = Math.min(pennyDropEveryMs, so.untilMs - nowMs);
  return wait(waitMs, ask(so, nowMs + waitMs));
}

const fields = ({ body, refusal }: Input) => body?.data ?? refusal;
const url = (input: Input) => fields(input)?.metaData?.url;
const isReverse = (input: Input) => fields(input)?.metaData?.flow === 'reverse';
const ends: readonly unknown[] = ['completed', 'rejected', 'invalid', 'incomplete'];

/** In an answer, or in a refusal with 400: both forms of failure occur (§11). */
const is = (input: Input, ...kinds: readonly string[]) =>
  (input.code === 200 || input.code === 400) && kinds.includes(fields(input)?.pennyStatus ?? '');
const created = (input: Input) => input.code === 200 && !ends.includes(fields(input)?.pennyStatus);

/** The codes of a gateway that could not reach the server. */
const gatewayCodes: readonly number[] = [502, 503, 504];
const isLost = ({ reply, code }: Input) => reply.kind === 'offline' || gatewayCodes.includes(code);

/** This table has its own row for 500. */
const otherFailures = sharedRows.filter(({ label }) => label !== '500');

/** §4 "Penny drop": what an answer means, after so long. */
export function pennyDropped(soFar: PennyDropSoFar): Decision<Answer, Refusal, EmandateView> {
  const { on, opened, nowMs, untilMs } = soFar;
  /** The payment page, the first time an answer brings one. */
  const toPay = (input: Input) => (opened ? undefined : url(input));
  const closed = (then: Outcome<EmandateView>): Outcome<EmandateView> => show({ is: on }, then);
  /** §8 "Penny drop failure". */
  const message = (then: Outcome<EmandateView>) => (input: Input) =>
    closed(popup(messageOrDefault(input.message), { forMs: pennyPopupForMs, then }));
  const rows: readonly ReplyRow<Answer, Refusal, EmandateView>[] = [
    {
      label: 'created or connection lost, 5 minutes are over: gives up',
      when: (input) => (created(input) || isLost(input)) && nowMs >= untilMs,
      then: () => closed(popup('Your bank has not answered yet. Please try again.', { tone: 'warning' })),
    },
    {
      label: 'created: the url once, again in 10 s',
      when: created,
      then: (input) => withNewTab(toPay(input), askAgain({ ...soFar, opened: opened || Boolean(url(input)) })),
    },
    { label: 'connection lost: again in 10 s', when: isLost, then: () => askAgain(soFar) },
    {
      label: 'completed: next step',
      when: (input) => input.code === 200 && is(input, 'completed'),
      then: () => show({ is: 'verified', on }, nextStep),
    },
    {
      label: 'rejected or invalid, 422 or 500: /bank-list',
      when: (input) => is(input, 'rejected', 'invalid') || input.code === 422 || input.code === 500,
      then: message(go('/bank-list')),
    },
    {
      label: 'incomplete on the reverse screen, with a url: opens it',
      when: (input) => is(input, 'incomplete') && isReverse(input) && on === 'reverse' && Boolean(toPay(input)),
      then: (input) => withNewTab(toPay(input), show({ is: 'reverse' })),
    },
    {
      label: 'incomplete, flow reverse: reverse screen',
      when: (input) => is(input, 'incomplete') && isReverse(input),
      then: message(show({ is: 'reverse' })),
    },
    {
      label: 'incomplete, any other flow: /bank-list',
      when: (input) => is(input, 'incomplete'),
      then: message(go('/bank-list')),
    },
    ...otherFailures.map((row) => ({ ...row, then: (input: Input) => closed(row.then(input)) })),
  ];
  return { title: 'Penny drop', section: '§4 Penny drop', rows };
}
