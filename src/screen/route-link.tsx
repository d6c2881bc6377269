import type { ComponentProps, MouseEvent } from 'react';
import { textLinkClass } from '#ui/actions/link.tsx';
import { type Link, useServices } from './services.ts';

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Omit<Link, 'search'> & { [name: `data-${string}`]: string | undefined };

/** A link to a screen of the app, a text link by default; that to the current screen is marked with `aria-current`. */
export function RouteLink({ to, routeState, className = textLinkClass, onClick, ...anchor }: RouteLinkProps) {
  const { navigation } = useServices();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || opensElsewhere) return;
    event.preventDefault();
    void navigation.open({ to, ...(routeState && { routeState }) });
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
