import type { RouterHistory } from '@tanstack/react-router';
import type { Route } from '#contract/routes.ts';
import type { RouteState } from '#engine/outcome.ts';
import { storeLink } from '#session/login.ts';
import type { Session } from '#session/session.ts';
import { queryString } from './query.ts';

const linkPage: Route = '/login';

/** The characters that a header allows (RFC 6750 "b64token"). */
const isToken = (text: string) => /^[\w.~+/-]+=*$/.test(text);

const leadOf = (text: string | null) => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined);

/**
 * §18 "A token in a URL": removes it from the address before any request.
 * §2 "Link landing page": stores the token and the lead of /login, and marks the route state.
 */
export function openLink(history: RouterHistory, session: Session): void {
  const { pathname, search, hash } = history.location;
  const query = new URLSearchParams(search);
  const token = query.get('token');
  if (token === null) return;
  const leadID = leadOf(query.get('leadID'));
  const isLink = pathname === linkPage && isToken(token);
  if (isLink) storeLink(session, token, leadID);
  for (const name of isLink ? ['token', 'leadID'] : ['token']) query.delete(name);
  const routeState: RouteState = isLink ? { link: true } : {};
  history.replace(`${pathname}${queryString(Object.fromEntries(query))}${hash}`, routeState);
  // At once, not in the next microtask.
  history.flush();
}
