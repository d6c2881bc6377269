import type { CustomerType } from '#contract/session.ts';
import { indianDay } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { personaOf, productOf } from '../personas.ts';
import { type DashboardLoan, dashboardCard } from '../rules/dashboard.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import { isMobile } from '../rules/mobile-number.ts';
import { lateChargeOn, unpaidInstalments } from '../rules/repayment.ts';
import { currentRoute } from '../rules/step-order.ts';
import { redeemCode, sendCode } from '../services/one-time-codes.ts';
import { findOrCreateCustomer } from '../services/seed.ts';
import { leadOf, leadStateOf } from '../services/steps.ts';
import { termsOf } from '../services/underwriting.ts';
import { hasFeedback, type Lead, loanOf, lockCustomerByToken, newestLead, newToken } from '../store/borrowers.ts';

/** §6: a repeat customer has a shorter journey. */
const customerType = (lead: Lead | undefined): CustomerType =>
  lead?.lead_type === 'Repeat Case' ? 'Repeat Customer' : 'New Customer';

async function dashboardLoan(ctx: BorrowerContext, lead: Lead): Promise<DashboardLoan | undefined> {
  const loan = await loanOf(ctx, lead.id);
  if (loan ? !isBeingRepaid(lead.status) : !lead.offer) return undefined;
  const terms = termsOf(ctx, lead, loan);
  const [next] = loan ? unpaidInstalments(terms.schedule, loan.paid) : [];
  if (!next) return { ...terms, due: terms.repay };
  return { ...terms, due: next.due + lateChargeOn(next.dueOn, indianDay(ctx.now)), repayOn: next.dueOn };
}

/** §7 "Login and session": one-time codes and tokens; §4 "Next step" and the dashboard, whose reading changes nothing. */
export const loginHandlers = {
  async loginByMobile({ body: { mobile } }, ctx) {
    if (!isMobile(mobile)) refuse(400, 'Please enter valid mobile number');
    await sendCode(ctx, mobile, 'login');
    return { message: 'We have sent you an OTP.' };
  },

  async verifyOtp({ body: { mobile, otp } }, ctx) {
    await redeemCode(ctx, mobile, 'login', otp);
    const customer = await findOrCreateCustomer(ctx, personaOf(mobile));
    const persona = personaOf(mobile, customer.persona);
    return {
      data: {
        jwtToken: await newToken(ctx, 'bearer', customer),
        accessToken: await newToken(ctx, 'access', customer),
        customer: { customerID: String(customer.id), mobile, name: customer.name },
        lead: { customer_type: customerType(await newestLead(ctx.db, customer.id)), productId: productOf(persona).id },
      },
    };
  },

  async autoLoginCall({ body: { access_token } }, ctx) {
    const customer = await lockCustomerByToken(ctx, access_token, 'access');
    if (!customer) return { status: 0 };
    const { name, mobile } = customer;
    return { status: 1, data: { customer_details: { name, mobile, customerID: String(customer.id) } } };
  },

  async nextStepCall(_received, ctx) {
    const lead = await leadOf(ctx);
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
    const lead = await leadOf(ctx);
    const route = currentRoute(leadStateOf(ctx, lead));
    const loan = await dashboardLoan(ctx, lead);
    const product = productOf(persona);
    const card = dashboardCard({
      status: lead.status,
      route,
      kycFailed: lead.flags.kycFailed ?? false,
      feedbackGiven: await hasFeedback(ctx.db, ctx.customer.mobile, lead.id),
      today: indianDay(ctx.now),
      loan,
    });
    return {
      ...card,
      status: 1,
      ...(route && { step: { current_route: route } }),
      lead: { leadID: lead.id, status: lead.status },
      customer_type: customerType(lead),
      productId: product.id,
      noOfEMIs: product.instalments,
      ...(loan && {
        loanDetails: {
          totalAmount: inRupees(loan.amount),
          processingAmount: inRupees(loan.fee),
          finalAmount: inRupees(loan.net),
          repayDate: loan.repayOn,
          repayAmount: inRupees(loan.due),
        },
      }),
      data: { customer_details: { name: customer.name, mobile: customer.mobile, customerID: String(customer.id) } },
    };
  },
} satisfies Handlers;
