import type { approvalView } from '#contract/application.ts';
import { acceptKeyFacts } from '#contract/bank.ts';
import { decision, type InputOf } from '#engine/decision.ts';
import { firstApproval } from '#engine/decisions/approval.ts';
import { optionalRead } from '#engine/decisions/plain-read.ts';
import { messageOrDefault, optionsFor, otherAnswers } from '#engine/decisions/shared.ts';
import { keyFactsAcceptedAfterMs } from '#engine/delays.ts';
import { call, fieldError, go, type Outcome, popup, show, withEvents } from '#engine/outcome.ts';
import { readWith } from '#engine/read.ts';
import { termCondition } from './screen.ts';

/** The statement, or the dialog that asks for a one-time code over it. */
export type KeyFactsView = 'statement' | 'code';

export const codeLength = 6;

/** §9 "KFS fixed OTP markers". */
const otpRequested = 4321;
const otpSent = 4322;

/** The statement can be accepted without its APR. */
export const approvalForApr = decision<typeof approvalView>({
  title: 'Approval for the APR',
  section: '§18 Approval is opened once per lead',
  rows: [firstApproval, ...optionalRead.rows],
});

export const readApproval = readWith(termCondition.reads.approval, approvalForApr);

/** §4 "KFS": accepts the statement of a lead, with a one-time code where the server requires one. */
export function acceptStatement(leadId: number, otp?: string): Outcome<KeyFactsView> {
  return call(acceptKeyFacts, () => ({ body: { leadId, ...(otp && { otp }) } }), keyFactsAccepted);
}

type Input = InputOf<typeof acceptKeyFacts>;

/** Any answer uses up the code, so the dialog is emptied or closed. Without an answer it keeps the code. */
export const keyFactsAccepted = decision<typeof acceptKeyFacts, KeyFactsView>({
  title: 'Key Fact Statement accepted',
  section: '§4 KFS',
  rows: [
    {
      label: 'a one-time code was sent: asks for it',
      when: ({ body }) => body?.data?.kfsOtpRequest === otpRequested && body.data.kfsSuccess === otpSent,
      then: () => show('code'),
    },
    {
      label: 'the code is wrong (203): message below it',
      when: ({ code }) => code === 203,
      then: ({ message, refusal }) => show('code', fieldError('otp', messageOrDefault(message, refusal?.message))),
    },
    {
      label: 'accepted: /dashboard after 1 s',
      when: ({ body }) => body?.data?.status === '1',
      then: () =>
        withEvents(
          [{ event: 'key_fct_stat_accept_clk' }, { goal: 'Lead' }],
          go('/dashboard', { afterMs: keyFactsAcceptedAfterMs, isDone: true }),
        ),
    },
    ...otherAnswers('otherwise: the message', ({ code, body, refusal, message }: Input) =>
      show('statement', popup(messageOrDefault(body?.data?.message, refusal?.message, message), optionsFor(code))),
    ),
  ],
});
