import type { Dashboard } from '#engine/decisions/dashboard.ts';

/** Whether the amount of the dashboard is only the next EMI: product id 1 (§1) with several EMIs. */
export function paysOneEmi({ productId, noOfEMIs }: Pick<Dashboard, 'productId' | 'noOfEMIs'>): boolean {
  return productId === 1 && noOfEMIs !== 1;
}

export const oneEmi = { title: 'Next EMI', text: 'This is one EMI, not your whole loan.' };
