import type { Route } from '#contract/routes.ts';
import type { LeadType } from '#contract/session.ts';
import type { Persona, Traits } from '../personas.ts';
import { afterApproval, application, currentRoute } from '../rules/step-order.ts';
import type { LeadStatus, RejectReason, Underwriting } from '../rules/underwriting.ts';
import type { LeadFlags, Tables } from '../store/tables.ts';

/** An application with which a persona starts, with its accounts and its loan. */
export interface SeedLead {
  readonly status: LeadStatus;
  readonly leadType: LeadType;
  readonly underwriting: Underwriting;
  readonly reason?: RejectReason;
  readonly done: readonly Route[];
  readonly flags: LeadFlags;
  /** The requested amount in rupees; without it, that of the schema's example. */
  readonly amount?: number;
  /** In the order of the list; the loan is paid to the first one. */
  readonly accounts?: readonly Tables['bank_accounts']['status'][];
  readonly loan?: {
    readonly status: Tables['loans']['status'];
    readonly daysAgo: number;
    readonly paid: 'all' | 'half' | 'nothing';
  };
}

export const newLead: SeedLead = { status: 'Active', leadType: 'New Case', underwriting: 'open', done: [], flags: {} };
const kycFailed: SeedLead = {
  ...newLead,
  done: application.slice(0, application.indexOf('/enter-aadhar')),
  flags: { kycFailed: true },
};
const approved = {
  ...newLead,
  underwriting: 'approved',
  status: 'Approved',
  done: application,
  amount: 50_000,
} as const;
const closed = { ...approved, leadType: 'Repeat Case', status: 'Closed' } as const;
const beforeBank: readonly Route[] = [...application, '/reference-details', '/selfie-verification'];
const beforeBankList: readonly Route[] = [...beforeBank, '/bank-details', '/emandate'];

/** The applications of each kind of start, from the oldest to the newest. */
const starts: Readonly<Record<NonNullable<Traits['starts']>, readonly SeedLead[]>> = {
  returning: [{ ...closed, loan: { status: 'Closed', daysAgo: 130, paid: 'all' } }],
  'kyc failed': [kycFailed],
  approved: [approved],
  bank: [{ ...approved, done: beforeBank }],
  'bank list': [{ ...approved, done: beforeBankList, accounts: ['Verified', 'Not Verified'] }],
  'key facts': [{ ...approved, done: [...beforeBankList, '/bank-list'], accounts: ['Verified'] }],
  disbursed: [{ ...approved, status: 'Disbursed', loan: { status: 'Disbursed', daysAgo: 10, paid: 'nothing' } }],
  'part payment': [
    { ...approved, status: 'Part Payment', loan: { status: 'Part Payment', daysAgo: 40, paid: 'half' } },
  ],
  overdue: [{ ...approved, status: 'Disbursed', loan: { status: 'Disbursed', daysAgo: 75, paid: 'nothing' } }],
  closed: [
    { ...approved, status: 'Settlement', loan: { status: 'Settlement', daysAgo: 400, paid: 'half' } },
    { ...closed, loan: { status: 'Closed', daysAgo: 200, paid: 'all' } },
  ],
};

/** The applications that a persona has at the first login. */
export function seedLeadsOf({ traits }: Persona): readonly SeedLead[] {
  return traits.starts ? starts[traits.starts] : [newLead];
}

/** All steps at which a borrower can be opened, in their order. */
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

/** The step that a persona cannot pass. */
function lastRoute({ pan, aadhaar, residence, address, repeatCheck, selfie, keyFacts }: Traits): Route | undefined {
  if (pan) return '/enter-your-pan';
  if (aadhaar === 'taken') return '/enter-aadhar';
  if (residence) return '/your-residence';
  if (address) return '/enter-address';
  if (repeatCheck) return '/confirm-details';
  if (selfie === 'fails' || selfie === 'uncounted') return '/selfie-verification';
  return keyFacts === 'refused' ? '/term-condition' : undefined;
}

const isReturning = ({ starts }: Traits) => starts === 'returning' || starts === 'closed';

const isRejected = ({ bureau, dob }: Traits) => bureau === 'rejected' || dob !== undefined;

/** The steps of a persona in their order. */
function routesOf({ traits }: Persona): readonly Route[] {
  const afterUnderwriting: readonly Route[] = isRejected(traits)
    ? ['/loan-reject']
    : [...(traits.statement ? ['/finbox' as const] : []), '/loan-approval', ...afterApproval, '/home'];
  const all = [...(isReturning(traits) ? ['/confirm-details' as const] : application), ...afterUnderwriting];
  const last = lastRoute(traits);
  return last ? all.slice(0, all.indexOf(last) + 1) : all;
}

/** The steps at which a persona can be opened. */
export function reachableRoutes(persona: Persona): readonly Route[] {
  const routes = routesOf(persona);
  return persona.traits.aadhaar === 'not linked' ? [...routes, '/pan-not-linked'] : routes;
}

type Progress = Pick<SeedLead, 'status' | 'underwriting' | 'reason' | 'accounts' | 'loan'>;

function progressAt(at: Route, done: readonly Route[], { dob }: Traits): Progress {
  if (at === '/loan-reject') return { status: 'Rejected', underwriting: 'rejected', reason: dob ? 'age' : 'bureau' };
  if (at === '/finbox') return { status: 'Active', underwriting: 'statement' };
  if (at === '/loan-approval') return { status: 'Approved Process', underwriting: 'approved' };
  const account = done.includes('/emandate') ? 'Verified' : 'Not Verified';
  const accounts = done.includes('/bank-details') ? { accounts: [account] as const } : {};
  if (at === '/home') {
    const loan = { status: 'Disbursed', daysAgo: 0, paid: 'nothing' } as const;
    return { status: 'Disbursed', underwriting: 'approved', loan, ...accounts };
  }
  if (afterApproval.includes(at)) return { status: 'Approved', underwriting: 'approved', ...accounts };
  return { status: 'Active', underwriting: 'open' };
}

function startsAt(persona: Persona, at: Route): boolean {
  const newest = seedLeadsOf(persona).at(-1);
  return newest !== undefined && (currentRoute(newest) ?? '/home') === at;
}

/** The applications of a persona that has arrived at a step; undefined if it never does. */
export function seedLeadsAt(persona: Persona, at: Route): readonly SeedLead[] | undefined {
  if (startsAt(persona, at)) return seedLeadsOf(persona);
  if (!reachableRoutes(persona).includes(at)) return undefined;
  if (at === '/pan-not-linked') return [kycFailed];
  const routes = routesOf(persona);
  const before = routes.slice(0, routes.indexOf(at)).filter((route) => route !== '/loan-approval');
  const past = isReturning(persona.traits) ? seedLeadsOf(persona) : [];
  const done = past.length > 0 ? [...application, ...before] : before;
  const leadType = past.length > 0 ? 'Repeat Case' : 'New Case';
  return [...past, { leadType, done, flags: {}, ...progressAt(at, done, persona.traits) }];
}
