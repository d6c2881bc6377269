import type { lenderCredentials, pennyFlow, setEmandate } from '#contract/bank.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { ReplyRow } from '../decision.ts';
import { decision } from '../decision.ts';
import { popup, show } from '../outcome.ts';
import { noAnswerRows } from './shared.ts';

/** §8 "E-mandate failure: popup with the server message or 'Something went wrong'". */
const failureRows: readonly ReplyRow<unknown, unknown>[] = [
  ...noAnswerRows,
  {
    label: 'anything else: message',
    when: () => true,
    then: ({ message }) => popup(message || 'Something went wrong'),
  },
];

/** §4 "E-mandate": Continue. At 'credentials' the screen asks for the checkout's key, at 'flow' for the penny flow. */
export const emandateSetUp = decision<AnswerOf<typeof setEmandate>>({
  title: 'E-mandate',
  section: '§4 E-mandate',
  rows: [
    {
      label: "'Success': checkout",
      when: ({ code, message }) => code === 200 && message === 'Success',
      then: () => show('credentials'),
    },
    {
      label: "'Already Emandate': penny flow",
      when: ({ message }) => message === 'Already Emandate',
      then: () => show('flow'),
    },
    ...failureRows,
  ],
});

/** §4 "E-mandate": the key with which the checkout opens. */
export const checkoutKeyRead = decision<AnswerOf<typeof lenderCredentials>>({
  title: 'Checkout key',
  section: '§4 E-mandate',
  rows: [{ label: '200: checkout', when: ({ code }) => code === 200, then: () => show('checkout') }, ...failureRows],
});

/** §4 "E-mandate": which penny drop follows. At 'drawer' the screen starts it and opens the drawer. */
export const pennyFlowRead = decision<AnswerOf<typeof pennyFlow>>({
  title: 'Penny flow',
  section: '§4 E-mandate',
  rows: [
    {
      label: "'reverse': reverse screen",
      when: ({ body }) => body?.data.flow === 'reverse',
      then: () => show('reverse'),
    },
    { label: 'otherwise: penny drop, drawer', when: ({ code }) => code === 200, then: () => show('drawer') },
    ...failureRows,
  ],
});
