/** §1: the product ids of the loan types. */
export const productIds = { emi: 1, payday: 2 } as const;
