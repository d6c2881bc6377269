import type { Persona } from '../personas.ts';
import { usualDob } from '../personas.ts';
import { indianDate } from '../rules/calendar.ts';
import type { Applicant } from '../rules/eligibility.ts';
import { highestAmount, rejectReason } from '../rules/eligibility.ts';
import type { RejectReason } from '../rules/lead.ts';
import type { Terms } from '../rules/loan-arithmetic.ts';
import { inPaise, loanTerms } from '../rules/loan-arithmetic.ts';
import type { Offer } from '../store/columns.ts';
import type { Lead } from '../store/leads.ts';
import { changeLead } from '../store/leads.ts';
import type { BorrowerAct } from '../wire/handler.ts';
import { productOf } from './loans.ts';

/** The terms of what is offered, were it paid out on a day, today unless said; none before approval. */
export function offeredTerms(
  { now, persona }: BorrowerAct,
  { offer }: Lead,
  paidOutOn = indianDate(now),
): Terms | undefined {
  return offer ? loanTerms(offer.amount, productOf(persona), paidOutOn) : undefined;
}

/** What is offered to an applicant with these answers. */
export function offerFor({ answers }: Pick<Lead, 'answers'>, { traits }: Persona): Offer {
  const full = Math.min(Number(answers.loanRequeried ?? 0), highestAmount(Number(answers.monthlyIncome ?? 0)));
  const amount = traits.upgrade ? Math.max(1000, Math.floor(full / 2000) * 1000) : full;
  return { amount: inPaise(amount), full: inPaise(full) };
}

export function approve({ db, persona }: BorrowerAct, lead: Lead): Promise<Lead> {
  return changeLead(db, lead, { status: 'Approved Process', judgement: 'approved', offer: offerFor(lead, persona) });
}

export function reject({ db }: BorrowerAct, lead: Lead, reason: RejectReason): Promise<Lead> {
  return changeLead(db, lead, { status: 'Rejected', judgement: 'rejected', reason });
}

/** Judges an application by its answers and the bureau, once: sent again, it stays as it was judged. */
export async function judge(act: BorrowerAct, lead: Lead, city: string): Promise<Lead> {
  const { customer, persona } = act;
  if (lead.judgement !== 'open') return lead;
  const applicant: Applicant = {
    dob: customer.pan_found?.dob ?? usualDob,
    monthlyIncome: Number(lead.answers.monthlyIncome ?? 0),
    city,
    bureau: persona.traits.bureau ?? 'good',
  };
  const reason = rejectReason(applicant, indianDate(act.now));
  if (reason) return reject(act, lead, reason);
  const needsStatement = persona.traits.statement !== undefined || persona.traits.repeat === 'finbox';
  return needsStatement ? changeLead(act.db, lead, { judgement: 'statement' }) : approve(act, lead);
}
