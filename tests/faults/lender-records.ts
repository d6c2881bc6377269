import { noFacts } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import { saveKeys, savingOf } from '#engine/saving.ts';
import type { Step } from '#engine/step.ts';
import type { Rows } from '#sandbox/store/store.ts';

/** The part of a save's body that the borrower has answered. */
function sentOf(step: Step, answers: Answers): Readonly<Record<string, unknown>> {
  const context = { facts: noFacts, origin: '', back: undefined };
  const all = savingOf(step, answers, context).body;
  const ofSession = ['leadID', 'leadId', 'finboxCallBackUrl', 'repeat', 'confirmedAccountNo'];
  return Object.fromEntries(Object.entries(all).filter(([name]) => !ofSession.includes(name)));
}

/** Whether the lender's rows hold these answers of a step. */
export function holds({ customers, leads, bank_accounts }: Rows, step: Step, answers: Answers): boolean {
  const lead = leads.toSorted((one, other) => one.id - other.id).at(-1);
  const [customer] = customers;
  const stored: Readonly<Record<string, unknown>> = { ...lead?.answers };
  const others = JSON.stringify([customer, bank_accounts]);
  const isKept = (name: string, value: unknown) => {
    if (name in saveKeys(step) || step.route === '/reference-details')
      return String(stored[name] ?? '') === String(value);
    // The lender stores only the last digits of an account number.
    return others.includes(name === 'accountNo' ? String(value).slice(-4) : String(value));
  };
  return Object.entries(sentOf(step, answers)).every(([name, value]) => value === '' || isKept(name, value));
}

/** What the lender has stored more often than it may since `before`. */
export function doubled(before: Rows, after: Rows): string[] {
  const added = (table: 'customers' | 'leads' | 'loans' | 'repayments') => after[table].length - before[table].length;
  const accounts = after.bank_accounts.map(({ number_hash, ifsc }) => `${number_hash} ${ifsc}`);
  const mandates = after.bank_accounts.flatMap(({ mandate_id }) => mandate_id ?? []);
  const paidLeads = after.loans.map(({ lead_id }) => lead_id);
  const found = {
    'a customer': added('customers') > 0,
    'two applications': added('leads') > 1,
    'two loans': added('loans') > 1 || new Set(paidLeads).size < paidLeads.length,
    'an account twice': new Set(accounts).size < accounts.length,
    'a mandate twice': new Set(mandates).size < mandates.length,
    'two repayments': added('repayments') > 1,
  };
  return Object.entries(found).flatMap(([what, is]) => (is ? [what] : []));
}
