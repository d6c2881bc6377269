/** §1: the loan types by their product id. */
export interface Product {
  readonly id: 1 | 2;
  readonly name: string;
  readonly tenureDays: number;
  readonly instalments: number;
}

export const payday: Product = { id: 2, name: 'Payday', tenureDays: 60, instalments: 1 };
export const emi: Product = { id: 1, name: 'EMI', tenureDays: 90, instalments: 3 };

/** The product of an id; payday for any other number. */
export function productById(id: number): Product {
  return id === emi.id ? emi : payday;
}
