import { isBeingRepaid } from '#engine/lead.ts';
import { productOf } from '../acts/enrol.ts';
import { offeredTerms } from '../acts/judging.ts';
import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { sendCode, takeCode } from '../acts/one-time-codes.ts';
import { indianDate } from '../rules/calendar.ts';
import { keyFactsHtml } from '../rules/key-facts.ts';
import type { Terms } from '../rules/loan-arithmetic.ts';
import type { Lead } from '../store/leads.ts';
import { changeLead } from '../store/leads.ts';
import { addLoan } from '../store/money.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** §9 "KFS fixed OTP markers": together they ask for the one-time code. */
const asksForCode = { kfsOtpRequest: 4321, kfsSuccess: 4322 };
const accepted = { data: { status: '1', message: 'Accepted' } };

async function disburse(act: BorrowerAct, lead: Lead, terms: Terms): Promise<void> {
  const done = await finish(act, lead, '/term-condition');
  await changeLead(act.db, done, { status: 'Disbursed' });
  await addLoan(act.db, {
    lead_id: lead.id,
    customer_id: act.customer.id,
    product_id: productOf(act.persona).id,
    status: 'Disbursed',
    amount: terms.amount,
    fee: terms.fee,
    gst: terms.gst,
    repay: terms.repay,
    paid: 0,
    tenure: terms.tenureDays,
    disbursed_on: indianDate(act.now),
    repay_on: terms.repayOn,
  });
}

function termsOf(act: BorrowerAct, lead: Lead): Terms {
  return offeredTerms(act, lead) ?? refuse(428, 'Please complete the previous step first.');
}

/** §4 "KFS": the statement, its acceptance by one-time code, and the disbursal that follows. */
export const keyFactsHandlers = {
  async keyFactStatement({ query: { leadId } }, act) {
    return { data: keyFactsHtml(termsOf(act, await leadOf(act, leadId))) };
  },

  async acceptKeyFacts({ body: { leadId, otp } }, act) {
    const lead = await leadOf(act, leadId);
    if (isBeingRepaid(lead.status)) return accepted;
    demandTurn(lead, '/term-condition');
    const terms = termsOf(act, lead);
    const { mobile } = act.customer;
    if (otp === undefined) {
      await sendCode(act, mobile, 'kfs');
      return { data: asksForCode };
    }
    await takeCode(act, mobile, 'kfs', otp, { statusCode: 203 });
    await disburse(act, lead, terms);
    return accepted;
  },
} satisfies Handlers;
