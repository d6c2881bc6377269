import { type approvalView, bankConnectUrl } from '#contract/application.ts';
import { decision } from '#engine/decision.ts';
import { firstApproval } from '#engine/decisions/approval.ts';
import { onSuccess, sharedRows } from '#engine/decisions/shared.ts';
import { leadCall, redirect, stay, withSessionPatch } from '#engine/outcome.ts';
import { readWith } from '#engine/read.ts';
import { bankConnectRequest } from '#engine/reads.ts';
import { loanApproval } from './screen.ts';

/** §4 "Approval". §18: the first approval of a lead is reported. */
export const approvalRead = decision<typeof approvalView>({
  title: 'Approval',
  section: '§4 Approval',
  rows: [firstApproval, onSuccess('200: amounts', () => stay()), ...sharedRows],
});

export const readApproval = readWith(loanApproval.reads.approval, approvalRead);

/** §12: Upgrade requests the address of the bank connection; the session records it. */
export const upgradeUrlMade = decision<typeof bankConnectUrl>({
  title: 'Loan upgrade',
  section: '§4 Approval',
  rows: [
    onSuccess('200: an upgrade is in progress, redirect', ({ body }) =>
      withSessionPatch({ upgradeLoanAmount: true }, redirect(body.data.redirect_url)),
    ),
    ...sharedRows,
  ],
});

export const upgrade = leadCall(bankConnectUrl, bankConnectRequest, upgradeUrlMade);

export { nextStep as proceed } from '#engine/outcome.ts';
