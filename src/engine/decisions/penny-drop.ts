import type { pennyDrop } from '#contract/bank.ts';
import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type { Decision, DecisionInput } from '../decision.ts';
import { decision } from '../decision.ts';
import { pennyDropEveryMs, pennyDropForMs, pennyPopupForMs } from '../delays.ts';
import type { Outcome } from '../outcome.ts';
import { askAgain, go, nextStep, popup, show, withNewTab } from '../outcome.ts';
import { followedBy, messageOrDefault, sharedRows } from './shared.ts';

type Answer = AnswerOf<typeof pennyDrop>;
type Refusal = RefusalOf<typeof pennyDrop>;
type PennyHeard = DecisionInput<Answer, Refusal>;

/** How far the penny drop is, as the screen that asks knows it. */
export interface PennyDropSoFar {
  /** Since Continue was pressed. */
  readonly waitedMs: number;
  /** Whether the payment page was opened since then: it opens once. */
  readonly opened: boolean;
  /** Whether Continue was pressed on the reverse screen. */
  readonly reverse: boolean;
}

const fields = ({ body, refusal }: PennyHeard) => body?.data ?? refusal;
const url = (input: PennyHeard) => fields(input)?.metaData?.url;
const isReverse = (input: PennyHeard) => fields(input)?.metaData?.flow === 'reverse';
const ends: readonly unknown[] = ['completed', 'rejected', 'invalid', 'incomplete'];

/** Said by an answer, or by a refusal with 400: both forms of failure occur (decisions.md §2). */
const is = (input: PennyHeard, ...kinds: readonly string[]) =>
  (input.code === 200 || input.code === 400) && kinds.includes(fields(input)?.pennyStatus ?? '');
const created = (input: PennyHeard) => input.code === 200 && !ends.includes(fields(input)?.pennyStatus);

/** The codes of a gateway that could not reach the server. */
const gatewayCodes: readonly number[] = [502, 503, 504];
const isLost = ({ reply, code }: PennyHeard) => reply.kind === 'offline' || gatewayCodes.includes(code);

/** §8 "Penny drop failure: popup with the server message for 1.5 s, then routing". */
function told(then: Outcome) {
  return ({ message }: PennyHeard): Outcome => popup(messageOrDefault(message), { forMs: pennyPopupForMs, then });
}

/** This table has its own row for 500. */
const otherFailures = sharedRows.filter(({ label }) => label !== '500');

/** The payment page, the first time an answer brings one. */
const toPay = (input: PennyHeard, { opened }: PennyDropSoFar) => (opened ? undefined : url(input));

/** §4 "Penny drop": give up after 5 minutes, whether the bank still waits or the last question has no answer. */
export const pennyDropGivenUp: Outcome = popup('Your bank has not answered yet. Please try again.', {
  tone: 'warning',
  then: show('ready'),
});

/** §4 "Penny drop": how it stands. The views are 'drawer', 'reverse' and 'ready', where Continue can be pressed again. */
export function pennyDropped(soFar: PennyDropSoFar): Decision<Answer, Refusal> {
  return decision<Answer, Refusal>({
    title: 'Penny drop',
    section: '§4 Penny drop',
    rows: [
      {
        label: 'created or connection lost, 5 minutes are over: gives up',
        when: (input) => (created(input) || isLost(input)) && soFar.waitedMs >= pennyDropForMs,
        then: () => pennyDropGivenUp,
      },
      {
        label: 'created: drawer, the url once, again in 10 s',
        when: created,
        then: (input) => withNewTab(toPay(input, soFar), askAgain(pennyDropEveryMs, { view: 'drawer' })),
      },
      {
        label: 'connection lost: again in 10 s',
        when: isLost,
        then: () => askAgain(pennyDropEveryMs, { view: 'drawer' }),
      },
      {
        label: 'completed: next step',
        when: (input) => input.code === 200 && is(input, 'completed'),
        then: () => nextStep,
      },
      {
        label: 'rejected or invalid, 422 or 500: /bank-list',
        when: (input) => is(input, 'rejected', 'invalid') || input.code === 422 || input.code === 500,
        then: told(go('/bank-list')),
      },
      {
        label: 'incomplete on the reverse screen, with a url: opens it',
        when: (input) => is(input, 'incomplete') && isReverse(input) && soFar.reverse && Boolean(toPay(input, soFar)),
        then: (input) => withNewTab(toPay(input, soFar), show('reverse')),
      },
      {
        label: 'incomplete, flow reverse: reverse screen',
        when: (input) => is(input, 'incomplete') && isReverse(input),
        then: told(show('reverse')),
      },
      {
        label: 'incomplete, any other flow: /bank-list',
        when: (input) => is(input, 'incomplete'),
        then: told(go('/bank-list')),
      },
      ...followedBy(show('ready'), otherFailures),
    ],
  });
}
