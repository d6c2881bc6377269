import type { Route } from '#contract/routes.ts';
import { order } from '#schemas/index.ts';

/** The next route of the onboarding order, which is that of an added step where a product has one there. */
export function routeAfter(route: Route): Route {
  const next = order[order.indexOf(route) + 1];
  if (!next) throw new Error(`Nothing follows ${route}.`);
  return next;
}
