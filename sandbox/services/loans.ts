import type { Persona } from '../personas.ts';
import { emi, loanTerms, payday, productById } from '../rules/loan-arithmetic.ts';
import type { Lead, Loan } from '../store/borrowers.ts';
import type { Db, NewRow } from '../store/tables.ts';

export const loanNumber = (leadID: number) => `KDM${String(leadID).padStart(7, '0')}`;

export const productOf = ({ traits }: Pick<Persona, 'traits'>) => (traits.emi ? emi : payday);

export const termsOfLoan = ({ amount, product_id, disbursed_on }: Loan) =>
  loanTerms(amount, productById(product_id), disbursed_on);

type NewLoan = Pick<NewRow<'loans'>, 'product_id' | 'status' | 'amount' | 'paid' | 'disbursed_on'>;

/** Adds the loan of a lead, once. */
export async function addLoan(db: Db, { id: lead_id, customer_id, flags }: Lead, loan: NewLoan) {
  const bank_account_id = flags.bankAccountId ?? null;
  await db
    .insertInto('loans')
    .values({ ...loan, lead_id, customer_id, bank_account_id })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute();
}
