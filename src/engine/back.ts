import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { RouteState } from './outcome.ts';

/** §2 "Back targets": where the back arrow of a screen leads. */
export interface BackTarget {
  readonly to: Route;
  /** The page that led here may name another target. */
  readonly supplied?: true;
  /** Where it leads a repeat customer, when no page named a target. */
  readonly repeatCustomer?: Route;
  /** Where it leads when nobody is logged in, when no page named a target. */
  readonly loggedOut?: Route;
}

/** Where a back arrow leads a borrower; `supplied` is the back route that the previous page named, if any. */
export function backRoute(back: BackTarget, supplied: Route | undefined, facts: Facts): Route {
  if (back.supplied && supplied) return supplied;
  if (back.loggedOut && !facts.loggedIn) return back.loggedOut;
  if (back.repeatCustomer && facts.repeatCustomer) return back.repeatCustomer;
  return back.to;
}

/** The back target of a step, as its schema writes it: the parts that differ from the default. */
export type StepBack = Partial<Omit<BackTarget, 'loggedOut'>>;

/** The back target of a step: the entry before it in the order, unless its schema names another. */
export const stepBack = (step: { readonly back?: StepBack }, before: Route = '/dashboard'): BackTarget => ({
  to: before,
  ...step.back,
});

type BackStep = { readonly route: Route; readonly back: BackTarget };

/** Where a back arrow to `to` leads: a skipped step is replaced by its own back target, until one is not skipped. */
export function visibleBackRoute(to: Route, skippedSteps: readonly BackStep[], facts: Facts): Route {
  const step = skippedSteps.find(({ route }) => route === to);
  if (!step) return to;
  const others = skippedSteps.filter((one) => one !== step);
  return visibleBackRoute(backRoute(step.back, undefined, facts), others, facts);
}

const stateParts = ['back', 'backRouteState', 'mobileNumber', 'clickId', 'codeSentAt', 'link'] as const;

/** The route state in the state of a history entry, without the parts that the router stores there. */
export function routeStateOf(state: RouteState): RouteState {
  return Object.fromEntries(stateParts.flatMap((part) => (state[part] ? [[part, state[part]]] : [])));
}

/** The route state that a back arrow passes: the one its target had before, else the mobile number and click id. */
export function routeStateOnBack(to: Route, { back, backRouteState, mobileNumber, clickId }: RouteState): RouteState {
  if (to === back && backRouteState) return backRouteState;
  return { ...(mobileNumber && { mobileNumber }), ...(clickId && { clickId }) };
}
