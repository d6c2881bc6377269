import { indianDay } from '#engine/format.ts';
import type { BorrowerContext } from '../http/context.ts';
import { defaultDob, type Persona, productOf } from '../personas.ts';
import { inPaise, loanTerms, type Terms, termsOfLoan } from '../rules/loan-arithmetic.ts';
import { highestAmount, type RejectReason, rejectMessages, rejectReason } from '../rules/underwriting.ts';
import { changeLead, type Lead, type Loan } from '../store/borrowers.ts';
import type { Offer } from '../store/tables.ts';
import { statementUrl } from './partner-pages.ts';
import { refuseTooEarly } from './steps.ts';

/** The terms of the loan; before the disbursal, those offered today. §8 428: refuses before the approval. */
export function termsOf({ persona, now }: BorrowerContext, { offer }: Lead, loan?: Loan): Terms {
  if (loan) return termsOfLoan(loan);
  return offer ? loanTerms(offer.amount, productOf(persona), indianDay(now)) : refuseTooEarly();
}

export function offerFor({ answers }: Pick<Lead, 'answers'>, { traits }: Persona): Offer {
  const full = Math.min(Number(answers.loanRequeried ?? 0), highestAmount(Number(answers.monthlyIncome ?? 0)));
  const amount = traits.upgrade ? Math.max(1000, Math.floor(full / 2000) * 1000) : full;
  return { amount: inPaise(amount), full: inPaise(full) };
}

export function approve({ db, persona }: BorrowerContext, lead: Lead): Promise<Lead> {
  const offer = offerFor(lead, persona);
  return changeLead(db, lead, { status: 'Approved Process', underwriting: 'approved', offer });
}

export function reject({ db }: BorrowerContext, lead: Lead, reason: RejectReason): Promise<Lead> {
  return changeLead(db, lead, { status: 'Rejected', underwriting: 'rejected', reason });
}

/** Decides an application by its answers and the bureau. A decided one does not change. */
export async function underwrite(ctx: BorrowerContext, lead: Lead, city: string): Promise<Lead> {
  const { traits } = ctx.persona;
  if (lead.underwriting !== 'open') return lead;
  const dob = ctx.customer.pan_found?.dob ?? defaultDob;
  const monthlyIncome = Number(lead.answers.monthlyIncome ?? 0);
  const reason = rejectReason({ dob, monthlyIncome, city, bureau: traits.bureau ?? 'good' }, indianDay(ctx.now));
  if (reason) return reject(ctx, lead, reason);
  return traits.statement ? changeLead(ctx.db, lead, { underwriting: 'statement' }) : approve(ctx, lead);
}

/** §13: CibilAndBreData, by which the address screen decides. */
export async function addressAnswer(ctx: BorrowerContext, lead: Lead, callBackUrl: string) {
  if (lead.underwriting === 'rejected') return { status: 1, message: rejectMessages[lead.reason ?? 'bureau'] };
  if (lead.underwriting === 'approved') return { status: 1, message: 'Approved' };
  if (ctx.persona.traits.statement === 'no address') return { status: 0 };
  return { status: 1, message: 'Proceed to Bank', redirect_url: await statementUrl(ctx, lead, callBackUrl) };
}
