import type { Persona } from '../personas.ts';
import type { Terms } from '../rules/loan-arithmetic.ts';
import { loanTerms } from '../rules/loan-arithmetic.ts';
import type { Product } from '../rules/products.ts';
import { emi, payday, productById } from '../rules/products.ts';
import type { Instalment } from '../rules/repayment-schedule.ts';
import type { Lead } from '../store/leads.ts';
import type { Loan } from '../store/money.ts';

/** The number a loan is known by. */
export const loanNumber = ({ lead_id }: Pick<Loan, 'lead_id'>) => `KDM${String(lead_id).padStart(7, '0')}`;

export function productOf({ traits }: Pick<Persona, 'traits'>): Product {
  return traits.emi ? emi : payday;
}

/** The instalments of a loan that was paid out. */
export function scheduleOf({ amount, product_id, disbursed_on }: Loan): readonly Instalment[] {
  return loanTerms(amount, productById(product_id), disbursed_on).schedule;
}

/** A loan on these terms, as it stands on the day it is paid out. */
export function freshLoan({ id, customer_id, flags }: Lead, product: Product, terms: Terms, disbursedOn: string) {
  return {
    lead_id: id,
    customer_id,
    product_id: product.id,
    status: 'Disbursed' as const,
    amount: terms.amount,
    fee: terms.fee,
    gst: terms.gst,
    repay: terms.repay,
    paid: 0,
    tenure: terms.tenureDays,
    disbursed_on: disbursedOn,
    repay_on: terms.repayOn,
    bank_account_id: flags.bankAccountId ?? null,
  };
}
