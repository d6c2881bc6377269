import { saveKeys } from '#engine/saving.ts';
import { steps } from '#schemas/index.ts';
import { demandRules } from '../acts/demand-rules.ts';
import { judge } from '../acts/judging.ts';
import { leadOf, standingOf } from '../acts/lead-steps.ts';
import { statementUrl } from '../acts/statement.ts';
import { application, factsOfLead } from '../rules/step-order.ts';
import type { LeadAnswers } from '../store/columns.ts';
import type { Lead } from '../store/leads.ts';
import { addLead, newestLead } from '../store/leads.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** The two answers that the check spells otherwise than the partial update does. */
const keyOf: Readonly<Record<string, string>> = { loanPurpose: 'purposeloan', modeOfPayment: 'salaryMode' };

/** The confirmed answers under the keys they are saved by, each checked by the step that asks for it. */
function confirmedAnswers(
  body: Readonly<Record<string, string | number | undefined>>,
  act: BorrowerAct,
  lead: Lead,
): LeadAnswers {
  const { skippedSteps } = factsOfLead(standingOf(act, lead));
  const given = Object.fromEntries(Object.entries(body).map(([name, value]) => [keyOf[name] ?? name, value]));
  const saved = steps.flatMap((step) => {
    const keys = Object.keys(saveKeys(step));
    const sent = keys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]] as const]));
    if (sent.length < keys.length || (skippedSteps.includes(step.route) && !sent.some(([, value]) => value))) return [];
    if (sent.length > 0) demandRules(step, given, act, lead);
    return sent;
  });
  return Object.fromEntries(saved);
}

function addRepeatLead(
  { db, now }: BorrowerAct,
  { customer_id, answers }: Lead,
  confirmed: LeadAnswers,
): Promise<Lead> {
  return addLead(db, {
    customer_id,
    lead_type: 'Repeat Case',
    status: 'Active',
    judgement: 'open',
    done: JSON.stringify([...application, '/confirm-details']),
    answers: JSON.stringify({ ...answers, ...confirmed }),
    flags: '{}',
    created_at: new Date(now),
  });
}

const pageOf = { open: 'dashboard', statement: 'finbox', approved: 'approval', rejected: 'rejected' } as const;

/** §4 "User details Continue": the shorter path of a repeat customer. */
export const repeatHandlers = {
  async onePage({ path }, act) {
    const { answers } = await leadOf(act, Number(path.leadId));
    const text = (key: string) => (key in answers ? String(answers[key]) : null);
    const { address } = act.customer;
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

  async checkRepeatCase({ path, body }, act) {
    const asked = await leadOf(act, Number(path.leadId));
    if (asked.lead_type !== 'Repeat Case') refuse(428, 'Please complete the previous step first.');
    const confirmed = confirmedAnswers(body, act, asked);
    const newest = (await newestLead(act.db, act.customer.id)) ?? asked;
    // Sent again, it is answered for the application that it opened the first time.
    const lead = newest.status === 'Closed' ? await addRepeatLead(act, asked, confirmed) : newest;
    const waits = act.persona.traits.repeat === 'other';
    const judged = waits ? lead : await judge(act, lead, act.customer.address?.city ?? '');
    const pageName = pageOf[judged.judgement];
    if (pageName !== 'finbox') return { data: { leadID: judged.id, pageName } };
    const redirect_url = await statementUrl(act, judged, body.callBackUrl);
    return { data: { leadID: judged.id, pageName, metaData: { finbox: { redirect_url } } } };
  },
} satisfies Handlers;
