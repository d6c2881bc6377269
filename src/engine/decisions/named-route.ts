import type { IsRoute } from '#contract/routes.ts';
import type { Outcome } from '../outcome.ts';
import { go, popup } from '../outcome.ts';
import { placeOf } from '../place.ts';

/** To the route a server names, with its query. An unknown one shows a message, and leads to /dashboard. */
export function goNamed(route: string, { isRoute }: { readonly isRoute: IsRoute }): Outcome<never> {
  const place = placeOf(route, isRoute);
  if (place) return go(place.to, { search: place.search });
  return popup('The next screen could not be opened. Your answers are kept.', { then: go('/dashboard') });
}
