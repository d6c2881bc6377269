import type { Heard, Row } from '../decision.ts';
import { decision } from '../decision.ts';
import { networkPopupForMs } from '../delays.ts';
import type { Outcome } from '../outcome.ts';
import { go, nextStep, popup, stay } from '../outcome.ts';
import { sentenceCase } from '../sentence-case.ts';

const noAnswer = (heard: Heard) => heard.reply.kind === 'offline' || heard.reply.kind === 'unfit';

/** What a server said, or a sentence of ours where it said nothing: nobody is shown an empty popup. */
export function said(message: string | null | undefined): string {
  return message || 'Something went wrong. Please try again.';
}

/** §8: not logged in, no lead yet, and the ways in which no answer comes. They stand before any row for 'anything else'. */
export const noAnswerRows: readonly Row<unknown, unknown>[] = [
  [
    'not logged in',
    ({ reply }) => reply.kind === 'cancelled' || reply.kind === 'unauthorized',
    () => go('/logout', { afterMs: 0 }),
  ],
  ['no lead: next step', ({ reply }) => reply.kind === 'noLead', () => nextStep],
  ['no response', noAnswer, ({ message }) => popup(message, { forMs: networkPopupForMs })],
];

/** §8 "Shared handler by statusCode in the response body", after the ways in which no answer comes. */
export const sharedRows: readonly Row<unknown, unknown>[] = [
  ...noAnswerRows,
  ['412', ({ code }) => code === 412, ({ message }) => popup(sentenceCase(said(message)))],
  ['400, 404, 428', ({ code }) => [400, 404, 428].includes(code), ({ message }) => popup(said(message))],
  [
    '500',
    ({ code }) => code === 500,
    () => popup('Something went wrong on the server.', { title: 'Internal Server Error' }),
  ],
  ['other codes are only logged', () => true, ({ code }) => stay(`statusCode ${code}`)],
];

/**
 * The same rows for a screen that has nothing to stay on, such as a loader: after what is told, or instead of
 * staying, the given outcome follows.
 */
export function followedBy(then: Outcome, rows: readonly Row<unknown, unknown>[] = sharedRows): typeof rows {
  return rows.map(([says, when, outcome]) => [says, when, (heard) => ending(outcome(heard), then)]);
}

function ending(outcome: Outcome, then: Outcome): Outcome {
  if (outcome.kind === 'popup') return { ...outcome, then };
  return outcome.kind === 'stay' ? then : outcome;
}

export const shared = decision({ title: 'Shared handler', section: '§8', rows: sharedRows });
