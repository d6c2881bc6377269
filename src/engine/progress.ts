import type { Route } from '#contract/routes.ts';

/**
 * §12: the percent of a step is its place in the onboarding order: 1 to 99, since there is something before and after it.
 * Skipped steps are no places, but for the one where the borrower is.
 */
export function progressPercent(order: readonly Route[], route: Route, skipped: readonly Route[] = []) {
  const places = order.filter((place) => place === route || !skipped.includes(place));
  const place = places.indexOf(route) + 1;
  if (place === 0) return undefined;
  return Math.min(Math.max(Math.round((place * 100) / (places.length + 1)), 1), 99);
}
