import type { Route } from '#contract/routes.ts';

/**
 * §12: the percent of a step is its position in the onboarding order: 1 to 99, since there is something before and after it.
 * Skipped steps do not count, except the one where the borrower is.
 */
export function progressPercent(order: readonly Route[], route: Route, skipped: readonly Route[] = []) {
  const counted = order.filter((one) => one === route || !skipped.includes(one));
  const position = counted.indexOf(route) + 1;
  if (position === 0) return undefined;
  return Math.min(Math.max(Math.round((position * 100) / (counted.length + 1)), 1), 99);
}
