import type { Login } from '#contract/session.ts';
import type { Session } from './session.ts';
import type { StorageKey } from './storage-keys.ts';

/** What belongs to one customer and must not reach the next one who logs in here. */
const ofOneCustomer: readonly StorageKey[] = [
  'token',
  'accessToken',
  'leadID',
  'customerID',
  'custId',
  'phoneNo',
  'productId',
  'customerType',
  'loanAmount',
  'emiTenure',
  'syncWebDataCacheTime',
];

function forgetCustomer(session: Session): void {
  session.clear();
  for (const key of ofOneCustomer) session.storage.remove(key);
}

/**
 * §3 "Login response": what it stores; the ids of the session store themselves under their keys.
 * Another customer's draft is dropped, the same customer's is kept. The token comes last: another tab that reads it
 * reads whose it is as well.
 */
export function storeLogin(session: Session, { token, accessToken, customerType, facts }: Login): void {
  const isSame = facts.customerID && facts.customerID === session.facts().customerID && session.isOurs();
  if (!isSame) forgetCustomer(session);
  session.storage.stamp('user-activity-timestamp');
  if (accessToken) session.storage.set('accessToken', accessToken);
  if (customerType) session.storage.set('customerType', customerType);
  session.patch({ ...facts, loggedIn: true });
  session.storage.set('token', token);
}

/** §2 "Link landing page": stores what the link carries. A link for somebody else starts afresh. */
export function storeLink(session: Session, token: string, leadID: number | undefined): void {
  if (token !== session.storage.get('token')) forgetCustomer(session);
  session.storage.stamp('user-activity-timestamp');
  session.patch({ loggedIn: true, ...(leadID && { leadID }) });
  session.storage.set('token', token);
}
