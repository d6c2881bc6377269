import type { PanDetails } from './kyc.ts';

/** §3 "Client session (user)": who is here and how the application stands. Persisted. */
export interface UserSession {
  loggedIn: boolean;
  userName: string;
  mobile: string;
  customerID: string;
  leadID: number | null;
  leadType: string;
  productId: number | null;
  /** As the lender gave it. */
  accountId: string | number;
  repeatCustomer: boolean;
  isLoanApproved: boolean;
  isLoanDisbursed: boolean;
  upgradeLoanAmount: boolean;
  confirmingBankAccount: boolean;
}

export const emptyUserSession: UserSession = {
  loggedIn: false,
  userName: '',
  mobile: '',
  customerID: '',
  leadID: null,
  leadType: '',
  productId: null,
  accountId: '',
  repeatCustomer: false,
  isLoanApproved: false,
  isLoanDisbursed: false,
  upgradeLoanAmount: false,
  confirmingBankAccount: false,
};

/** §3 "Registration draft": what came with the PAN, and every answer that may be kept, by its field's name. Persisted. */
export interface RegistrationDraft {
  panVerifyData: PanDetails | null;
  answers: Record<string, string>;
}

export const emptyDraft: RegistrationDraft = { panVerifyData: null, answers: {} };

/** What decisions and rules may know of the borrower: read only. */
export type Facts = Readonly<UserSession> & Readonly<RegistrationDraft>;

/** What an outcome may change of them. */
export type Remembered = Partial<UserSession> & Partial<RegistrationDraft>;
