import type { Route } from '#contract/routes.ts';
import type { Persona } from '../personas.ts';
import { afterApproval, application, currentRoute } from '../rules/step-order.ts';
import { type BankAccount, type Loan, type NewLead, newLead } from '../store/borrowers.ts';

/** An application with which a persona starts, with its accounts and its loan. */
export interface SeedLead extends NewLead {
  /** The requested amount in rupees; without it, that of the schema's example. */
  readonly amount?: number;
  /** In the order of the list; the loan is paid to the first one. */
  readonly accounts?: readonly BankAccount['status'][];
  readonly loan?: { readonly status: Loan['status']; readonly daysAgo: number; readonly paidShare: number };
}

const newLeadAt = (at: Route) => ({ ...newLead, done: application.slice(0, application.indexOf(at)) });
const kycFailed: SeedLead = { ...newLeadAt('/enter-aadhar'), flags: { kycFailed: true } };
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
const beforeBankList = [...application, ...afterApproval.slice(0, afterApproval.indexOf('/bank-list'))];
const beforeBank = beforeBankList.filter((route) => route !== '/bank-details' && route !== '/emandate');

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

function progressAt(at: Route, done: readonly Route[]): Partial<SeedLead> {
  if (at === '/loan-reject') return { status: 'Rejected', underwriting: 'rejected', reason: 'bureau' };
  if (at === '/finbox') return { underwriting: 'statement' };
  if (at === '/loan-approval') return { status: 'Approved Process', underwriting: 'approved' };
  if (at === '/home') return { ...withLoan('Disbursed', 0, 0), accounts: ['Verified'] };
  const account = done.includes('/emandate') ? 'Verified' : 'Not Verified';
  const accounts = done.includes('/bank-details') && { accounts: [account] as const };
  return { status: 'Approved', underwriting: 'approved', ...accounts };
}

function startsAt(persona: Persona, at: Route): boolean {
  const newest = seedLeadsOf(persona).at(-1);
  return newest !== undefined && (currentRoute(newest) ?? '/home') === at;
}

/** The applications of a persona that is opened at a step. */
export function seedLeadsAt(persona: Persona, at: Route): readonly SeedLead[] {
  const { starts: start, statement } = persona.traits;
  if (startsAt(persona, at)) return seedLeadsOf(persona);
  if (at === '/confirm-details') return starts.returning;
  if (at === '/pan-not-linked') return [kycFailed];
  if (application.includes(at)) return [newLeadAt(at)];
  const isReturning = start === 'returning' || start === 'closed';
  const before: readonly Route[] = [
    ...application,
    ...(isReturning ? ['/confirm-details' as const] : []),
    ...(statement && at !== '/finbox' ? ['/finbox' as const] : []),
  ];
  const after = at === '/home' ? afterApproval : afterApproval.slice(0, Math.max(afterApproval.indexOf(at), 0));
  const done = [...before, ...after];
  const lead = { ...newLead, ...progressAt(at, done), done };
  return isReturning ? [...starts[start], { ...lead, lead_type: 'Repeat Case' }] : [lead];
}
