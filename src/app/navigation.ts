import type { AnyRouter } from '@tanstack/react-router';
import type { AppLocation, Link, Navigation } from '#screen/services.ts';

/** Identifies one arrival at one address. */
export const visitOf = ({ state }: Pick<AppLocation, 'state'>): string => state.__TSR_key ?? '';

/** `router`: undefined until the first screen is left; `startRouter` loads it, and opens a screen with it. */
export function createNavigation(router: () => AnyRouter | undefined, startRouter: (link: Link) => Promise<void>) {
  return {
    here: () =>
      router()?.state.location ?? {
        pathname: location.pathname,
        searchStr: location.search,
        // Without the router's key: it appears once the router is made, and must not look like another arrival.
        state: { ...history.state, __TSR_key: undefined },
      },
    /** `replace`: the screen that is left does not stay in the history. */
    async open(link: Link, replace = false) {
      const { to, search = {}, routeState = {} } = link;
      const loaded = router();
      if (loaded) await loaded.navigate({ to, search, state: routeState, replace });
      else await startRouter(link);
    },
    onSameScreen: (listener) =>
      router()?.subscribe('onResolved', ({ pathChanged }) => {
        if (!pathChanged) listener();
      }) ?? (() => {}),
  } satisfies Navigation;
}
