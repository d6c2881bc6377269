import type { lenderCredentials, pennyFlow, setEmandate } from '#contract/bank.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Row } from '../decision.ts';
import { decision } from '../decision.ts';
import { popup, show } from '../outcome.ts';
import { noAnswerRows } from './shared.ts';

/** §8 "E-mandate failure: popup with the server message or 'Something went wrong'". */
const failureRows: readonly Row<unknown, unknown>[] = [
  ...noAnswerRows,
  ['anything else: message', () => true, ({ message }) => popup(message || 'Something went wrong')],
];

/** §4 "E-mandate": Continue. At 'credentials' the screen asks for the checkout's key, at 'flow' for the penny flow. */
export const emandateSetUp = decision<AnswerOf<typeof setEmandate>>({
  title: 'E-mandate',
  section: '§4 E-mandate',
  rows: [
    ["'Success': checkout", ({ code, message }) => code === 200 && message === 'Success', () => show('credentials')],
    ["'Already Emandate': penny flow", ({ message }) => message === 'Already Emandate', () => show('flow')],
    ...failureRows,
  ],
});

/** §4 "E-mandate": the key with which the checkout opens. */
export const checkoutKeyRead = decision<AnswerOf<typeof lenderCredentials>>({
  title: 'Checkout key',
  section: '§4 E-mandate',
  rows: [['200: checkout', ({ code }) => code === 200, () => show('checkout')], ...failureRows],
});

/** §4 "E-mandate": which penny drop follows. At 'drawer' the screen starts it and opens the drawer. */
export const pennyFlowRead = decision<AnswerOf<typeof pennyFlow>>({
  title: 'Penny flow',
  section: '§4 E-mandate',
  rows: [
    ["'reverse': reverse screen", ({ body }) => body?.data.flow === 'reverse', () => show('reverse')],
    ['otherwise: penny drop, drawer', ({ code }) => code === 200, () => show('drawer')],
    ...failureRows,
  ],
});
