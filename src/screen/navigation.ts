import type { Route } from '#contract/routes.ts';
import type { RouteState } from '#engine/outcome.ts';

/** An address of the app, and what its history entry holds. */
export interface Place {
  readonly pathname: string;
  /** The query with its question mark, or ''. */
  readonly searchStr: string;
  /** With the router's key of the arrival. */
  readonly state: RouteState & { readonly __TSR_key?: string | undefined };
}

export interface Link {
  readonly to: Route;
  readonly search?: Readonly<Record<string, string>>;
  readonly routeState?: RouteState;
}

/** The addresses of the app, without the router: the first screen is drawn before the router is loaded. */
export interface Navigation {
  /** Where the borrower is, or is on the way to. */
  here(): Place;
  /** Resolves when the navigation has ended. */
  open(link: Link): Promise<void>;
  /** Calls back when a navigation ends on the screen that was open before. Returns how to stop. */
  onSameScreen(listener: () => void): () => void;
}
