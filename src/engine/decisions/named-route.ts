import type { IsRoute, Route } from '#contract/routes.ts';
import { msg } from '#languages/message.ts';
import { go, type Outcome, popup, redirect } from '../outcome.ts';

/** The page of the newest build: with this query, the service worker opens no stored one. */
export const anew = '/dashboard?anew';

/**
 * To the route a server names. An unknown one shows a message, and loads /dashboard anew: it may be a step of a build
 * that was deployed after this page was opened.
 */
export function goNamed(route: string, { isRoute }: { readonly isRoute: IsRoute }): Outcome {
  const to = namedRoute(route, isRoute);
  if (to) return go(to);
  return popup(msg('The next screen could not be opened. Your answers are kept.'), { then: redirect(anew) });
}

/** The route that a server names, without a query or a fragment. An address with a host is never a route. */
export function namedRoute(text: string, isRoute: IsRoute): Route | undefined {
  const to = text.replace(/[?#].*/s, '');
  return isRoute(to) ? to : undefined;
}
