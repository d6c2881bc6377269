import { sql } from 'kysely';
import { indianDay } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import type { BorrowerContext, Handlers } from '../http/context.ts';
import { type DashboardLoan, dashboardCard, dueNow } from '../rules/dashboard.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import { unpaidInstalments } from '../rules/repayment.ts';
import { currentRoute } from '../rules/step-order.ts';
import { productOf, scheduleOf } from '../services/loans.ts';
import { leadOf, leadStateOf } from '../services/steps.ts';
import { offeredTerms } from '../services/underwriting.ts';
import { type Lead, leadById, loansOf } from '../store/borrowers.ts';
import { customerType } from './login.ts';

/** The requested application; the newest one if it is closed or not the borrower's. */
async function currentLead(ctx: BorrowerContext, leadID = 0): Promise<Lead> {
  const lead = await leadById(ctx.db, ctx.customer.id, leadID);
  return lead && lead.status !== 'Closed' ? lead : leadOf(ctx);
}

async function dashboardLoan(ctx: BorrowerContext, lead: Lead): Promise<DashboardLoan | undefined> {
  const loan = (await loansOf(ctx.db, ctx.customer.id)).find(({ lead_id }) => lead_id === lead.id);
  if (loan && isBeingRepaid(lead.status)) {
    const { amount, fee, gst, paid } = loan;
    const [next] = unpaidInstalments(scheduleOf(loan), paid);
    const { due, dueOn } = next ?? { due: 0, dueOn: loan.repay_on };
    return { amount, charges: fee + gst, due, repayOn: dueOn };
  }
  if (!lead.offer || loan) return undefined;
  const { amount, fee, gst, repay, repayOn } = offeredTerms(ctx, lead);
  return { amount, charges: fee + gst, due: repay, repayOn };
}

/** §4 "Next step" and "Dashboard button routing": the next step. Reading it changes nothing. */
export const homeHandlers = {
  async nextStepCall({ body: { leadID } }, ctx) {
    const lead = await currentLead(ctx, leadID);
    const route = currentRoute(leadStateOf(ctx, lead));
    return {
      data: {
        ...(route && { step: { current_route: route } }),
        customer: { name: ctx.customer.name },
        leadID: lead.id,
        leadType: lead.lead_type,
        status: lead.status,
      },
    };
  },

  async dashboardCall(_received, ctx) {
    const { customer, persona } = ctx;
    const lead = await currentLead(ctx);
    const isInApp = persona.traits.repayment === 'in the app' && isBeingRepaid(lead.status);
    // §4 "Repayment card": the page of a label other than 'Repay Loan'.
    const route = currentRoute(leadStateOf(ctx, lead)) ?? (isInApp ? '/re-payment' : undefined);
    const loan = await dashboardLoan(ctx, lead);
    const today = indianDay(ctx.now);
    const product = productOf(persona);
    const leadID = String(lead.id);
    const feedback = ctx.db.selectFrom('records').select('id').where(sql`data->>'leadID'`, '=', leadID);
    const card = dashboardCard({
      status: lead.status,
      route,
      kycFailed: lead.flags.kycFailed ?? false,
      contact: persona.traits.contact ?? false,
      feedbackGiven: (await feedback.executeTakeFirst()) !== undefined,
      today,
      loan,
    });
    return {
      ...card,
      status: 1,
      ...(route && { step: { current_route: route } }),
      lead: { leadID: lead.id, status: lead.status },
      customer_type: await customerType(ctx, customer),
      productId: product.id,
      noOfEMIs: product.instalments,
      ...(loan && {
        loanDetails: {
          totalAmount: inRupees(loan.amount),
          processingAmount: inRupees(loan.charges),
          finalAmount: inRupees(loan.amount - loan.charges),
          repayDate: loan.repayOn,
          repayAmount: inRupees(isBeingRepaid(lead.status) ? dueNow(loan, today) : loan.due),
        },
      }),
      data: { customer_details: { name: customer.name, mobile: customer.mobile, customerID: String(customer.id) } },
    };
  },
} satisfies Handlers;
