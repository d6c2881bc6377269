import type { Persona } from '../personas.ts';
import { emi, loanTerms, payday, productById, type Terms } from '../rules/loan-arithmetic.ts';
import type { Lead, Loan } from '../store/borrowers.ts';
import type { Db, NewRow } from '../store/tables.ts';

export const loanNumber = (leadID: number) => `KDM${String(leadID).padStart(7, '0')}`;

export const productOf = ({ traits }: Pick<Persona, 'traits'>) => (traits.emi ? emi : payday);

export const termsOfLoan = ({ amount, product_id, disbursed_on }: Loan) =>
  loanTerms(amount, productById(product_id), disbursed_on);

type Progress = Pick<NewRow<'loans'>, 'product_id' | 'status' | 'paid'>;

/** Adds the loan of a lead, once. */
export async function addLoan(db: Db, { id, customer_id, flags }: Lead, terms: Terms, progress: Progress) {
  const { amount, fee, gst, repay, tenureDays: tenure, disbursedOn: disbursed_on, repayOn: repay_on } = terms;
  const bank_account_id = flags.bankAccountId ?? null;
  await db
    .insertInto('loans')
    .values({
      lead_id: id,
      customer_id,
      bank_account_id,
      amount,
      fee,
      gst,
      repay,
      tenure,
      disbursed_on,
      repay_on,
      ...progress,
    })
    .onConflict((conflict) => conflict.column('lead_id').doNothing())
    .execute();
}
