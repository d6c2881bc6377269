import { approve, offeredTerms, reject } from '../acts/judging.ts';
import { finish, leadOf } from '../acts/lead-steps.ts';
import { statementUrl } from '../acts/statement.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import type { StatementState } from '../rules/statement-answer.ts';
import { statementAnswer } from '../rules/statement-answer.ts';
import type { Lead } from '../store/leads.ts';
import { changeLead } from '../store/leads.ts';
import { changeSession, newestSession, sessionById } from '../store/partner-sessions.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

const tooEarly = 'Please complete the previous step first.';

/** What a finished bank statement decides for an application that waited for it. */
async function decideByStatement(act: BorrowerAct, lead: Lead, page: 'approval' | 'rejected'): Promise<void> {
  if (lead.judgement !== 'statement') return;
  const done = await finish(act, lead, '/finbox');
  await (page === 'approval' ? approve(act, done) : reject(act, done, 'statement'));
}

/** §4 "Approval" and "/finbox": what is offered, and the bank statement that may decide it or raise it. */
export const approvalHandlers = {
  async approvalView({ body: { leadID } }, act) {
    const lead = await leadOf(act, leadID);
    const terms = offeredTerms(act, lead) ?? refuse(428, tooEarly);
    // Seen once, the approval is no longer news: from here on next-step leads past it.
    if (lead.status === 'Approved Process') await changeLead(act.db, lead, { status: 'Approved' });
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

  async bankConnectUrl({ body: { leadID, callBackUrl } }, act) {
    const lead = await leadOf(act, leadID);
    if (lead.judgement !== 'statement' && lead.judgement !== 'approved') refuse(428, tooEarly);
    return { data: { redirect_url: await statementUrl(act, lead, callBackUrl) } };
  },

  async bankConnect({ body: { entityId, leadID } }, act) {
    const lead = await leadOf(act, leadID);
    const session = await sessionById(act.db, 'statement', entityId, act.now);
    if (session?.lead_id !== lead.id) refuse(404, 'We could not find this bank statement.');
    await changeSession(act.db, session, { polls: session.polls + 1 });
    const slow = act.persona.traits.statement === 'slow';
    // Only the pages of the bank-statement partner write the state of such a visit.
    const answer = statementAnswer(session.state as StatementState, session.polls + 1, slow);
    const { pageName } = answer;
    if (pageName === 'approval' || pageName === 'rejected') await decideByStatement(act, lead, pageName);
    // A statement that was asked for an upgrade never takes the approval away.
    return {
      data: lead.judgement === 'approved' && pageName === 'rejected' ? { ...answer, pageName: 'approval' } : answer,
    };
  },

  async bankingSurrogate({ body: { leadId } }, act) {
    const lead = await leadOf(act, leadId);
    const session = await newestSession(act.db, 'statement', lead.id);
    if (!lead.offer || !session || session.state === 'open') refuse(428, tooEarly);
    if (act.persona.traits.upgrade === 'refused' || session.state !== 'connected') {
      return { data: { final_result_from_BRE: 'REJECT' } };
    }
    await changeLead(act.db, lead, { offer: { amount: lead.offer.full, full: lead.offer.full } });
    return { data: { final_result_from_BRE: 'APPROVE' } };
  },
} satisfies Handlers;
