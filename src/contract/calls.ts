import * as application from './application.ts';
import * as bank from './bank.ts';
import type { Call } from './call.ts';
import * as kyc from './kyc.ts';
import * as loans from './loans.ts';
import * as login from './login.ts';

/** Every call of §7, by name, for the server, the docs and the tests. The app imports each from its own file. */
export const calls = { ...login, ...kyc, ...application, ...bank, ...loans } satisfies Readonly<Record<string, Call>>;

export type CallName = keyof typeof calls;
