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

/** A link to a screen of the app. */
export function RouteLink({ to, routeState = {}, search, ...anchor }: RouteLinkProps) {
  // The routes are made from a list at run time, so the router's types do not know their queries.
  return <Link {...anchor} {...({ to, state: routeState, search } as LinkProps)} />;
}
