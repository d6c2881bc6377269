import { saveKeys } from '#engine/saving.ts';
import { steps } from '#schemas/index.ts';
import type { BorrowerContext, Handlers } from '../http/context.ts';
import { application, factsOfLead } from '../rules/step-order.ts';
import { assertValid, leadOf, leadStateOf, refuseTooEarly } from '../services/steps.ts';
import { statementUrl, underwrite } from '../services/underwriting.ts';
import type { Lead } from '../store/leads.ts';
import { addLead, newestLead } from '../store/leads.ts';
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
  const given = Object.fromEntries(Object.entries(body).map(([name, value]) => [saveKeyOf[name] ?? name, value]));
  const saved = steps.flatMap((step) => {
    const keys = Object.keys(saveKeys(step));
    const sent = keys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]] as const]));
    if (sent.length < keys.length || (skippedSteps.includes(step.route) && !sent.some(([, value]) => value))) return [];
    if (sent.length > 0) assertValid(step, given, ctx, lead);
    return sent;
  });
  return Object.fromEntries(saved);
}

function addRepeatLead(
  { db, now }: BorrowerContext,
  { customer_id, answers }: Lead,
  confirmed: LeadAnswers,
): Promise<Lead> {
  return addLead(db, {
    customer_id,
    lead_type: 'Repeat Case',
    status: 'Active',
    underwriting: 'open',
    done: JSON.stringify([...application, '/confirm-details']),
    answers: JSON.stringify({ ...answers, ...confirmed }),
    flags: '{}',
    created_at: new Date(now),
  });
}

const pageOf = { open: 'dashboard', statement: 'finbox', approved: 'approval', rejected: 'rejected' } as const;

/** §4 "User details Continue": the shorter journey of a repeat customer. */
export const repeatHandlers = {
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
    const confirmed = confirmedAnswers(body, ctx, requested);
    const newest = (await newestLead(ctx.db, ctx.customer.id)) ?? requested;
    // A repeated request uses the application that the first one added.
    const lead = newest.status === 'Closed' ? await addRepeatLead(ctx, requested, confirmed) : newest;
    const decided = ctx.persona.traits.repeatCheck
      ? lead
      : await underwrite(ctx, lead, ctx.customer.address?.city ?? '');
    const pageName = pageOf[decided.underwriting];
    if (pageName !== 'finbox') return { data: { leadID: decided.id, pageName } };
    const redirect_url = await statementUrl(ctx, decided, body.callBackUrl);
    return { data: { leadID: decided.id, pageName, metaData: { finbox: { redirect_url } } } };
  },
} satisfies Handlers;
