import { expect, test } from 'vitest';
import { acceptKeyFacts } from '#contract/bank.ts';
import { type Message, msg } from '#languages/message.ts';
import { acceptStatement, keyFactsAccepted } from '#screens/bank/term-condition/flow.ts';
import {
  answered,
  factsWith,
  goes,
  noAnswerClaims,
  offersNextStep,
  proves,
  refused,
  shows,
  showsFieldError,
  showsPopup,
} from '#tests/engine/claims.ts';
import { play } from '../follow.ts';

const alerts = (message: Message) => shows('statement', showsPopup(message));
const asks = { data: { kfsOtpRequest: 4321, kfsSuccess: 4322, status: '1' } };
const accepted = goes('/dashboard', {
  afterMs: 1000,
  isDone: true,
  report: [{ event: 'key_fct_stat_accept_clk' }, { goal: 'Lead' }],
});

proves(keyFactsAccepted, [
  { on: answered(asks), outcome: shows('code') },
  {
    on: refused(203, 'The OTP did not match.'),
    outcome: shows('code', showsFieldError('otp', 'The OTP did not match.')),
  },
  ...['', 'Success'].map((message) => ({
    on: refused(203, message, { message: 'Wrong OTP' }),
    outcome: shows('code', showsFieldError('otp', 'Wrong OTP')),
  })),
  { on: answered({ data: { status: '1' } }), outcome: accepted },
  ...noAnswerClaims(),
  {
    on: answered({ data: { kfsOtpRequest: 4321, kfsSuccess: 1, status: '0', message: 'Not accepted' } }),
    outcome: alerts('Not accepted'),
  },
  ...['Success', 'OK', 'success'].map((message) => ({
    on: answered({ data: { status: '0' } }, message),
    outcome: alerts(msg('Something went wrong. Please try again.')),
  })),
  ...[undefined, ' ', 'OK'].map((message) => ({
    on: answered({ data: { status: '0', message } }, 'Your offer has expired.'),
    outcome: alerts('Your offer has expired.'),
  })),
  { on: refused(500, 'Down', { message: 'Try later' }), outcome: alerts('Try later') },
  { on: refused(500, 'Down'), outcome: alerts('Down') },
  { on: refused(428, 'Too early'), outcome: shows('statement', showsPopup('Too early', offersNextStep)) },
]);

const facts = factsWith({ leadID: 48213 });

test('an acceptance is sent without a code, and then with the code that the sandbox requires', () => {
  const first = play(acceptStatement(48213), { facts, replies: [answered(asks)] });
  expect(first.did).toEqual([{ call: acceptKeyFacts, body: { leadId: 48213 } }]);
  expect(first.views).toEqual(['code']);

  const sent = play(acceptStatement(48213, '481092'), { facts, replies: [answered({ data: { status: '1' } })] });
  expect(sent.did).toEqual([{ call: acceptKeyFacts, body: { leadId: 48213, otp: '481092' } }, accepted]);
});
