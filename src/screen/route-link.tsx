import type { LinkProps } from '@tanstack/react-router';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Route } from '#contract/routes.ts';
import type { RouteState } from '#engine/outcome.ts';

type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'search'> & {
  to: Route;
  routeState?: RouteState;
  search?: Readonly<Record<string, string>>;
};

/** A link to a screen of ours. */
export function RouteLink({ to, routeState = {}, search, ...anchor }: RouteLinkProps) {
  // The routes are made from the contract's list at start, so the router's own types do not know their queries.
  return <Link {...anchor} {...({ to, state: routeState, search } as LinkProps)} />;
}
