import { saveKeys } from '#engine/saving.ts';
import { enterAddress } from '#schemas/enter-address.ts';
import { steps } from '#schemas/index.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { stepOfKeys } from '../rules/saved-answers.ts';
import { statesWith } from '../rules/states.ts';
import { application, factsOfLead } from '../rules/step-order.ts';
import { assertValid, leadOf, leadStateOf, leadWith, markDone, refuseTooEarly } from '../services/steps.ts';
import { addressAnswer, statementUrl, underwrite } from '../services/underwriting.ts';
import { addLead, changeCustomer, type Lead, newestLead, newLead } from '../store/borrowers.ts';
import type { LeadAnswers } from '../store/tables.ts';

/** The answers whose key differs from that of the partial update. */
const saveKeyOf: Readonly<Record<string, string>> = { loanPurpose: 'purposeloan', modeOfPayment: 'salaryMode' };

/** The confirmed answers by save key, each validated by its step. */
function confirmedAnswers(
  body: Readonly<Record<string, string | number | undefined>>,
  ctx: BorrowerContext,
  lead: Lead,
): LeadAnswers {
  const { skippedSteps } = factsOfLead(leadStateOf(ctx, lead));
  const bySaveKey = Object.fromEntries(Object.entries(body).map(([name, value]) => [saveKeyOf[name] ?? name, value]));
  const saved = steps.flatMap((step) => {
    const keys = Object.keys(saveKeys(step));
    const sent = keys.flatMap((key) => (bySaveKey[key] === undefined ? [] : [[key, bySaveKey[key]] as const]));
    if (sent.length < keys.length || (skippedSteps.includes(step.route) && !sent.some(([, value]) => value))) return [];
    if (sent.length > 0) assertValid(step, bySaveKey, ctx, lead);
    return sent;
  });
  return Object.fromEntries(saved);
}

const pageOf = { open: 'dashboard', statement: 'finbox', approved: 'approval', rejected: 'rejected' } as const;

/** §7: the partial updates, the address, and §4 "User details Continue": the shorter journey of a repeat customer. */
export const applicationHandlers = {
  async saveAnswer({ body }, ctx) {
    const { leadID, ...sent } = body;
    const step = stepOfKeys(Object.keys(sent), steps);
    if (typeof step === 'string') refuse(400, step);
    const lead = await leadWith(ctx, step, body, leadID);
    if (step.route === '/your-residence' && ctx.persona.traits.residence === 'refused') {
      refuse(400, 'We do not lend for this residence yet.');
    }
    await markDone(ctx, lead, step.route, { answers: sent });
    return { data: { leadID } };
  },

  async saveAddress({ body }, ctx) {
    const lead = await leadWith(ctx, enterAddress, body, body.leadID);
    if (ctx.persona.traits.address === 'elsewhere') {
      refuse(406, 'Please see your dashboard first.', { route: '/dashboard' });
    }
    const { residenceAddress: houseNo, city, state, pincode: pinCode, landmark } = body;
    await changeCustomer(ctx.db, ctx.customer.id, { address: { houseNo, city, state, pinCode, landmark } });
    const saved = await markDone(ctx, lead, '/enter-address');
    if (lead.lead_type === 'Repeat Case') return { data: { leadID: lead.id } };
    const CibilAndBreData = await addressAnswer(ctx, await underwrite(ctx, saved, city), body.finboxCallBackUrl);
    return { data: { CibilAndBreData, leadID: lead.id } };
  },

  async statesCall({ query: { searchWord } }) {
    return { data: statesWith(searchWord) };
  },

  async savedAddress(_received, { customer }) {
    return { data: customer.address };
  },

  async onePage({ path }, ctx) {
    const { answers } = await leadOf(ctx, Number(path.leadId));
    const text = (key: string) => (key in answers ? String(answers[key]) : null);
    const { address } = ctx.customer;
    return {
      data: {
        loanPurpose: text('purposeloan'),
        maritalStatus: text('marrital'),
        qualification: text('education'),
        employementType: text('employeeType'),
        modeOfPayment: text('salaryMode'),
        companyName: text('companyName'),
        industry: text('industry'),
        designation: text('designation'),
        monthlySalary: answers.monthlyIncome ?? null,
        salaryDate: answers.salary_date ?? null,
        address: address && {
          type: text('residenceType'),
          address: `${address.houseNo}, ${address.city} ${address.pinCode}`,
        },
      },
    };
  },

  async checkRepeatCase({ path, body }, ctx) {
    const requested = await leadOf(ctx, Number(path.leadId));
    if (requested.lead_type !== 'Repeat Case') refuseTooEarly();
    const answers = { ...requested.answers, ...confirmedAnswers(body, ctx, requested) };
    const newest = (await newestLead(ctx.db, ctx.customer.id)) ?? requested;
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
