import type { Route } from '#contract/routes.ts';
import type { LeadType } from '#contract/session.ts';
import type { Persona } from '../personas.ts';
import type { Judgement, LeadStatus, RejectReason } from '../rules/lead.ts';
import { application } from '../rules/step-order.ts';
import type { LeadFlags } from '../store/columns.ts';
import type { Tables } from '../store/tables.ts';
import type { Traits } from '../traits.ts';

/** An application that a persona brings along, with its loan where there is one. */
export interface PastLead {
  readonly status: LeadStatus;
  readonly leadType: LeadType;
  readonly judgement: Judgement;
  readonly reason?: RejectReason;
  readonly done: readonly Route[];
  readonly flags: LeadFlags;
  /** The amount that was asked for, in rupees, where it is not that of the example. */
  readonly amount?: number;
  /** Accounts the borrower has, in the order of the list; the first one is where the money goes. */
  readonly accounts?: readonly Tables['bank_accounts']['status'][];
  readonly loan?: {
    readonly status: Tables['loans']['status'];
    readonly daysAgo: number;
    readonly paid: 'all' | 'half' | 'nothing';
  };
}

const approved = { leadType: 'New Case', judgement: 'approved', done: application, flags: {}, amount: 50_000 } as const;
/** Everything before the bank details. */
const beforeBank: readonly Route[] = [...application, '/reference-details', '/selfie-verification'];
const beforeBankList: readonly Route[] = [...beforeBank, '/bank-details', '/emandate'];
const beforeAadhaar = application.slice(0, application.indexOf('/enter-aadhar'));

/** Where each kind of persona stands at the first login: the applications from the oldest to the newest. */
const starts: Readonly<Record<NonNullable<Traits['starts']>, readonly PastLead[]>> = {
  returning: [
    { ...approved, leadType: 'Repeat Case', status: 'Closed', loan: { status: 'Closed', daysAgo: 130, paid: 'all' } },
  ],
  'kyc failed': [
    { status: 'Active', leadType: 'New Case', judgement: 'open', done: beforeAadhaar, flags: { kycFailed: true } },
  ],
  approved: [{ ...approved, status: 'Approved' }],
  bank: [{ ...approved, status: 'Approved', done: beforeBank }],
  'bank list': [{ ...approved, status: 'Approved', done: beforeBankList, accounts: ['Verified', 'Not Verified'] }],
  'key facts': [{ ...approved, status: 'Approved', done: [...beforeBankList, '/bank-list'], accounts: ['Verified'] }],
  disbursed: [{ ...approved, status: 'Disbursed', loan: { status: 'Disbursed', daysAgo: 10, paid: 'nothing' } }],
  'part payment': [
    { ...approved, status: 'Part Payment', loan: { status: 'Part Payment', daysAgo: 40, paid: 'half' } },
  ],
  overdue: [{ ...approved, status: 'Disbursed', loan: { status: 'Disbursed', daysAgo: 75, paid: 'nothing' } }],
  closed: [
    { ...approved, status: 'Settlement', loan: { status: 'Settlement', daysAgo: 400, paid: 'half' } },
    { ...approved, leadType: 'Repeat Case', status: 'Closed', loan: { status: 'Closed', daysAgo: 200, paid: 'all' } },
  ],
};

const newCase: PastLead = { status: 'Active', leadType: 'New Case', judgement: 'open', done: [], flags: {} };

/** The applications with which a persona comes to its first login. */
export function startOf({ traits }: Persona): readonly PastLead[] {
  return traits.starts ? starts[traits.starts] : [newCase];
}
