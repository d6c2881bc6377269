import type { ComponentProps, MouseEvent } from 'react';
import type { Route } from '#contract/routes.ts';
import { routeStateOf } from '#engine/back.ts';
import { textLinkClass } from '#ui/actions/link.tsx';
import { type Link, useServices } from './services.ts';

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Omit<Link, 'search'> & {
    /** This screen, to which the other one's back arrow leads, with the route state from when the link is followed. */
    readonly back?: Route | undefined;
    /** This screen does not stay in the history. */
    readonly replace?: boolean;
    [name: `data-${string}`]: string | undefined;
  };

/** A link to a screen of the app, a text link by default; that to the current screen is marked with `aria-current`. */
export function RouteLink({
  to,
  routeState,
  back,
  replace,
  className = textLinkClass,
  onClick,
  ...anchor
}: RouteLinkProps) {
  const { navigation } = useServices();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (opensElsewhere) return;
    event.preventDefault();
    // The state of the router lacks what `storeInHistory` added.
    const backRouteState = routeStateOf({ ...navigation.here().state, ...history.state });
    void navigation.open({ to, routeState: back ? { back, backRouteState } : routeState }, replace);
  };
  return (
    <a
      href={to}
      className={className}
      aria-current={navigation.here().pathname === to ? 'page' : undefined}
      {...anchor}
      onClick={follow}
    />
  );
}
