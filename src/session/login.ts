import type { AnswerOf } from '#contract/call.ts';
import type { verifyOtp } from '#contract/login.ts';
import type { Session } from './session.ts';
import type { StorageKey } from './storage-keys.ts';
import { browserStorage } from './storage-keys.ts';

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
  for (const key of ofOneCustomer) browserStorage.remove(key);
}

/**
 * §3 "Login response": what it stores; the ids of the session store themselves under their keys.
 * Another customer's draft is dropped, the same customer's is kept. The token comes last: another tab that reads it
 * reads whose it is as well.
 */
export function storeLogin(session: Session, login: AnswerOf<typeof verifyOtp>['data'], mobile: string): void {
  const { jwtToken, accessToken, customer, lead } = login;
  const isSame = customer.customerID && customer.customerID === session.facts().customerID && session.isOurs();
  if (!isSame) forgetCustomer(session);
  browserStorage.stamp('user-activity-timestamp');
  if (accessToken) browserStorage.set('accessToken', accessToken);
  if (lead?.customer_type) browserStorage.set('customerType', lead.customer_type);
  session.patch({
    loggedIn: true,
    mobile: customer.mobile ?? mobile,
    ...(customer.customerID && { customerID: customer.customerID }),
    ...(lead?.productId && { productId: lead.productId }),
  });
  browserStorage.set('token', jwtToken);
}

/** §2 "Link landing page": stores what the link carries. A link for somebody else starts afresh. */
export function storeLink(session: Session, token: string, leadID: number | undefined): void {
  if (token !== browserStorage.get('token')) forgetCustomer(session);
  browserStorage.stamp('user-activity-timestamp');
  session.patch({ loggedIn: true, ...(leadID && { leadID }) });
  browserStorage.set('token', token);
}
