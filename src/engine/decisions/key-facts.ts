import type { acceptKeyFacts, keyFactStatement } from '#contract/bank.ts';
import type { AnswerOf, RefusalOf } from '#contract/call.ts';
import { decision } from '../decision.ts';
import { keyFactsAcceptedAfterMs } from '../delays.ts';
import { fieldError, go, popup, reporting, show } from '../outcome.ts';
import { noAnswerRows, said, sharedRows } from './shared.ts';

/** §9 "KFS fixed OTP markers". */
const otpRequested = 4321;
const otpSent = 4322;

/** §2 "Key Fact Statement screen": the lender's HTML. */
export const keyFactsRead = decision<AnswerOf<typeof keyFactStatement>>({
  title: 'Key Fact Statement',
  section: '§4 KFS',
  rows: [['200: the statement', ({ code }) => code === 200, () => show('statement')], ...sharedRows],
});

/** §4 "KFS": accepting it, with or without a one-time code. */
export const keyFactsAccepted = decision<AnswerOf<typeof acceptKeyFacts>, RefusalOf<typeof acceptKeyFacts>>({
  title: 'Key Fact Statement accepted',
  section: '§4 KFS',
  rows: [
    [
      'both markers: OTP modal',
      ({ body }) => body?.data?.kfsOtpRequest === otpRequested && body.data.kfsSuccess === otpSent,
      () => show('otp'),
    ],
    [
      '203: message in the modal',
      ({ code }) => code === 203,
      ({ message, refusal }) => fieldError('otp', said(message || refusal?.message)),
    ],
    [
      'status 1: /dashboard after 1 s',
      ({ body }) => body?.data?.status === '1',
      () =>
        reporting(
          [{ event: 'key_fct_stat_accept_clk' }, { goal: 'Lead' }],
          go('/dashboard', { afterMs: keyFactsAcceptedAfterMs }),
        ),
    ],
    ...noAnswerRows,
    [
      'otherwise: error alert with data.message',
      () => true,
      ({ body, refusal, message }) => popup(said(body?.data?.message || refusal?.message || message)),
    ],
  ],
});
