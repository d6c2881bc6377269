import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Handover } from './outcome.ts';

/** §2 "Back targets": where the back arrow of a screen leads. */
export interface Back {
  readonly to: Route;
  /** The page that led here may name another target. */
  readonly supplied?: true;
  /** Where it leads a repeat customer, when no page named a target. */
  readonly repeat?: Route;
  /** Where it leads when nobody is logged in, when no page named a target. */
  readonly loggedOut?: Route;
}

/** The route of a back arrow, given what the previous page supplied. */
export function backRoute(back: Back, supplied: Route | undefined, facts: Facts): Route {
  if (back.supplied && supplied) return supplied;
  if (back.loggedOut && !facts.loggedIn) return back.loggedOut;
  if (back.repeat && facts.repeatCustomer) return back.repeat;
  return back.to;
}

/** What the back arrow hands to the screen it leads to: what that screen was handed before, or else what goes on. */
export function handoverBack(to: Route, { back, backHandover, mobileNumber, clickId }: Handover): Handover {
  if (to === back && backHandover) return backHandover;
  return { ...(mobileNumber && { mobileNumber }), ...(clickId && { clickId }) };
}

/** §2 "Back targets" and decisions.md §3, for the screens that are not steps; a screen that is not here has no arrow. */
export const screenBack: Partial<Record<Route, Back>> = {
  '/enter-otp': { to: '/' },
  '/pan-verify': { to: '/enter-your-pan' },
  '/enter-aadhar': { to: '/dashboard' },
  '/pan-not-linked': { to: '/dashboard' },
  '/finbox': { to: '/dashboard' },
  '/loan-reject': { to: '/dashboard' },
  '/loan-approval': { to: '/dashboard' },
  '/selfie-verification': { to: '/dashboard' },
  '/confirm-details': { to: '/dashboard' },
  '/emandate': { to: '/dashboard' },
  '/bank-list': { to: '/dashboard' },
  '/term-condition': { to: '/bank-list', supplied: true },
  '/select-loan': { to: '/dashboard' },
  '/re-payment': { to: '/home' },
  '/my-loan': { to: '/home' },
  '/contact-us': { to: '/home', supplied: true, loggedOut: '/' },
};
