import { indianDay } from '#engine/format.ts';
import { isBeingRepaid } from '#engine/lead.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { keyFactStatementHtml } from '../rules/key-fact-statement.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import { type StatementState, statementAnswer } from '../rules/underwriting.ts';
import { addLoan, loanNumber, productOf } from '../services/loans.ts';
import { redeemCode, sendCode } from '../services/one-time-codes.ts';
import { assertStepOrder, leadOf, markDone, refuseTooEarly } from '../services/steps.ts';
import { approve, offeredTerms, reject, statementUrl } from '../services/underwriting.ts';
import { changeLead, type Lead, loansOf } from '../store/borrowers.ts';
import { changeSession, newestSession, sessionById } from '../store/partner-sessions.ts';

async function decideByStatement(ctx: BorrowerContext, lead: Lead, page: 'approval' | 'rejected'): Promise<void> {
  if (lead.underwriting !== 'statement') return;
  const done = await markDone(ctx, lead, '/finbox');
  await (page === 'approval' ? approve(ctx, done) : reject(ctx, done, 'statement'));
}

/** §9 "KFS fixed OTP markers": together they request the one-time code. */
const codeRequested = { kfsOtpRequest: 4321, kfsSuccess: 4322 };
const accepted = { data: { status: '1', message: 'Accepted' } };
const notAccepted = {
  data: { status: '0', message: 'We could not register your acceptance. Please try again later.' },
};

/** Sends or checks the one-time code, and returns whether the code is still missing. */
async function awaitsCode(ctx: BorrowerContext, otp: string | undefined): Promise<boolean> {
  if (ctx.persona.traits.keyFacts === 'no code') return false;
  const { mobile } = ctx.customer;
  if (otp === undefined) await sendCode(ctx, mobile, 'kfs', { isRepeatable: true });
  else await redeemCode(ctx, mobile, 'kfs', otp, { statusCode: 203 });
  return otp === undefined;
}

/** §4 "Approval" and "/finbox": the offer, and the bank statement that decides or raises it. §4 "KFS": its acceptance. */
export const approvalHandlers = {
  async approvalView({ body: { leadID } }, ctx) {
    const lead = await leadOf(ctx, leadID);
    const terms = offeredTerms(ctx, lead);
    // The approval is shown once: the next step comes after it.
    if (lead.status === 'Approved Process') await changeLead(ctx.db, lead, { status: 'Approved' });
    return {
      data: {
        totalAmount: inRupees(terms.amount),
        tenure: terms.tenureDays,
        repayAmount: inRupees(terms.repay),
        repayDate: terms.repayOn,
        processingAmount: inRupees(terms.fee),
        gstOfAdminFee: inRupees(terms.gst),
        finalAmount: inRupees(terms.net),
        isLoanAmountUpgradable: lead.offer !== null && lead.offer.amount < lead.offer.full,
      },
    };
  },

  async bankConnectUrl({ body: { leadID, callBackUrl } }, ctx) {
    const lead = await leadOf(ctx, leadID);
    if (lead.underwriting !== 'statement' && lead.underwriting !== 'approved') refuseTooEarly();
    return { data: { redirect_url: await statementUrl(ctx, lead, callBackUrl) } };
  },

  async bankConnect({ body: { entityId, leadID } }, ctx) {
    const lead = await leadOf(ctx, leadID);
    const session = await sessionById(ctx, 'statement', entityId);
    if (session?.lead_id !== lead.id) refuse(404, 'We could not find this bank statement.');
    await changeSession(ctx.db, session.id, { polls: session.polls + 1 });
    const slow = ctx.persona.traits.statement === 'slow';
    // Only the page of the bank-statement partner writes this state.
    const answer = statementAnswer(session.state as StatementState, session.polls + 1, slow);
    const { pageName } = answer;
    if (pageName === 'approval' || pageName === 'rejected') await decideByStatement(ctx, lead, pageName);
    // A statement for an upgrade never revokes the approval.
    return {
      data: lead.underwriting === 'approved' && pageName === 'rejected' ? { ...answer, pageName: 'approval' } : answer,
    };
  },

  async bankingSurrogate({ body: { leadId } }, ctx) {
    const lead = await leadOf(ctx, leadId);
    const session = await newestSession(ctx.db, 'statement', lead.id);
    if (!lead.offer || !session || session.state === 'open') refuseTooEarly();
    if (ctx.persona.traits.upgrade === 'refused' || session.state !== 'connected') {
      return { data: { final_result_from_BRE: 'REJECT' } };
    }
    await changeLead(ctx.db, lead, { offer: { amount: lead.offer.full, full: lead.offer.full } });
    return { data: { final_result_from_BRE: 'APPROVE' } };
  },

  async keyFactStatement({ query: { leadId } }, ctx) {
    const lead = await leadOf(ctx, leadId);
    // After the acceptance it shows the accepted terms.
    const loan = (await loansOf(ctx.db, ctx.customer.id)).find(({ lead_id }) => lead_id === lead.id);
    const today = loan?.disbursed_on ?? indianDay(ctx.now);
    const [borrower, product] = [ctx.customer.name, productOf(ctx.persona)];
    const number = loanNumber(lead.id);
    return { data: keyFactStatementHtml({ number, borrower, product, today, terms: offeredTerms(ctx, lead, today) }) };
  },

  async acceptKeyFacts({ body: { leadId, otp } }, ctx) {
    const lead = await leadOf(ctx, leadId);
    // A repeated request gets the same answer.
    if (lead.done.includes('/term-condition') || isBeingRepaid(lead.status)) return accepted;
    assertStepOrder(ctx, lead, '/term-condition');
    const terms = offeredTerms(ctx, lead);
    if (await awaitsCode(ctx, otp)) return { data: codeRequested };
    if (ctx.persona.traits.keyFacts === 'refused') return notAccepted;
    await markDone(ctx, lead, '/term-condition', { status: 'Disbursed' });
    const { id: product_id } = productOf(ctx.persona);
    const disbursed_on = indianDay(ctx.now);
    await addLoan(ctx.db, lead, terms, { product_id, status: 'Disbursed', paid: 0, disbursed_on });
    return accepted;
  },
} satisfies Handlers;
