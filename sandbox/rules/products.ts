import { productIds } from '#contract/session.ts';

/** §1: the loan types by their product id. */
export interface Product {
  readonly id: (typeof productIds)[keyof typeof productIds];
  readonly name: string;
  readonly tenureDays: number;
  readonly instalments: number;
}

export const payday: Product = { id: productIds.payday, name: 'Payday', tenureDays: 60, instalments: 1 };
export const emi: Product = { id: productIds.emi, name: 'EMI', tenureDays: 90, instalments: 3 };

/** The product of an id; payday for any other number. */
export function productById(id: number): Product {
  return id === emi.id ? emi : payday;
}
