import { isBeingRepaid } from '#engine/lead.ts';
import type { BorrowerContext, Handlers } from '../http/context.ts';
import { keyFactStatementHtml } from '../pages/key-fact-statement.ts';
import { indianDate } from '../rules/calendar.ts';
import type { Terms } from '../rules/loan-arithmetic.ts';
import { loanNumber, newLoan, productOf } from '../services/loans.ts';
import { redeemCode, sendCode } from '../services/one-time-codes.ts';
import { assertStepOrder, leadOf, markDone, refuseTooEarly } from '../services/steps.ts';
import { offeredTerms } from '../services/underwriting.ts';
import type { Lead } from '../store/leads.ts';
import { addLoan, loansOf } from '../store/money.ts';

/** §9 "KFS fixed OTP markers": together they request the one-time code. */
const codeRequested = { kfsOtpRequest: 4321, kfsSuccess: 4322 };
const accepted = { data: { status: '1', message: 'Accepted' } };
const notAccepted = {
  data: { status: '0', message: 'We could not register your acceptance. Please try again later.' },
};

/** Creates the loan, once for an application. */
async function disburse(ctx: BorrowerContext, lead: Lead, terms: Terms): Promise<void> {
  await markDone(ctx, lead, '/term-condition', { status: 'Disbursed' });
  await addLoan(ctx.db, newLoan(lead, productOf(ctx.persona), terms, indianDate(ctx.now)));
}

function termsOf(ctx: BorrowerContext, lead: Lead, paidOutOn?: string): Terms {
  return offeredTerms(ctx, lead, paidOutOn) ?? refuseTooEarly();
}

/** Sends or checks the one-time code, and returns whether the code is still missing. */
async function awaitsCode(ctx: BorrowerContext, otp: string | undefined): Promise<boolean> {
  if (ctx.persona.traits.keyFacts === 'no code') return false;
  const { mobile } = ctx.customer;
  if (otp === undefined) await sendCode(ctx, mobile, 'kfs', { isRepeatable: true });
  else await redeemCode(ctx, mobile, 'kfs', otp, { statusCode: 203 });
  return otp === undefined;
}

/** §4 "KFS": the statement, its acceptance with a one-time code, and the disbursal. */
export const keyFactsHandlers = {
  async keyFactStatement({ query: { leadId } }, ctx) {
    const lead = await leadOf(ctx, leadId);
    // After the acceptance it shows the accepted terms.
    const loan = (await loansOf(ctx.db, ctx.customer.id)).find(({ lead_id }) => lead_id === lead.id);
    const today = loan?.disbursed_on ?? indianDate(ctx.now);
    const [borrower, product] = [ctx.customer.name, productOf(ctx.persona)];
    const number = loanNumber(lead.id);
    return { data: keyFactStatementHtml({ number, borrower, product, today, terms: termsOf(ctx, lead, today) }) };
  },

  async acceptKeyFacts({ body: { leadId, otp } }, ctx) {
    const lead = await leadOf(ctx, leadId);
    // A repeated request gets the same answer.
    if (lead.done.includes('/term-condition') || isBeingRepaid(lead.status)) return accepted;
    assertStepOrder(ctx, lead, '/term-condition');
    const terms = termsOf(ctx, lead);
    if (await awaitsCode(ctx, otp)) return { data: codeRequested };
    if (ctx.persona.traits.keyFacts === 'refused') return notAccepted;
    await disburse(ctx, lead, terms);
    return accepted;
  },
} satisfies Handlers;
