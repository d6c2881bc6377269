import * as application from './application.ts';
import * as bank from './bank.ts';
import * as kyc from './kyc.ts';
import * as loans from './loans.ts';
import * as login from './login.ts';

const { loan: _shape, ...loanCalls } = loans;
const { panDetails: _details, ...kycCalls } = kyc;

/**
 * Every call of §7 to the provider's API, by name. For the server, the docs and the tests;
 * the app imports the calls it makes from their own files, so that a screen loads no other.
 */
export const calls = { ...login, ...kycCalls, ...application, ...bank, ...loanCalls };

export type CallName = keyof typeof calls;
