import { productIds } from '#contract/session.ts';
import type { Dashboard } from '#engine/decisions/dashboard.ts';
import { msg } from '#languages/message.ts';

/** Whether the dashboard's amount is only the next EMI, not the whole loan. */
export function paysOneEmi({ productId, noOfEMIs }: Pick<Dashboard, 'productId' | 'noOfEMIs'>): boolean {
  return productId === productIds.emi && noOfEMIs !== 1;
}

export const oneEmi = { title: msg('Next EMI'), text: msg('This is one EMI, not your whole loan.') };
