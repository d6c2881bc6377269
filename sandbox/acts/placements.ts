import type { Route } from '#contract/routes.ts';
import type { Persona } from '../personas.ts';
import { afterApproval, application, currentRoute } from '../rules/step-order.ts';
import type { Traits } from '../traits.ts';
import type { PastLead } from './starts.ts';
import { startOf } from './starts.ts';

/** Every place at which a borrower can be opened, in the order in which they are passed. */
export const openableRoutes: readonly Route[] = [
  ...application,
  '/confirm-details',
  '/pan-not-linked',
  '/finbox',
  '/loan-reject',
  '/loan-approval',
  ...afterApproval,
  '/home',
];

/** The place that a persona never gets past. */
function lastPlace({ pan, aadhaar, residence, address, repeat, selfie, keyFacts }: Traits): Route | undefined {
  if (pan) return '/enter-your-pan';
  if (aadhaar === 'taken') return '/enter-aadhar';
  if (residence) return '/your-residence';
  if (address) return '/enter-address';
  if (repeat === 'other') return '/confirm-details';
  if (selfie === 'fails' || selfie === 'fails uncounted') return '/selfie-verification';
  return keyFacts === 'refused' ? '/term-condition' : undefined;
}

const isReturning = ({ starts }: Traits) => starts === 'returning' || starts === 'closed';

const isRejected = ({ bureau, dob }: Traits) => bureau === 'rejected' || dob !== undefined;

/** The places that a persona passes, in their order. */
function placesOf({ traits }: Persona): readonly Route[] {
  const asksForStatement = traits.statement !== undefined || traits.repeat === 'finbox';
  const judged: readonly Route[] = isRejected(traits)
    ? ['/loan-reject']
    : [...(asksForStatement ? ['/finbox' as const] : []), '/loan-approval', ...afterApproval, '/home'];
  const asked: readonly Route[] = isReturning(traits) ? ['/confirm-details'] : application;
  const all = [...asked, ...judged];
  const last = lastPlace(traits);
  return last ? all.slice(0, all.indexOf(last) + 1) : all;
}

/** The places at which a persona can be opened. */
export function reachedBy(persona: Persona): readonly Route[] {
  const places = placesOf(persona);
  return persona.traits.aadhaar === 'not linked' ? [...places, '/pan-not-linked'] : places;
}

const kycFailed: PastLead = {
  status: 'Active',
  leadType: 'New Case',
  judgement: 'open',
  done: application.slice(0, application.indexOf('/enter-aadhar')),
  flags: { kycFailed: true },
};

type Judged = Pick<PastLead, 'status' | 'judgement' | 'reason' | 'accounts' | 'loan'>;

/** How an application stands whose borrower is at a place. */
function judgedAt(at: Route, done: readonly Route[], { dob }: Traits): Judged {
  if (at === '/loan-reject') return { status: 'Rejected', judgement: 'rejected', reason: dob ? 'age' : 'bureau' };
  if (at === '/finbox') return { status: 'Active', judgement: 'statement' };
  if (at === '/loan-approval') return { status: 'Approved Process', judgement: 'approved' };
  const account = done.includes('/emandate') ? 'Verified' : 'Not Verified';
  const accounts = done.includes('/bank-details') ? { accounts: [account] as const } : {};
  if (at === '/home') {
    const loan = { status: 'Disbursed', daysAgo: 0, paid: 'nothing' } as const;
    return { status: 'Disbursed', judgement: 'approved', loan, ...accounts };
  }
  if (afterApproval.includes(at)) return { status: 'Approved', judgement: 'approved', ...accounts };
  return { status: 'Active', judgement: 'open' };
}

/** Whether a persona is at a place when it logs in for the first time. */
function isThereAlready(persona: Persona, at: Route): boolean {
  const newest = startOf(persona).at(-1);
  return newest !== undefined && (currentRoute(newest) ?? '/home') === at;
}

/** The applications that leave a persona at a place, as walking there would; none where it never comes there. */
export function applicationsAt(persona: Persona, at: Route): readonly PastLead[] | undefined {
  if (isThereAlready(persona, at)) return startOf(persona);
  if (!reachedBy(persona).includes(at)) return undefined;
  if (at === '/pan-not-linked') return [kycFailed];
  const places = placesOf(persona);
  const before = places.slice(0, places.indexOf(at)).filter((route) => route !== '/loan-approval');
  const past = isReturning(persona.traits) ? startOf(persona) : [];
  const done = past.length > 0 ? [...application, ...before] : before;
  const leadType = past.length > 0 ? 'Repeat Case' : 'New Case';
  return [...past, { leadType, done, flags: {}, ...judgedAt(at, done, persona.traits) }];
}
