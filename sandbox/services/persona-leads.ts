import type { Route } from '#contract/routes.ts';
import type { Persona, Traits } from '../personas.ts';
import { afterApproval, application, currentRoute } from '../rules/step-order.ts';
import type { BankAccount, Loan, NewLead } from '../store/borrowers.ts';
import { newLead } from '../store/borrowers.ts';

/** An application with which a persona starts, with its accounts and its loan. */
export interface SeedLead extends NewLead {
  /** The requested amount in rupees; without it, that of the schema's example. */
  readonly amount?: number;
  /** In the order of the list; the loan is paid to the first one. */
  readonly accounts?: readonly BankAccount['status'][];
  readonly loan?: { readonly status: Loan['status']; readonly daysAgo: number; readonly paidShare: number };
}

const kycFailed: SeedLead = {
  ...newLead,
  done: application.slice(0, application.indexOf('/enter-aadhar')),
  flags: { kycFailed: true },
};
const approved: SeedLead = {
  ...newLead,
  underwriting: 'approved',
  status: 'Approved',
  done: application,
  amount: 50_000,
};
const withLoan = (status: Loan['status'], daysAgo: number, paidShare: number): SeedLead => {
  return { ...approved, status, loan: { status, daysAgo, paidShare } };
};
const closed = (daysAgo: number): SeedLead => ({ ...withLoan('Closed', daysAgo, 1), lead_type: 'Repeat Case' });
const beforeBank: readonly Route[] = [...application, '/reference-details', '/selfie-verification'];
const beforeBankList: readonly Route[] = [...beforeBank, '/bank-details', '/emandate'];

/** The applications of each kind of start, from the oldest to the newest. */
const starts = {
  returning: [closed(130)],
  'kyc failed': [kycFailed],
  approved: [approved],
  bank: [{ ...approved, done: beforeBank }],
  'bank list': [{ ...approved, done: beforeBankList, accounts: ['Verified', 'Not Verified'] }],
  'key facts': [{ ...approved, done: [...beforeBankList, '/bank-list'], accounts: ['Verified'] }],
  disbursed: [withLoan('Disbursed', 10, 0)],
  'part payment': [withLoan('Part Payment', 40, 0.5)],
  overdue: [withLoan('Disbursed', 75, 0)],
  closed: [withLoan('Settlement', 400, 0.5), closed(200)],
} satisfies Readonly<Record<string, readonly SeedLead[]>>;

export type Start = keyof typeof starts;

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

function progressAt(at: Route, done: readonly Route[], { dob }: Traits): Partial<SeedLead> {
  if (at === '/loan-reject') return { status: 'Rejected', underwriting: 'rejected', reason: dob ? 'age' : 'bureau' };
  if (at === '/finbox') return { underwriting: 'statement' };
  if (at === '/loan-approval') return { status: 'Approved Process', underwriting: 'approved' };
  if (at !== '/home' && !afterApproval.includes(at)) return {};
  const account = done.includes('/emandate') ? 'Verified' : 'Not Verified';
  const lent =
    at === '/home' && ({ status: 'Disbursed', loan: { status: 'Disbursed', daysAgo: 0, paidShare: 0 } } as const);
  const accounts = done.includes('/bank-details') && { accounts: [account] as const };
  return { status: 'Approved', underwriting: 'approved', ...lent, ...accounts };
}

function startsAt(persona: Persona, at: Route): boolean {
  const newest = seedLeadsOf(persona).at(-1);
  return newest !== undefined && (currentRoute({ ...newest, leadType: newest.lead_type }) ?? '/home') === at;
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
  const lead_type = past.length > 0 ? 'Repeat Case' : 'New Case';
  return [...past, { ...newLead, lead_type, done, ...progressAt(at, done, persona.traits) }];
}
