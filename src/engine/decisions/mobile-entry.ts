import type { AnswerOf } from '#contract/call.ts';
import type { loginByMobile } from '#contract/login.ts';
import type { Decision } from '../decision.ts';
import { decision } from '../decision.ts';
import type { Handover } from '../outcome.ts';
import { fieldError, go } from '../outcome.ts';
import { noAnswerRows, said } from './shared.ts';

/** §8 "Mobile entry non-200": what came of asking for a code. `handover` is what /enter-otp needs to know. */
export function codeSent(handover: Handover): Decision<AnswerOf<typeof loginByMobile>> {
  return decision<AnswerOf<typeof loginByMobile>>({
    title: 'Mobile entry',
    section: '§2 Login, §8',
    rows: [
      ['200: /enter-otp', ({ code }) => code === 200, () => go('/enter-otp', { handover })],
      ...noAnswerRows,
      ['non-200: under the mobile field', () => true, ({ message }) => fieldError('mobile', said(message))],
    ],
  });
}
