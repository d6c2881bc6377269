import type { acceptKeyFacts, keyFactStatement } from '#contract/bank.ts';
import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import { decision } from '../decision.ts';
import { keyFactsAcceptedAfterMs } from '../delays.ts';
import { fieldError, go, popup, show, withEvents } from '../outcome.ts';
import { messageOrDefault, noAnswerRows, sharedRows } from './shared.ts';

/** §9 "KFS fixed OTP markers". */
const otpRequested = 4321;
const otpSent = 4322;

/** §2 "Key Fact Statement screen": the lender's HTML. */
export const keyFactsRead = decision<AnswerOf<typeof keyFactStatement>>({
  title: 'Key Fact Statement',
  section: '§4 KFS',
  rows: [
    { label: '200: the statement', when: ({ code }) => code === 200, then: () => show('statement') },
    ...sharedRows,
  ],
});

/** §4 "KFS": accepting it, with or without a one-time code. */
export const keyFactsAccepted = decision<AnswerOf<typeof acceptKeyFacts>, RefusalOf<typeof acceptKeyFacts>>({
  title: 'Key Fact Statement accepted',
  section: '§4 KFS',
  rows: [
    {
      label: 'both markers: OTP modal',
      when: ({ body }) => body?.data?.kfsOtpRequest === otpRequested && body.data.kfsSuccess === otpSent,
      then: () => show('otp'),
    },
    {
      label: '203: message in the modal',
      when: ({ code }) => code === 203,
      then: ({ message, refusal }) => fieldError('otp', messageOrDefault(message || refusal?.message)),
    },
    {
      label: 'status 1: /dashboard after 1 s',
      when: ({ body }) => body?.data?.status === '1',
      then: () =>
        withEvents(
          [{ event: 'key_fct_stat_accept_clk' }, { goal: 'Lead' }],
          go('/dashboard', { afterMs: keyFactsAcceptedAfterMs }),
        ),
    },
    ...noAnswerRows,
    {
      label: 'otherwise: error alert with data.message',
      when: () => true,
      then: ({ body, refusal, message }) => popup(messageOrDefault(body?.data?.message || refusal?.message || message)),
    },
  ],
});
