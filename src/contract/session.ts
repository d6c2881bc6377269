import * as z from 'zod/mini';
import { panDetails } from './kyc.ts';

/** §3 "Client session (user)": who is here and how the application stands. Persisted. */
export const userSession = z.object({
  loggedIn: z.boolean(),
  userName: z.string(),
  mobile: z.string(),
  customerID: z.string(),
  leadID: z.nullable(z.number()),
  leadType: z.string(),
  productId: z.nullable(z.number()),
  accountId: z.string(),
  repeatCustomer: z.boolean(),
  isLoanApproved: z.boolean(),
  upgradeLoanAmount: z.boolean(),
  confirmingBankAccount: z.boolean(),
});

export type UserSession = z.output<typeof userSession>;

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
  upgradeLoanAmount: false,
  confirmingBankAccount: false,
};

/** §3 "Registration draft": what came with the PAN, and every answer that may be kept, by its field's name. Persisted. */
export const registrationDraft = z.object({
  panVerifyData: z.nullable(panDetails),
  answers: z.record(z.string(), z.string()),
});

export type RegistrationDraft = z.output<typeof registrationDraft>;

export const emptyDraft: RegistrationDraft = { panVerifyData: null, answers: {} };

/** What decisions and rules may know of the borrower: read only. */
export type Facts = Readonly<UserSession> & Readonly<RegistrationDraft>;

/** What an outcome may change of them. */
export type Remembered = Partial<UserSession> & Partial<RegistrationDraft>;
