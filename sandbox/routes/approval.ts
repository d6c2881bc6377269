import type { BorrowerContext, Handlers } from '../http/context.ts';
import { refuse } from '../http/context.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import type { StatementState } from '../rules/underwriting.ts';
import { statementAnswer } from '../rules/underwriting.ts';
import { leadOf, markDone, refuseTooEarly } from '../services/steps.ts';
import { approve, offeredTerms, reject, statementUrl } from '../services/underwriting.ts';
import type { Lead } from '../store/leads.ts';
import { changeLead } from '../store/leads.ts';
import { changeSession, newestSession, sessionById } from '../store/partner-sessions.ts';

/** Approves or rejects an application that waits for its bank statement. */
async function decideByStatement(ctx: BorrowerContext, lead: Lead, page: 'approval' | 'rejected'): Promise<void> {
  if (lead.underwriting !== 'statement') return;
  const done = await markDone(ctx, lead, '/finbox');
  await (page === 'approval' ? approve(ctx, done) : reject(ctx, done, 'statement'));
}

/** §4 "Approval" and "/finbox": the offer, and the bank statement that decides or raises it. */
export const approvalHandlers = {
  async approvalView({ body: { leadID } }, ctx) {
    const lead = await leadOf(ctx, leadID);
    const terms = offeredTerms(ctx, lead) ?? refuseTooEarly();
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
    const session = await sessionById(ctx.db, 'statement', entityId, ctx.now);
    if (session?.lead_id !== lead.id) refuse(404, 'We could not find this bank statement.');
    await changeSession(ctx.db, session, { polls: session.polls + 1 });
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
} satisfies Handlers;
