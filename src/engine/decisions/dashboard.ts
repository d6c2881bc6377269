import type { AnswerOf } from '#contract/call.ts';
import type { dashboardCall } from '#contract/login.ts';
import type { SessionPatch } from '#contract/session.ts';
import { decision, type InputOf } from '../decision.ts';
import { customerPatch, isFirst, isOutdated, type LeadFlag, leadPatch, repeatPatch, statusPatch } from '../lead.ts';
import { goAtOnce, stay, withEvents, withSessionPatch } from '../outcome.ts';
import { readWith } from '../read.ts';
import { dashboardReading, isDashboardSuccess } from '../reads.ts';
import { reportApproval } from './approval.ts';
import { onSuccess, sharedRows, showPopup } from './shared.ts';

/** §3 "Dashboard response". Amounts in rupees. */
export type Dashboard = AnswerOf<typeof dashboardCall>;
type Input = InputOf<typeof dashboardCall>;

/** What the dashboard changes in the session (§6 "Repeat customers"). */
function sessionPatchOf(input: Input): SessionPatch {
  const { lead, productId, customer_type, data } = input.body ?? {};
  if (isOutdated(lead?.leadID, input)) return {};
  const patch = {
    ...leadPatch(lead?.leadID, input),
    ...statusPatch(lead?.status, input),
    ...(lead?.status === 'Approved' && { isLoanApproved: true }),
    ...(productId && { productId }),
    // After a login by a link, this is the first answer that names the customer.
    ...customerPatch(data?.customer_details ?? {}),
    ...(customer_type === 'Repeat Customer' && { repeatCustomer: true }),
  };
  return { ...patch, ...repeatPatch({ ...input.facts, ...patch }) };
}

const isNewly = (status: string, flag: LeadFlag, input: Input) =>
  input.body?.lead?.status === status && isFirst(flag, input.body.lead.leadID, input);

/** §3 "Dashboard response", §4 "Lead statuses": what an answer of the dashboard changes, and where it leads. */
export const dashboardRead = decision<typeof dashboardCall>({
  title: 'Dashboard',
  section: '§3 Dashboard response, §4 Lead statuses',
  rows: [
    { label: 'not successful: message', when: ({ body }) => !isDashboardSuccess(body), then: showPopup },
    {
      label: 'newly in the approval process: /loan-approval',
      when: (input) => isNewly('Approved Process', 'isLoanApproved', input),
      // Before the redirect of /dashboard, which may be due within the delay of a navigation.
      then: (input) => withSessionPatch({ ...sessionPatchOf(input), isLoanApproved: true }, goAtOnce('/loan-approval')),
    },
    {
      label: 'Approved, first for this lead: event, pixel',
      when: (input) => Boolean(input.body?.loanDetails) && isNewly('Approved', 'isApprovalReported', input),
      then: (input) => reportApproval(input.body?.loanDetails ?? {}, sessionPatchOf(input)),
    },
    {
      label: 'newly Disbursed: pixel, dashboard',
      when: (input) => isNewly('Disbursed', 'isLoanDisbursed', input),
      then: (input) =>
        withEvents(
          [{ goal: 'Disbursed' }],
          withSessionPatch({ ...sessionPatchOf(input), isLoanDisbursed: true }, stay()),
        ),
    },
    onSuccess('200: dashboard', (input) => withSessionPatch(sessionPatchOf(input), stay())),
    ...sharedRows,
  ],
});

export const readDashboard = readWith(dashboardReading, dashboardRead);
