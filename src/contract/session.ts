import type { PanDetails } from './kyc.ts';

/** §1: the kinds of loan, by their product id. */
export const productIds = { emi: 1, payday: 2 } as const;

/** §3 "Lead", "Login response": the server's names for a first and a later application, and for their customers. */
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

/** What another lead resets: its application has no approval, money, product, bank account or e-mandate yet. */
export const newApplication = {
  productId: initially<number | null>(null),
  /** As the server gave it. */
  accountId: initially<string | number>(''),
  /** §4 "Lead statuses": the last one that the server named. */
  leadStatus: '',
  isLoanApproved: false,
  /** The amounts of the approval were shown, and reported (§18 "Approval is opened once per lead"). */
  isApprovalReported: false,
  isLoanDisbursed: false,
  upgradeLoanAmount: false,
  confirmingBankAccount: false,
  /** The checkout of the e-mandate opened, and its approval is not known yet (§18 "Back from the checkout"). */
  checkoutOpened: false,
};

/**
 * §3 "Client session": the borrower and the state of the application. Persisted: what an earlier build stored without one
 * of these fields is dropped (§14).
 */
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

type UserSession = typeof emptyUserSession;

/** §3 "Registration draft": what came with the PAN, and every answer that may be stored, by its field's name. Persisted. */
interface RegistrationDraft {
  panVerifyData: PanDetails | null;
  answers: Record<string, string>;
}

export const emptyDraft: RegistrationDraft = { panVerifyData: null, answers: {} };

/** `leadOrder`, `statusOrder`: the `order` of the answer that named the lead, and its status (see `Answered`). Not persisted. */
interface PageState {
  leadOrder?: number;
  statusOrder?: number;
}

/** What decisions and conditions can read about the borrower. */
export type Facts = Readonly<UserSession> & Readonly<RegistrationDraft> & Readonly<PageState>;

/** The facts of a borrower about whom nothing is known. */
export const noFacts: Facts = { ...emptyUserSession, ...emptyDraft };

/** The facts that an outcome may change. */
export type SessionPatch = Partial<UserSession> & Partial<RegistrationDraft> & PageState;

/** §3 "Login response": what a login stores, as a whole or not at all. */
export interface Login {
  readonly token: string;
  readonly accessToken?: string;
  readonly customerType?: string;
  readonly facts: SessionPatch;
}
