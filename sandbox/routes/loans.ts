import { leadOf } from '../acts/lead-steps.ts';
import { loanNumber } from '../acts/loans.ts';
import { signedAddress } from '../partners/documents/signed-address.ts';
import { indianDate } from '../rules/calendar.ts';
import { inRupees, price } from '../rules/loan-arithmetic.ts';
import { productById } from '../rules/products.ts';
import { keepFeedback } from '../store/controls.ts';
import type { Loan } from '../store/money.ts';
import { loansOf } from '../store/money.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** In characters as a person counts them: an emoji is one (§18). */
const longestComment = 1000;

function listed(loan: Loan, customerID: string) {
  const running = loan.status === 'Disbursed' || loan.status === 'Part Payment';
  return {
    loanNo: loanNumber(loan),
    leadID: loan.lead_id,
    customerID,
    disbursalAmount: inRupees(loan.amount - loan.fee - loan.gst),
    disbursalDate: loan.disbursed_on,
    repayDate: loan.repay_on,
    status: loan.status,
    loanStatus: running ? 'Active' : loan.status,
    loanType: productById(loan.product_id).name,
    tenure: loan.tenure,
    loanAmtApproved: inRupees(loan.amount),
    adminFee: inRupees(loan.fee),
    GstOfAdminFee: inRupees(loan.gst),
    roi: price.interestPercentPerYear,
    restructure_eligible: false,
  };
}

function demandSelf({ customer }: BorrowerAct, customerID: string): void {
  if (customerID !== String(customer.id)) refuse(404, 'We could not find this customer.');
}

/** §2 "/my-loan" and the feedback drawer. */
export const loanHandlers = {
  async customerLoans({ path: { customerId = '' } }, act) {
    demandSelf(act, customerId);
    const loans = await loansOf(act.db, act.customer.id);
    return { success: true, data: loans.map((loan) => listed(loan, customerId)) };
  },

  async signedDocument({ query: { leadID, customerID, type } }, act) {
    demandSelf(act, customerID);
    const loan = (await loansOf(act.db, act.customer.id)).find(({ lead_id }) => lead_id === leadID);
    if (!loan) refuse(404, 'We could not find this loan.');
    if (type === 'Noc' && loan.status !== 'Closed') refuse(404, 'The NOC document is not available yet.');
    const signUrl = await signedAddress(act.origin, act.salt, { leadID, type, now: act.now });
    return { success: true, data: { signUrl } };
  },

  async feedbackCall({ body }, act) {
    const { leadID, customerID, rating, comment } = body;
    demandSelf(act, customerID);
    await leadOf(act, leadID);
    if (![1, 2, 3, 4, 5].includes(rating)) refuse(400, 'Please rate from 1 to 5.');
    if ([...comment].length > longestComment) refuse(400, 'Please write at most 1,000 characters.');
    const { mobile } = act.customer;
    await keepFeedback(
      act.db,
      { mobile, day: indianDate(act.now), at: new Date(act.now) },
      { leadID, rating, comment },
    );
    return {};
  },
} satisfies Handlers;
