import type { pennyDrop } from '#contract/bank.ts';
import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import type { Decision, Heard } from '../decision.ts';
import { decision } from '../decision.ts';
import { pennyDropEveryMs, pennyDropForMs, pennyPopupForMs } from '../delays.ts';
import type { Outcome } from '../outcome.ts';
import { askAgain, go, nextStep, opening, popup, show } from '../outcome.ts';
import { followedBy, said, sharedRows } from './shared.ts';

type Answer = AnswerOf<typeof pennyDrop>;
type Refusal = RefusalOf<typeof pennyDrop>;
type PennyHeard = Heard<Answer, Refusal>;

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
const url = (heard: PennyHeard) => fields(heard)?.metaData?.url;
const isReverse = (heard: PennyHeard) => fields(heard)?.metaData?.flow === 'reverse';
const ends: readonly unknown[] = ['completed', 'rejected', 'invalid', 'incomplete'];

/** Said by an answer, or by a refusal with 400: both forms of failure occur (decisions.md §2). */
const is = (heard: PennyHeard, ...kinds: readonly string[]) =>
  (heard.code === 200 || heard.code === 400) && kinds.includes(fields(heard)?.pennyStatus ?? '');
const created = (heard: PennyHeard) => heard.code === 200 && !ends.includes(fields(heard)?.pennyStatus);

/** The codes of a gateway that could not reach the server. */
const gatewayCodes: readonly number[] = [502, 503, 504];
const isLost = ({ reply, code }: PennyHeard) => reply.kind === 'offline' || gatewayCodes.includes(code);

/** §8 "Penny drop failure: popup with the server message for 1.5 s, then routing". */
function told(then: Outcome) {
  return ({ message }: PennyHeard): Outcome => popup(said(message), { forMs: pennyPopupForMs, then });
}

/** This table has its own row for 500. */
const otherFailures = sharedRows.filter(([says]) => says !== '500');

/** The payment page, the first time an answer brings one. */
const toPay = (heard: PennyHeard, { opened }: PennyDropSoFar) => (opened ? undefined : url(heard));

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
      [
        'created or connection lost, 5 minutes are over: gives up',
        (heard) => (created(heard) || isLost(heard)) && soFar.waitedMs >= pennyDropForMs,
        () => pennyDropGivenUp,
      ],
      [
        'created: drawer, the url once, again in 10 s',
        created,
        (heard) => opening(toPay(heard, soFar), askAgain(pennyDropEveryMs, { view: 'drawer' })),
      ],
      ['connection lost: again in 10 s', isLost, () => askAgain(pennyDropEveryMs, { view: 'drawer' })],
      ['completed: next step', (heard) => heard.code === 200 && is(heard, 'completed'), () => nextStep],
      [
        'rejected or invalid, 422 or 500: /bank-list',
        (heard) => is(heard, 'rejected', 'invalid') || heard.code === 422 || heard.code === 500,
        told(go('/bank-list')),
      ],
      [
        'incomplete on the reverse screen, with a url: opens it',
        (heard) => is(heard, 'incomplete') && isReverse(heard) && soFar.reverse && Boolean(toPay(heard, soFar)),
        (heard) => opening(toPay(heard, soFar), show('reverse')),
      ],
      [
        'incomplete, flow reverse: reverse screen',
        (heard) => is(heard, 'incomplete') && isReverse(heard),
        told(show('reverse')),
      ],
      ['incomplete, any other flow: /bank-list', (heard) => is(heard, 'incomplete'), told(go('/bank-list'))],
      ...followedBy(show('ready'), otherFailures),
    ],
  });
}
