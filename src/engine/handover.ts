import type { Route } from '#contract/routes.ts';
import type { Handover } from './outcome.ts';

/** What the state of a history entry holds for a screen. */
export function handoverOf({ back, backHandover, mobileNumber, clickId, link }: Handover): Handover {
  return {
    ...(back && { back }),
    ...(backHandover && { backHandover }),
    ...(mobileNumber && { mobileNumber }),
    ...(clickId && { clickId }),
    ...(link && { link }),
  };
}

/** What a screen hands to one that leads back to it: its own route, and what it was handed itself. */
export function handoverTo(route: Route, own: Handover): Handover {
  return { back: route, backHandover: own };
}
