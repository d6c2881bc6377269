import { pennyDrop } from '#contract/bank.ts';
import type { DecisionOf, InputOf, ReplyRowOf } from '#engine/decision.ts';
import { eachOutcome, messageOrDefault, sharedRows } from '#engine/decisions/shared.ts';
import { pennyDropEveryMs, pennyDropForMs, pennyPopupForMs } from '#engine/delays.ts';
import { go, leadCall, nextStep, type Outcome, popup, show, wait, withNewTab } from '#engine/outcome.ts';
import { msg } from '#languages/message.ts';

/** The first page, or the page on which the borrower pays Rs 1. */
export type EmandatePage = 'check' | 'reverse';

export interface EmandateView {
  readonly page: EmandatePage;
  /** The drawer is open over the page: the bank has not answered yet, or has verified the account. */
  readonly drawer?: 'waiting' | 'verified';
}

type Input = InputOf<typeof pennyDrop>;

export interface PennyDropState {
  readonly page: EmandatePage;
  /** When polling ends, in milliseconds since 1970. */
  readonly untilMs: number;
  /** When the call is sent, then when its answer arrives, in milliseconds since 1970. */
  readonly nowMs: number;
  /** The call was sent at the end of polling. */
  readonly isLast: boolean;
  /** The payment page was opened already. */
  readonly isPaymentOpened: boolean;
}

/** §4 "Penny drop": polls the status every 10 s, for 5 minutes at most, behind the drawer. */
export function startPennyDrop(page: EmandatePage, nowMs: number): Outcome<EmandateView> {
  const untilMs = nowMs + pennyDropForMs;
  return show({ page, drawer: 'waiting' }, poll({ page, untilMs, nowMs, isLast: false, isPaymentOpened: false }));
}

function poll(state: PennyDropState): Outcome<EmandateView> {
  return leadCall(
    pennyDrop,
    (leadID, { facts }) => ({ body: { accountId: facts.accountId, leadID } }),
    // If the phone's clock was set back, polling still ends within 5 minutes of the new time.
    (nowMs) => pennyDropped({ ...state, nowMs, untilMs: Math.min(state.untilMs, nowMs + pennyDropForMs) }),
    { withinMs: Math.max(state.untilMs - state.nowMs, pennyDropEveryMs) },
  );
}

/** Polls again after 10 s, or when polling ends if that is sooner; at once where a phone slept past the end. */
function pollAgain(state: PennyDropState): Outcome<EmandateView> {
  const waitMs = Math.max(0, Math.min(pennyDropEveryMs, state.untilMs - state.nowMs));
  const nowMs = state.nowMs + waitMs;
  return wait(waitMs, poll({ ...state, nowMs, isLast: nowMs >= state.untilMs }));
}

const fields = ({ body, refusal }: Input) => body?.data ?? refusal;
const url = (input: Input) => fields(input)?.metaData?.url;
const isReverse = (input: Input) => fields(input)?.metaData?.flow === 'reverse';
const finalStatuses: readonly unknown[] = ['completed', 'rejected', 'invalid', 'incomplete'];

/** The status of an answer, or of a refusal with 400: both forms of failure occur (§11). */
const hasStatus = (input: Input, ...statuses: readonly string[]) =>
  (input.code === 200 || input.code === 400) && statuses.includes(fields(input)?.pennyStatus ?? '');
const created = (input: Input) => input.code === 200 && !finalStatuses.includes(fields(input)?.pennyStatus);

/** A gateway could not reach the server, or got too many requests. */
const gatewayCodes: readonly number[] = [429, 502, 503, 504];
const isLost = ({ reply, code }: Input) => reply.kind === 'offline' || gatewayCodes.includes(code);

/** This table has its own row for 500. */
const otherFailures = sharedRows.filter(({ label }) => label !== '500');

export function pennyDropped(state: PennyDropState): DecisionOf<typeof pennyDrop, EmandateView> {
  const { page, isPaymentOpened, nowMs, untilMs, isLast } = state;
  const paymentUrl = (input: Input) => (isPaymentOpened ? undefined : url(input));
  const closed = (then: Outcome<EmandateView>): Outcome<EmandateView> => show({ page }, then);
  /** §8 "Penny drop failure". */
  const message = (then: Outcome<EmandateView>) => (input: Input) =>
    closed(popup(messageOrDefault(input.message), { forMs: pennyPopupForMs, then }));
  const rows: readonly ReplyRowOf<typeof pennyDrop, EmandateView>[] = [
    {
      label: 'created or connection lost, 5 minutes are over: gives up',
      when: (input) => (created(input) && nowMs >= untilMs) || (isLost(input) && isLast),
      then: () => closed(popup(msg('Your bank has not answered yet. Please try again.'), { tone: 'warning' })),
    },
    {
      label: 'created: the address once, again in 10 s',
      when: created,
      then: (input) =>
        withNewTab(paymentUrl(input), pollAgain({ ...state, isPaymentOpened: isPaymentOpened || Boolean(url(input)) })),
    },
    { label: 'connection lost: again in 10 s', when: isLost, then: () => pollAgain(state) },
    {
      label: 'completed: next step',
      when: (input) => input.code === 200 && hasStatus(input, 'completed'),
      then: () => show({ page, drawer: 'verified' }, nextStep),
    },
    {
      label: 'rejected or invalid, 422 or 500: /bank-list',
      when: (input) => hasStatus(input, 'rejected', 'invalid') || input.code === 422 || input.code === 500,
      then: message(go('/bank-list')),
    },
    {
      label: 'incomplete on the reverse screen, with an address: opens it',
      when: (input) =>
        hasStatus(input, 'incomplete') && isReverse(input) && page === 'reverse' && Boolean(paymentUrl(input)),
      then: (input) => withNewTab(paymentUrl(input), show({ page: 'reverse' })),
    },
    {
      label: 'incomplete, reverse penny drop: its screen',
      when: (input) => hasStatus(input, 'incomplete') && isReverse(input),
      then: message(show({ page: 'reverse' })),
    },
    {
      label: 'incomplete, any other flow: /bank-list',
      when: (input) => hasStatus(input, 'incomplete'),
      then: message(go('/bank-list')),
    },
    ...eachOutcome(otherFailures, closed),
  ];
  return { title: 'Penny drop', section: '§4 Penny drop', rows };
}
