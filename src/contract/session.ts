import type { PanDetails } from './kyc.ts';

/** §1: the kinds of loan, by their product id. */
export const productIds = { emi: 1, payday: 2 } as const;

/** §3 "Lead", "Login response": how the server names a first application and a later one, and who makes them. */
export const leadTypes = ['New Case', 'Repeat Case'] as const;
export type LeadType = (typeof leadTypes)[number];
export type CustomerType = 'New Customer' | 'Repeat Customer';

/** §4 "Lead statuses": the closed and rejected kinds, all except Approved Process and the active ones. */
export const endedStatuses = [
  'Closed',
  'Bank Update Rejected',
  'Rejected',
  'Not Required',
  'Not Interested',
  'Rejected Process',
  'Not Required Process',
  'Not Eligible',
  'Settlement',
] as const;

/** §4 "Lead statuses": every one that is seen. */
export const leadStatuses = [
  ...endedStatuses,
  'Approved Process',
  'Approved',
  'Disbursed',
  'Part Payment',
  'Active',
] as const;

const initially = <Value>(value: Value) => value;

/** What another lead resets: its application has no approval, money, product, bank account and e-mandate. */
export const newApplication = {
  productId: initially<number | null>(null),
  /** As the server gave it. */
  accountId: initially<string | number>(''),
  isLoanApproved: false,
  /** The amounts of the approval were shown, and reported (§18 "Approval is opened once per lead"). */
  isApprovalReported: false,
  isLoanDisbursed: false,
  upgradeLoanAmount: false,
  confirmingBankAccount: false,
  /** The checkout of the e-mandate opened, and its approval is not known (§18 "Back from the checkout"). */
  checkoutOpened: false,
};

/** §3 "Client session": the borrower and the state of the application. Persisted. */
export const emptyUserSession = {
  loggedIn: false,
  userName: '',
  mobile: '',
  customerID: '',
  leadID: initially<number | null>(null),
  leadType: '',
  repeatCustomer: false,
  ...newApplication,
};

export type UserSession = typeof emptyUserSession;

/** §3 "Registration draft": what came with the PAN, and every answer that may be stored, by its field's name. Persisted. */
export interface RegistrationDraft {
  panVerifyData: PanDetails | null;
  answers: Record<string, string>;
}

export const emptyDraft: RegistrationDraft = { panVerifyData: null, answers: {} };

/** The number of the call that named the lead among all calls of this page, if one did. Not persisted. */
interface PageState {
  leadOrder?: number;
}

/** What decisions and rules may know of the borrower: read only. */
export type Facts = Readonly<UserSession> & Readonly<RegistrationDraft> & Readonly<PageState>;

/** Of a borrower of whom nothing is known. */
export const noFacts: Facts = { ...emptyUserSession, ...emptyDraft };

/** What an outcome may change of them. */
export type SessionPatch = Partial<UserSession> & Partial<RegistrationDraft> & PageState;

/** §3 "Login response": what a login stores, as a whole or not at all. */
export interface Login {
  readonly token: string;
  readonly accessToken?: string;
  readonly customerType?: string;
  readonly facts: SessionPatch;
}
