import type { IsRoute } from '#contract/routes.ts';
import { msg } from '#languages/message.ts';
import { go, type Outcome, popup } from '../outcome.ts';

/** To the route a server names, with its query. An unknown one shows a message, and leads to /dashboard. */
export function goNamed(route: string, { isRoute }: { readonly isRoute: IsRoute }): Outcome {
  const named = namedRoute(route, isRoute);
  if (named) return go(named.to, { search: named.search });
  return popup(msg('The next screen could not be opened. Your answers are kept.'), { then: go('/dashboard') });
}

/** The route and the query that a server names, '/finbox?url=https%3A…'. An address with a host is never a route. */
export function namedRoute(text: string, isRoute: IsRoute) {
  const [to, ...query] = text.replace(/#.*/s, '').split('?');
  if (!isRoute(to)) return undefined;
  const pairs = query.join('?').matchAll(/([^&=]+)=?([^&]*)/g);
  return {
    to,
    search: Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [decoded(name), decoded(value)])),
  };
}

/** A part of a query, decoded; unchanged where it is not well encoded. */
function decoded(part: string): string {
  const spaced = part.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
