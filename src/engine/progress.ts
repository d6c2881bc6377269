import type { Route } from '#contract/routes.ts';

/** §12: the percent of a step is its place in the onboarding order: 1 to 99, since there is something before and after it. */
export function progressPercent(order: readonly Route[], route: Route): number | undefined {
  const place = order.indexOf(route) + 1;
  if (place === 0) return undefined;
  return Math.min(Math.max(Math.round((place * 100) / (order.length + 1)), 1), 99);
}

/** The places that a borrower at this route passes: without the skipped steps, but for the one of this route. */
export function visibleRoutes(order: readonly Route[], skippedSteps: readonly Route[], route: Route): readonly Route[] {
  return order.filter((place) => place === route || !skippedSteps.includes(place));
}
