import type { Persona } from '../personas.ts';
import { banks } from '../rules/banks.ts';
import { addDays, indianDate } from '../rules/calendar.ts';
import { branches } from '../rules/ifsc-directory.ts';
import { inPaise, loanTerms } from '../rules/loan-arithmetic.ts';
import { randomToken } from '../secrets.ts';
import type { Customer } from '../store/customers.ts';
import { addLead } from '../store/leads.ts';
import { addLoan, keepBankAccount } from '../store/money.ts';
import type { Act } from '../wire/handler.ts';
import { freshLoan, productOf } from './loans.ts';
import type { PastLead } from './starts.ts';

const amount = 50_000;
const paidShare = { all: 1, half: 0.5, nothing: 0 };

/** The answers of somebody who has been through the application. */
const answers = {
  purposeloan: 'Salary Delay',
  loanRequeried: amount,
  gender: 'Female',
  marrital: 'Single',
  education: 'Bachelors',
  employeeType: 'Salaried',
  salaryMode: 'Bank Transfer',
  companyName: 'Vanya Textiles',
  industry: 'E-commerce',
  designation: 'Executive',
  monthlyIncome: 42_500,
  totalExperience: '2 - 5 Years',
  salary_date: 7,
  residenceType: 'Rented',
};

/** The number of the n-th account that a persona brings along. */
export const pastAccountNumber = (mobile: string, nth: number) => `${mobile}${4417 + nth * 509}`;

/** An account in the n-th bank of the directory, each a moment older than the one before: the list shows the newest first. */
async function addAccount(
  { db, slowHash, now }: Act,
  { id, mobile }: Customer,
  { name }: Persona,
  status: 'Verified' | 'Not Verified',
  nth: number,
): Promise<string> {
  const branch = branches.find(({ bank }) => bank === banks[nth]);
  if (!branch) throw new Error('The directory has no branch for this account.');
  const number = pastAccountNumber(mobile, nth);
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
  const added = accounts.map((status, nth) => addAccount(act, customer, persona, status, nth));
  const [first] = await Promise.all(added);
  const chosen = past.done.includes('/bank-list') && first;
  const offer = { amount: inPaise(amount), full: inPaise(amount) };
  const lead = await addLead(db, {
    customer_id: customer.id,
    lead_type: past.leadType,
    status: past.status,
    judgement: past.judgement,
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
