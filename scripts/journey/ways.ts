import type { Route } from '#contract/routes.ts';
import { afterApproval, application } from '#sandbox/rules/step-order.ts';
import { comeBackFromLocker } from './pass-kyc.ts';
import type { Walker } from './walker.ts';

/** How a route is come to, where it is not simply the next place of the journey. */
interface Way {
  /** Who comes there, where a plain new borrower does not. */
  readonly persona?: string;
  /** The place to go to first; 'login' where being logged in is enough, 'nowhere' where not even that is wanted. */
  readonly by?: Route | 'login' | 'nowhere';
  /** The address to open, where it is not the bare route. */
  address?(walker: Walker): string | Promise<string>;
}

const token = (walker: Walker) => new Map(walker.stored()).get('token') ?? '';

const ways: Partial<Record<Route, Way>> = {
  '/': { by: 'nowhere' },
  '/enter-otp': { by: 'nowhere' },
  '/login': { by: 'login', address: (walker) => `/login?token=${token(walker)}&leadID=${walker.leadID}` },
  '/auto-login': { by: 'login' },
  '/logout': { by: 'login' },
  '/home': { by: 'login' },
  '/dashboard': { by: 'login' },
  '/contact-us': { by: 'login' },
  '/select-loan': { by: 'login' },
  '/my-loan': { by: 'login', persona: 'Usha Bhatt' },
  '/re-payment': { by: 'login', persona: 'Uma Krishnan' },
  '/confirm-details': { persona: 'Ravi Menon' },
  '/loan-reject': { persona: 'Imran Shaikh' },
  '/pan-not-linked': { persona: 'Rohan Gupta' },
  '/finbox': { persona: 'Neha Verma' },
  '/finbox-create': { persona: 'Neha Verma', by: '/finbox' },
  '/digilocker-verify': {
    by: '/enter-aadhar',
    async address(walker) {
      const { pathname, search } = new URL(await comeBackFromLocker(walker));
      return pathname + search;
    },
  },
  '/emandate-status': { by: '/emandate' },
};

/** The persona who comes to a route that a plain new borrower never sees. */
export function usualPersona(route: Route): string | undefined {
  return ways[route]?.persona;
}

/** Where to go first. */
export function wayTo(route: Route): Route | 'login' | 'nowhere' {
  return ways[route]?.by ?? route;
}

/** The address to open, with the query that the way there brought. */
export async function addressOf(walker: Walker, search: Readonly<Record<string, string>>): Promise<string> {
  const { target } = walker;
  const query = new URLSearchParams(search).toString();
  return (await ways[target]?.address?.(walker)) ?? (query ? `${target}?${query}` : target);
}

/** The order in which a borrower passes these; the offer stands where the application ends. */
const order: readonly Route[] = [...application, '/loan-approval', ...afterApproval];

/** Whether a borrower who stands at one place has been through another. */
export function isPast(standing: Route, place: Route): boolean {
  return order.includes(place) && order.indexOf(standing) > order.indexOf(place);
}

/** These only pass on, so that what stands in the end is another screen. */
export const transient: readonly Route[] = [
  '/login',
  '/auto-login',
  '/logout',
  '/dashboard',
  '/digilocker-verify',
  '/finbox',
  '/finbox-create',
  '/emandate-status',
];
