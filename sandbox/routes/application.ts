import { hasEnded } from '#engine/lead.ts';
import { stepByRoute, steps } from '#schemas/index.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { inRupees } from '../rules/loan-arithmetic.ts';
import { stepOfKeys, stepsAnswered, storedAnswers } from '../rules/saved-answers.ts';
import { type StatementState, statementAnswer } from '../rules/statement-answer.ts';
import { statesWith } from '../rules/states.ts';
import { application, factsOfLead } from '../rules/step-order.ts';
import { statementUrl } from '../services/partner-pages.ts';
import { assertValid, leadOf, leadStateOf, leadWith, markDone, refuseTooEarly } from '../services/steps.ts';
import { addressAnswer, approve, reject, termsOf, underwrite } from '../services/underwriting.ts';
import { addLead, changeCustomer, changeLead, type Lead, loanOf, newLead } from '../store/borrowers.ts';
import type { LeadAnswers } from '../store/tables.ts';
import { changeVisit, newestStatement, visitById } from '../store/visits.ts';

/** The confirmed answers by save key, each validated by its step. */
function confirmedAnswers(
  body: Readonly<Record<string, string | number | undefined>>,
  ctx: BorrowerContext,
  lead: Lead,
): LeadAnswers {
  const { skippedRoutes, facts } = factsOfLead(leadStateOf(ctx, lead));
  const bySaveKey = Object.fromEntries(
    steps.flatMap(({ save, summary }) => ('key' in save && summary?.key ? [[save.key, body[summary.key]]] : [])),
  );
  const answered = stepsAnswered(bySaveKey, steps, facts, skippedRoutes);
  for (const [step] of answered) assertValid(step, bySaveKey, ctx, lead);
  return Object.assign({}, ...answered.map(([step, sent]) => storedAnswers(step, sent)));
}

const pageOf = { open: 'dashboard', statement: 'finbox', approved: 'approval', rejected: 'rejected' } as const;

/** Approved, and not yet a loan. */
const isOffered = ({ status }: Lead) => status === 'Approved Process' || status === 'Approved';

/** A decided application does not change, whatever statement is connected later. */
async function decideByStatement(ctx: BorrowerContext, lead: Lead, page: 'approval' | 'rejected'): Promise<Lead> {
  if (lead.underwriting !== 'statement') return lead;
  const done = await markDone(ctx, lead, '/finbox');
  return page === 'approval' ? approve(ctx, done) : reject(ctx, done, 'statement');
}

/**
 * §7: the partial updates and the address; §4 "Approval" and "/finbox": the offer, and the bank statement that decides or
 * raises it; §4 "User details Continue": the shorter journey of a repeat customer.
 */
export const applicationHandlers = {
  async saveAnswer({ body }, ctx) {
    const { leadID, ...sent } = body;
    const step = stepOfKeys(Object.keys(sent), steps);
    if (typeof step === 'string') refuse(400, step);
    const lead = await leadWith(ctx, step, body, leadID);
    await markDone(ctx, lead, step.route, { answers: storedAnswers(step, sent) });
    return { data: { leadID } };
  },

  async saveAddress({ body }, ctx) {
    const answer = async (decided: Lead) => {
      const CibilAndBreData = await addressAnswer(ctx, decided, body.finboxCallBackUrl);
      return { data: { CibilAndBreData, leadID: decided.id } };
    };
    const known = await leadOf(ctx, body.leadID);
    // A repeated request gets the same answer.
    if (known.underwriting === 'rejected') return answer(known);
    const lead = await leadWith(ctx, stepByRoute('/enter-address'), body, body.leadID);
    if (ctx.persona.traits.address === 'elsewhere') {
      refuse(406, 'Please see your dashboard first.', { route: '/dashboard' });
    }
    const { residenceAddress: houseNo, city, state, pincode: pinCode, landmark } = body;
    await changeCustomer(ctx.db, ctx.customer.id, { address: { houseNo, city, state, pinCode, landmark } });
    const saved = await markDone(ctx, lead, '/enter-address');
    if (lead.lead_type === 'Repeat Case') return { data: { leadID: lead.id } };
    return answer(await underwrite(ctx, saved, city));
  },

  async statesCall({ query: { searchWord } }) {
    return { data: statesWith(searchWord) };
  },

  async savedAddress(_received, { customer }) {
    return { data: customer.address };
  },

  async saveReferences({ body }, ctx) {
    const { leadID, ...references } = body;
    const lead = await leadWith(ctx, stepByRoute('/reference-details'), body, leadID);
    await markDone(ctx, lead, '/reference-details', { answers: references });
    return {};
  },

  async approvalView({ body: { leadID } }, ctx) {
    const lead = await leadOf(ctx, leadID);
    if (hasEnded(lead.status)) refuse(400, 'This application is over.');
    const terms = termsOf(ctx, lead, await loanOf(ctx, leadID));
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
        isLoanAmountUpgradable: isOffered(lead) && lead.offer !== null && lead.offer.amount < lead.offer.full,
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
    const visit = await visitById(ctx, 'statement', entityId);
    if (visit?.lead_id !== lead.id) refuse(404, 'We could not find this bank statement.');
    await changeVisit(ctx.db, visit.id, { polls: visit.polls + 1 });
    const slow = ctx.persona.traits.statement === 'slow';
    // Only the page of the bank-statement partner writes this state.
    const answer = statementAnswer(visit.state as StatementState, visit.polls + 1, slow);
    const { pageName } = answer;
    if (pageName !== 'approval' && pageName !== 'rejected') return { data: answer };
    const { underwriting } = await decideByStatement(ctx, lead, pageName);
    return { data: { ...answer, pageName: pageOf[underwriting] } };
  },

  async bankingSurrogate({ body: { leadId } }, ctx) {
    const lead = await leadOf(ctx, leadId);
    const visit = await newestStatement(ctx.db, lead.id);
    if (!lead.offer || !visit) refuseTooEarly();
    if (ctx.persona.traits.upgrade === 'refused' || visit.state !== 'connected' || !isOffered(lead)) {
      return { data: { final_result_from_BRE: 'REJECT' } };
    }
    await changeLead(ctx.db, lead, { offer: { amount: lead.offer.full, full: lead.offer.full } });
    return { data: { final_result_from_BRE: 'APPROVE' } };
  },

  async onePage({ path }, ctx) {
    const { answers } = await leadOf(ctx, Number(path.leadId));
    // By the place of each in this answer: 'data.loanPurpose'.
    const named = steps.flatMap(({ save, summary }) =>
      'key' in save && summary?.answer ? [[summary.answer.replace('data.', ''), answers[save.key]]] : [],
    );
    const { 'address.type': type, ...data } = Object.fromEntries(named);
    const { address } = ctx.customer;
    const whole = address && { type, address: `${address.houseNo}, ${address.city} ${address.pinCode}` };
    return { data: { ...data, address: whole } };
  },

  async checkRepeatCase({ path, body }, ctx) {
    const requested = await leadOf(ctx, Number(path.leadId));
    if (requested.lead_type !== 'Repeat Case') refuseTooEarly();
    const answers = { ...requested.answers, ...confirmedAnswers(body, ctx, requested) };
    const newest = await leadOf(ctx);
    const done = [...application, '/confirm-details'] as const;
    const added = { ...newLead, lead_type: 'Repeat Case', done, answers } as const;
    // A repeated request uses the application that the first one added.
    const lead = newest.status === 'Closed' ? await addLead(ctx, ctx.customer, added) : newest;
    const decided = ctx.persona.traits.repeatCheck
      ? lead
      : await underwrite(ctx, lead, ctx.customer.address?.city ?? '');
    const pageName = pageOf[decided.underwriting];
    if (pageName !== 'finbox') return { data: { leadID: decided.id, pageName } };
    const redirect_url = await statementUrl(ctx, decided, body.callBackUrl);
    return { data: { leadID: decided.id, pageName, metaData: { finbox: { redirect_url } } } };
  },
} satisfies Handlers;
