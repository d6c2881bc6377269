import type { Route } from '#contract/routes.ts';
import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { savingOf } from '#engine/saving.ts';
import type { Save } from '#engine/step.ts';
import { bankDetails } from '#schemas/bank-details.ts';
import { steps } from '#schemas/index.ts';
import type { Persona } from '../personas.ts';
import { banks } from '../rules/banks.ts';
import { addDays, indianDate } from '../rules/calendar.ts';
import { branches } from '../rules/ifsc-directory.ts';
import { loanTerms } from '../rules/loan-arithmetic.ts';
import { randomToken } from '../secrets.ts';
import type { LeadAnswers } from '../store/columns.ts';
import type { Customer } from '../store/customers.ts';
import { addLead } from '../store/leads.ts';
import { addLoan, keepBankAccount } from '../store/money.ts';
import type { Act } from '../wire/handler.ts';
import { offerFor } from './judging.ts';
import { freshLoan, productOf } from './loans.ts';
import type { PastLead } from './starts.ts';

const paidShare = { all: 1, half: 0.5, nothing: 0 };

/** The answers of the places that are done, as their first passing examples save them. */
function savedAnswers(done: readonly Route[], amount: number | undefined): LeadAnswers {
  const context = { leadID: 0, facts: { ...emptyUserSession, ...emptyDraft }, origin: '' };
  const saved = steps.filter(({ route, save }) => done.includes(route) && savedOnLead(route, save));
  const bodies = saved.map((step) => savingOf(step, step.examples.pass[0] ?? {}, context).body as LeadAnswers);
  const { leadID: _, ...answers } = Object.assign({ leadID: 0 }, ...bodies);
  return amount && done.includes('/enter-loan-amount') ? { ...answers, loanRequeried: amount } : answers;
}

/** Name, PAN, address and account are kept with the customer. */
const savedOnLead = (route: Route, save: Save) => !('call' in save) || route === '/reference-details';

/** The number of the n-th account: that of the example, and others after it. */
export const pastAccountNumber = (nth: number) => String(Number(bankDetails.examples.pass[0]?.accountNo) + nth * 509);

/** An account in the n-th bank of the directory, each a moment older than the one before: the list shows the newest first. */
async function addAccount(
  { db, slowHash, now }: Act,
  { id, name }: Customer,
  status: 'Verified' | 'Not Verified',
  nth: number,
): Promise<string> {
  const branch = branches.find(({ bank }) => bank === banks[nth]);
  if (!branch) throw new Error('The directory has no branch for this account.');
  const number = pastAccountNumber(nth);
  const kept = await keepBankAccount(db, {
    id: `acc_${randomToken()}`,
    customer_id: id,
    holder: name,
    last4: number.slice(-4),
    number_hash: await slowHash(number),
    ifsc: branch.ifsc,
    bank: branch.bank.name,
    status,
    mandate_id: status === 'Verified' ? `mandate_${randomToken()}` : null,
    created_at: new Date(now - nth * 1000),
  });
  return kept.id;
}

/** An application that a persona brings along, with its accounts and its loan where there are some. */
export async function addPastLead(act: Act, customer: Customer, persona: Persona, past: PastLead): Promise<void> {
  const { db, now } = act;
  const { accounts = [], loan } = past;
  const added = accounts.map((status, nth) => addAccount(act, customer, status, nth));
  const [first] = await Promise.all(added);
  const chosen = past.done.includes('/bank-list') && first;
  const answers = savedAnswers(past.done, past.amount);
  const offer = offerFor({ answers }, persona);
  const lead = await addLead(db, {
    customer_id: customer.id,
    lead_type: past.leadType,
    status: past.status,
    judgement: past.judgement,
    reason: past.reason ?? null,
    done: JSON.stringify(past.done),
    answers: JSON.stringify(answers),
    offer: past.judgement === 'approved' ? JSON.stringify(offer) : null,
    flags: JSON.stringify({ ...past.flags, ...(chosen && { bankAccountId: chosen }) }),
    created_at: new Date(now),
  });
  if (!loan) return;
  const product = productOf(persona);
  const disbursedOn = addDays(indianDate(now), -loan.daysAgo);
  const terms = loanTerms(offer.amount, product, disbursedOn);
  const paid = Math.round(terms.repay * paidShare[loan.paid]);
  await addLoan(db, { ...freshLoan(lead, product, terms, disbursedOn), status: loan.status, paid });
}
