import { isBeingRepaid } from '#engine/lead.ts';
import { offeredTerms } from '../acts/judging.ts';
import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { freshLoan, loanNumber, productOf } from '../acts/loans.ts';
import { sendCodeOnce, takeCode } from '../acts/one-time-codes.ts';
import { keyFactStatementHtml } from '../pages/key-fact-statement.ts';
import { indianDate } from '../rules/calendar.ts';
import type { Terms } from '../rules/loan-arithmetic.ts';
import type { Lead } from '../store/leads.ts';
import { changeLead } from '../store/leads.ts';
import { addLoan, loansOf } from '../store/money.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** §9 "KFS fixed OTP markers": together they ask for the one-time code. */
const asksForCode = { kfsOtpRequest: 4321, kfsSuccess: 4322 };
const accepted = { data: { status: '1', message: 'Accepted' } };
const notAccepted = {
  data: { status: '0', message: 'We could not register your acceptance. Please try again later.' },
};

/** Pays the loan out, to the account that was confirmed: one loan for an application, whatever is sent again. */
async function disburse(act: BorrowerAct, lead: Lead, terms: Terms): Promise<void> {
  const done = await finish(act, lead, '/term-condition');
  await changeLead(act.db, done, { status: 'Disbursed' });
  await addLoan(act.db, freshLoan(lead, productOf(act.persona), terms, indianDate(act.now)));
}

function termsOf(act: BorrowerAct, lead: Lead, paidOutOn?: string): Terms {
  return offeredTerms(act, lead, paidOutOn) ?? refuse(428, 'Please complete the previous step first.');
}

/** Takes the one-time code where the persona needs one. Tells whether the code is still to come. */
async function awaitsCode(act: BorrowerAct, otp: string | undefined): Promise<boolean> {
  if (act.persona.traits.keyFacts === 'no code') return false;
  const { mobile } = act.customer;
  if (otp === undefined) await sendCodeOnce(act, mobile, 'kfs');
  else await takeCode(act, mobile, 'kfs', otp, { statusCode: 203 });
  return otp === undefined;
}

/** §4 "KFS": the statement, its acceptance by one-time code, and the disbursal that follows. */
export const keyFactsHandlers = {
  async keyFactStatement({ query: { leadId } }, act) {
    const lead = await leadOf(act, leadId);
    // Read again after the acceptance, it is what was accepted.
    const loan = (await loansOf(act.db, act.customer.id)).find(({ lead_id }) => lead_id === lead.id);
    const today = loan?.disbursed_on ?? indianDate(act.now);
    const [borrower, product] = [act.customer.name, productOf(act.persona)];
    const number = loanNumber({ lead_id: lead.id });
    return { data: keyFactStatementHtml({ number, borrower, product, today, terms: termsOf(act, lead, today) }) };
  },

  async acceptKeyFacts({ body: { leadId, otp } }, act) {
    const lead = await leadOf(act, leadId);
    // Accepted already: the same answer, whichever tab or retry asks.
    if (lead.done.includes('/term-condition') || isBeingRepaid(lead.status)) return accepted;
    demandTurn(act, lead, '/term-condition');
    const terms = termsOf(act, lead);
    if (await awaitsCode(act, otp)) return { data: asksForCode };
    if (act.persona.traits.keyFacts === 'refused') return notAccepted;
    await disburse(act, lead, terms);
    return accepted;
  },
} satisfies Handlers;
