import { productIds } from '#contract/products.ts';
import type { Dashboard } from '#engine/decisions/dashboard.ts';

/** What the dashboard's amount pays: section 1 keys an emi loan by product id 1, and there it is the next EMI alone. */
export function paysOneEmi({ productId, noOfEMIs }: Pick<Dashboard, 'productId' | 'noOfEMIs'>): boolean {
  return productId === productIds.emi && noOfEMIs !== 1;
}

export const oneEmi = { title: 'Next EMI', text: 'This is one EMI, not your whole loan.' };
