import { isBeingRepaid } from '#engine/lead.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { inRupees, loanNumber, price, productById, termsOfLoan } from '../rules/loan-arithmetic.ts';
import { leadOf } from '../services/steps.ts';
import { type Loan, loanOf, loansOf, saveFeedback } from '../store/borrowers.ts';
import { openVisit } from '../store/visits.ts';

/** In characters; an emoji counts as one (§18). */
const maxCommentLength = 1000;

function listed(loan: Loan, customerID: string) {
  const { amount, fee, gst, net, tenureDays, disbursedOn, repayOn } = termsOfLoan(loan);
  return {
    loanNo: loanNumber(loan.lead_id),
    leadID: loan.lead_id,
    customerID,
    disbursalAmount: inRupees(net),
    disbursalDate: disbursedOn,
    repayDate: repayOn,
    status: loan.status,
    loanStatus: isBeingRepaid(loan.status) ? 'Active' : loan.status,
    loanType: productById(loan.product_id).name,
    tenure: tenureDays,
    loanAmtApproved: inRupees(amount),
    adminFee: inRupees(fee),
    GstOfAdminFee: inRupees(gst),
    roi: price.interestPercentPerYear,
    restructure_eligible: false,
  };
}

function assertOwnCustomer({ customer }: BorrowerContext, customerID: string): void {
  if (customerID !== String(customer.id)) refuse(404, 'We could not find this customer.');
}

/** §2 "/my-loan" and the feedback drawer. */
export const loanHandlers = {
  async customerLoans({ path: { customerId = '' } }, ctx) {
    assertOwnCustomer(ctx, customerId);
    const loans = await loansOf(ctx.db, ctx.customer.id);
    return { success: true, data: loans.map((loan) => listed(loan, customerId)) };
  },

  async signedDocument({ query: { leadID, customerID, type } }, ctx) {
    assertOwnCustomer(ctx, customerID);
    const loan = (await loanOf(ctx, leadID)) ?? refuse(404, 'We could not find this loan.');
    if (type === 'Noc' && loan.status !== 'Closed') refuse(404, 'The NOC document is not available yet.');
    const { id } = await openVisit(ctx, 'document', leadID, { document: type });
    return { success: true, data: { signUrl: `${ctx.origin}/sandbox/documents/${id}` } };
  },

  async feedbackCall({ body }, ctx) {
    const { leadID, customerID, rating, comment } = body;
    assertOwnCustomer(ctx, customerID);
    await leadOf(ctx, leadID);
    if (![1, 2, 3, 4, 5].includes(rating)) refuse(400, 'Please rate from 1 to 5.');
    if ([...comment].length > maxCommentLength) refuse(400, 'Please write at most 1,000 characters.');
    await saveFeedback(ctx, ctx.customer.mobile, { leadID, rating, comment });
    return {};
  },
} satisfies Handlers;
