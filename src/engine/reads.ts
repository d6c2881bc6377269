import { approvalView } from '#contract/application.ts';
import type { AnswerOf, BodyOf } from '#contract/call.ts';
import { rekycMessages } from '#contract/kyc.ts';
import { dashboardCall } from '#contract/login.ts';
import { productIds } from '#contract/session.ts';
import type { RequestContext } from './outcome.ts';
import { leadRead, read } from './read.ts';

/** §9 "App version"; the address fields are fixed placeholders (§13). */
export const dashboardBody: BodyOf<typeof dashboardCall> = {
  appVersion: '28.2',
  residenceAddress: 'NA',
  state: 'NA',
  city: 'NA',
  pincode: 'NA',
};

/** §3 "Dashboard response": a status other than 1 is no success. Nor is an answer without any field: nothing can be done with it. */
export function isDashboardSuccess(body: AnswerOf<typeof dashboardCall> | undefined): boolean {
  return (body?.status ?? 1) === 1 && JSON.stringify(body) !== '{}';
}

/** §2 "/finbox-create": the request for the address of the bank connection, which returns to /finbox. */
export const bankConnectRequest = (leadID: number, { origin }: RequestContext) => ({
  body: { leadID, callBackUrl: `${origin}/finbox` },
});

/** §3 "Approval view". */
export const approvalReading = leadRead(approvalView, (leadID) => ({ body: { leadID } }));

/** Only the dashboard has the number of instalments of an emi loan (§3 noOfEMIs); a payday loan needs none. */
export const instalmentsReading = read(
  dashboardCall,
  ({ facts }) => (facts.productId === productIds.payday ? undefined : { body: dashboardBody }),
  // Stored with the other reads of the dashboard, which show what was stored last.
  { isSuccess: isDashboardSuccess },
);

/** The status of the application, which several screens show. */
export const dashboardReading = read(dashboardCall, () => ({ body: dashboardBody }), { isSuccess: isDashboardSuccess });

/** §3 "Re-KYC messages": the server's answer about PAN and Aadhaar that are not linked. */
export const rekycReading = read(rekycMessages);
