import type { Route } from '#contract/routes.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { offeredTerms } from '../acts/judging.ts';
import { leadOf, standingOf } from '../acts/lead-steps.ts';
import { productOf, scheduleOf } from '../acts/loans.ts';
import { indianDate } from '../rules/calendar.ts';
import type { DashboardLoan } from '../rules/dashboard.ts';
import { dashboardCard, dueNow } from '../rules/dashboard.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import { unpaidInstalments } from '../rules/repayment-schedule.ts';
import { currentRoute } from '../rules/step-order.ts';
import { feedbackGiven } from '../store/controls.ts';
import type { Lead } from '../store/leads.ts';
import { leadById } from '../store/leads.ts';
import { loansOf } from '../store/money.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { customerType } from './login.ts';

/** §4 "Repayment card": where a label other than 'Repay Loan' leads. */
function pageOf({ persona }: BorrowerAct, { status }: Lead): Route | undefined {
  return persona.traits.repayment === 'in the app' && isBeingRepaid(status) ? '/re-payment' : undefined;
}

/** The application that was asked for, unless it is closed or not the borrower's own: then the newest. */
async function currentLead(act: BorrowerAct, leadID = 0): Promise<Lead> {
  const asked = await leadById(act.db, act.customer.id, leadID);
  return asked && asked.status !== 'Closed' ? asked : leadOf(act);
}

/** The loan that is being repaid; else what is offered. */
async function moneyOf(act: BorrowerAct, lead: Lead): Promise<DashboardLoan | undefined> {
  const loan = (await loansOf(act.db, act.customer.id)).find(({ lead_id }) => lead_id === lead.id);
  if (loan && isBeingRepaid(lead.status)) {
    const { amount, fee, gst, paid } = loan;
    const [next] = unpaidInstalments(scheduleOf(loan), paid);
    const { due, dueOn } = next ?? { due: 0, dueOn: loan.repay_on };
    return { amount, charges: fee + gst, paidOut: amount - fee - gst, due, repayOn: dueOn };
  }
  const terms = offeredTerms(act, lead);
  if (!terms || loan) return undefined;
  const { amount, fee, gst, net, repay, repayOn } = terms;
  return { amount, charges: fee + gst, paidOut: net, due: repay, repayOn };
}

/** §4 "Next step" and "Dashboard button routing": where the borrower goes on. Asking changes nothing. */
export const homeHandlers = {
  async nextStepCall({ body: { leadID } }, act) {
    const lead = await currentLead(act, leadID);
    const route = currentRoute(standingOf(act, lead));
    return {
      data: {
        ...(route && { step: { current_route: route } }),
        customer: { name: act.customer.name },
        leadID: lead.id,
        leadType: lead.lead_type,
        status: lead.status,
      },
    };
  },

  async dashboardCall(_received, act) {
    const { customer, persona } = act;
    const lead = await currentLead(act, undefined);
    const route = currentRoute(standingOf(act, lead)) ?? pageOf(act, lead);
    const loan = await moneyOf(act, lead);
    const today = indianDate(act.now);
    const product = productOf(persona);
    const card = dashboardCard({
      status: lead.status,
      route,
      kycFailed: lead.flags.kycFailed ?? false,
      contact: persona.traits.contact ?? false,
      feedbackGiven: await feedbackGiven(act.db, lead.id),
      today,
      loan,
    });
    return {
      ...card,
      status: 1,
      ...(route && { step: { current_route: route } }),
      lead: { leadID: lead.id, status: lead.status },
      customer_type: await customerType(act, customer),
      productId: product.id,
      noOfEMIs: product.instalments,
      ...(loan && {
        loanDetails: {
          totalAmount: inRupees(loan.amount),
          processingAmount: inRupees(loan.charges),
          finalAmount: inRupees(loan.paidOut),
          repayDate: loan.repayOn,
          repayAmount: inRupees(isBeingRepaid(lead.status) ? dueNow(loan, today) : loan.due),
        },
      }),
      data: { customer_details: { name: customer.name, mobile: customer.mobile, customerID: String(customer.id) } },
    };
  },
} satisfies Handlers;
