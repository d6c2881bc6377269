import { describe, expect, test } from 'vitest';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { msg } from '#languages/message.ts';
import { isRoute } from '#schemas/index.ts';
import {
  buttonLabel,
  buttonRouting,
  feedbackSent,
  isFeedbackDue,
  messagesOf,
  pressButton,
  sendFeedback,
} from '#screens/home/home/flow.ts';
import {
  answered,
  asksNextStep,
  goes,
  leavesFor,
  nobody,
  proves,
  sharedClaims,
  showsFieldError,
  showsSuccess,
} from '#tests/engine/claims.ts';
import { madeCall } from '../follow.ts';

const dashboard = (body: Dashboard) => answered<Dashboard>({ status: 1, ...body });
const step = (current_route: string) => ({ step: { current_route } });

const everything = { showContactPage: true, isRejected: true, ...step('/pan-verify') };
const inProcess = { lead: { status: 'Approved Process' } };

proves(buttonRouting, [
  { on: dashboard({ ...everything, ...inProcess }), outcome: goes('/contact-us') },
  { on: dashboard({ ...everything, ...inProcess, showContactPage: false }), outcome: goes('/loan-reject') },
  ...(['/pan-verify', '/enter-aadhar'] as const).map((route) => ({
    on: dashboard({ ...inProcess, ...step(route) }),
    outcome: goes(route),
  })),
  { on: dashboard({ ...inProcess, ...step('/enter-aadhar?from=sms') }), outcome: goes('/enter-aadhar') },
  { on: dashboard({ ...inProcess, ...step('/enter-name') }), outcome: goes('/loan-approval') },
  { on: dashboard({ lead: { status: 'Approved' } }), outcome: asksNextStep },
]);

describe('the button', () => {
  test.each([
    [{ showButton: 'Apply Now' }, 'Apply Now'],
    [{ showButton: true, lead: { status: 'Active' } }, msg('Continue')],
    [{ showButton: true, lead: { status: 'Disbursed' } }, msg('Repay Loan')],
    [{ showButton: true, lead: { status: 'Part Payment' } }, msg('Repay Loan')],
    [{ showButton: false }, undefined],
    [{ showButton: '' }, undefined],
    [{ showButton: '  ' }, undefined],
    [{ showButton: 'Repay Loan ' }, msg('Repay Loan')],
    [{}, undefined],
  ])('%o is labelled %o', (answer: Dashboard, label) => {
    expect(buttonLabel(answer)).toEqual(label);
  });

  const press = (body: Dashboard) => pressButton(body, nobody, isRoute, '/pay');
  const onRepaymentCard = (body: Dashboard) => press({ lead: { status: 'Disbursed' }, ...body });

  test('of the get-cash card follows the table of the dashboard button, whatever its label', () => {
    expect(press({ isRejected: true, showButton: 'Repay Loan', ...step('/my-loan') })).toEqual(goes('/loan-reject'));
  });

  test("'Repay Loan' of the repayment card opens the payment page", () => {
    expect(onRepaymentCard({ showButton: 'Repay Loan', ...step('/enter-name') })).toEqual(leavesFor('/pay'));
  });

  test("of the repayment card with any other label goes to the step's route, or where the button of the get-cash card goes", () => {
    expect(onRepaymentCard({ showButton: 'Continue', ...step('/my-loan') })).toEqual(goes('/my-loan'));
    expect(onRepaymentCard({ showButton: 'Contact us', showContactPage: true })).toEqual(goes('/contact-us'));
    expect(onRepaymentCard({ showButton: 'Continue' })).toEqual(asksNextStep);
  });

  test('of the repayment card does not go to home, which is open already, but requests the next step', () => {
    expect(onRepaymentCard({ showButton: 'Continue', ...step('/home?from=sms') })).toEqual(asksNextStep);
  });
});

const today = '2026-03-13';
const due = { isFeedbackRequired: true, lead: { leadID: 48213, status: 'Disbursed' } };

describe('the feedback drawer', () => {
  test.each<[boolean, Dashboard, string | undefined]>([
    [true, due, undefined],
    [true, due, '2026-03-12'],
    [false, due, today],
    [false, { ...due, isFeedbackRequired: false }, undefined],
    [false, { lead: due.lead }, undefined],
    [false, { ...due, lead: { leadID: 48213, status: 'Part Payment' } }, undefined],
    [false, { isFeedbackRequired: true }, undefined],
    [false, { ...due, lead: { leadID: null, status: 'Disbursed' } }, undefined],
  ])('opens: %s, for %o, last shown on %s', (isDue, body, lastShown) => {
    expect(isFeedbackDue(body, lastShown, today)).toBe(isDue);
  });

  const given = { leadID: 48213, customerID: '70012', rating: 4, comment: ' Quick. ' };

  test('sends a rating with its comment, trimmed', () => {
    expect(madeCall(sendFeedback(given)).request).toEqual({ body: { ...given, comment: 'Quick.' } });
    const longest = '😀'.repeat(1000);
    expect(madeCall(sendFeedback({ ...given, comment: ` ${longest} ` })).request).toMatchObject({
      body: { comment: longest },
    });
  });

  test('sends nothing without a rating, or with a comment that is too long', () => {
    expect(sendFeedback({ ...given, rating: 0 })).toEqual(showsFieldError('rating', msg('Please choose a rating')));
    expect(sendFeedback({ ...given, comment: '😀'.repeat(1001) })).toMatchObject({
      kind: 'fieldError',
      field: 'comment',
    });
  });
});

test('the messages of the dashboard are in their order, each once, without blank ones', () => {
  const messages = { dashboard_message7: 'Last', dashboard_message1: 'First', dashboard_message3: ' ' };
  expect(messagesOf({ ...messages, dashboard_message4: 'First' })).toEqual(['First', 'Last']);
});

proves(feedbackSent, [
  { on: answered({}), outcome: { kind: 'show', view: 'closed', then: showsSuccess(msg('Thank you for telling us.')) } },
  ...sharedClaims(),
]);
