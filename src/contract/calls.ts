import * as application from './application.ts';
import * as bank from './bank.ts';
import * as kyc from './kyc.ts';
import * as loans from './loans.ts';
import * as login from './login.ts';

const { loan: _shape, ...loanCalls } = loans;
const { panDetails: _details, ...kycCalls } = kyc;

/** Every call of §7, by name, for the server, the docs and the tests. The app imports each from its own file. */
export const calls = { ...login, ...kycCalls, ...application, ...bank, ...loanCalls };

export type CallName = keyof typeof calls;
