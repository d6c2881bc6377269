import { type Login, newApplication } from '#contract/session.ts';
import type { Session } from './session.ts';
import { customerKeys } from './storage-keys.ts';

function forgetCustomer(session: Session): void {
  session.clear();
  for (const key of customerKeys) session.storage.remove(key);
}

/** §3 "Login response": stores the login. Another customer's draft is dropped. */
export function storeLogin(session: Session, { token, accessToken, customerType, facts }: Login): void {
  const isSame = facts.customerID && facts.customerID === session.facts().customerID && session.isOurs();
  if (!isSame) forgetCustomer(session);
  if (accessToken) session.storage.set('accessToken', accessToken);
  if (customerType) session.storage.set('customerType', customerType);
  session.patch({ ...facts, loggedIn: true });
  session.storeToken(token);
}

/** §2 "Link landing page": stores its token and lead. Another borrower's draft is dropped; another lead is a new application. */
export function storeLink(session: Session, token: string, leadID: number | undefined): void {
  if (token !== session.storage.get('token')) forgetCustomer(session);
  const isAnotherLead = leadID && leadID !== session.facts().leadID;
  session.patch({ loggedIn: true, ...(isAnotherLead && { ...newApplication, leadID }) });
  session.storeToken(token);
}
