import type { BodyOf } from '#contract/call.ts';
import { feedbackCall } from '#contract/loans.ts';
import type { dashboardCall } from '#contract/login.ts';
import type { IsRoute } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import { decide, decision, type InputOf } from '#engine/decision.ts';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { goNamed, namedRoute } from '#engine/decisions/named-route.ts';
import { plainRead } from '#engine/decisions/plain-read.ts';
import { onSuccess, sharedRows } from '#engine/decisions/shared.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { call, fieldError, go, nextStep, type Outcome, redirect, show, successToast } from '#engine/outcome.ts';
import { readWith } from '#engine/read.ts';
import { rekycReading } from '#engine/reads.ts';
import { type Message, msg, type Translatable } from '#languages/message.ts';

export { linkPanWithAadhaar, verifyAgain } from '#engine/decisions/aadhaar.ts';

/** Read only where the dashboard shows the card. */
export const readRekyc = readWith(rekycReading, plainRead);

const stepRoute = ({ body }: InputOf<typeof dashboardCall>) => body?.step?.current_route?.split('?')[0] ?? '';

export const buttonRouting = decision<typeof dashboardCall>({
  title: 'Dashboard button',
  section: '§4 Dashboard button routing',
  rows: [
    {
      label: 'help is offered: /contact-us',
      when: ({ body }) => body?.showContactPage === true,
      then: () => go('/contact-us'),
    },
    {
      label: 'rejected: /loan-reject',
      when: ({ body }) => body?.isRejected === true,
      then: () => go('/loan-reject'),
    },
    {
      label: 'step at /pan-verify or /enter-aadhar: goes there',
      when: (input) => ['/pan-verify', '/enter-aadhar'].includes(stepRoute(input)),
      then: (input) => goNamed(stepRoute(input), input),
    },
    {
      label: 'in the approval process: /loan-approval',
      when: ({ body }) => body?.lead?.status === 'Approved Process',
      then: () => go('/loan-approval'),
    },
    { label: 'otherwise: next step', when: () => true, then: () => nextStep },
  ],
});

/** The labels that the app recognizes, and translates; any other is shown as it was sent. */
const labels = { repay: msg('Repay Loan'), continue: msg('Continue') };

/** §12 "showButton": its text, or our own label where it is true; undefined hides the button. */
export function buttonLabel({ showButton, lead }: Dashboard): Message | undefined {
  if (showButton === true) return isBeingRepaid(lead?.status) ? labels.repay : labels.continue;
  const label = (showButton || '').trim();
  return Object.values(labels).find(({ text }) => text === label) ?? (label || undefined);
}

/** §4 "Repayment card": whether its button opens the external payment page. */
export function opensPayment(dashboard: Dashboard): boolean {
  return isBeingRepaid(dashboard.lead?.status) && buttonLabel(dashboard) === labels.repay;
}

/**
 * The button of either card. On the repayment card, the route of a step takes precedence over the routing table, except
 * for `/home`, which is open already: the press would have no effect.
 */
export function pressButton(dashboard: Dashboard, facts: Facts, isRoute: IsRoute, repaymentUrl: string): Outcome {
  if (opensPayment(dashboard)) return redirect(repaymentUrl);
  const route = isBeingRepaid(dashboard.lead?.status) && dashboard.step?.current_route;
  if (route && namedRoute(route, isRoute) !== '/home') return goNamed(route, { isRoute });
  const reply = { kind: 'answered', statusCode: 200, message: '', body: dashboard } as const;
  return decide(buttonRouting, reply, facts, isRoute).outcome;
}

/** §3 "Dashboard response", `dashboard_message1` to 7: in their order, without repeats. */
export function messagesOf(dashboard: Dashboard): readonly string[] {
  const all = ([1, 2, 3, 4, 5, 6, 7] as const).map((number) => dashboard[`dashboard_message${number}`]);
  return [...new Set(all.filter((message): message is string => Boolean(message?.trim())))];
}

export type FeedbackView = 'closed' | 'drawer';

/**
 * §4 "Feedback drawer": once a day per customer, only when it is required and the loan is disbursed. It needs a lead.
 *
 * @param lastShown The day in India, such as 2026-03-13, on which this customer last saw the drawer.
 */
export function isFeedbackDue({ isFeedbackRequired, lead }: Dashboard, lastShown: string | undefined, today: string) {
  const isDisbursed = lead?.status === 'Disbursed' && Boolean(lead.leadID);
  return isFeedbackRequired === true && isDisbursed && lastShown !== today;
}

/** §18 "Feedback"; in characters, where an emoji counts as one. */
export const maxCommentLength = 1000;

/** The error of a comment; undefined for a valid one. */
export function commentError(comment: string): Translatable | undefined {
  const count = [...comment.trim()].length;
  if (count <= maxCommentLength) return undefined;
  return msg('Please write at most {max} characters. Your comment has {count}.', { max: maxCommentLength, count });
}

export const feedbackSent = decision<typeof feedbackCall, FeedbackView>({
  title: 'Feedback',
  section: '§4 Feedback drawer',
  rows: [onSuccess('200: thanks', () => show('closed', successToast(msg('Thank you for telling us.')))), ...sharedRows],
});

/** Sends the feedback. A missing rating or a long comment is an error instead. */
export function sendFeedback(body: BodyOf<typeof feedbackCall>): Outcome<FeedbackView> {
  if (body.rating === 0) return fieldError('rating', msg('Please choose a rating'));
  const error = commentError(body.comment);
  if (error) return fieldError('comment', error);
  return call(feedbackCall, () => ({ body: { ...body, comment: body.comment.trim() } }), feedbackSent);
}
