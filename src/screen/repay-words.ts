import { productIds } from '#contract/session.ts';
import type { Dashboard } from '#engine/decisions/dashboard.ts';

/** What the dashboard's amount pays: of an emi loan it is the next EMI alone. */
export function paysOneEmi({ productId, noOfEMIs }: Pick<Dashboard, 'productId' | 'noOfEMIs'>): boolean {
  return productId === productIds.emi && noOfEMIs !== 1;
}

export const oneEmi = { title: 'Next EMI', text: 'This is one EMI, not your whole loan.' };
