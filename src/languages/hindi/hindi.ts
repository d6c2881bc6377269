import type { Catalogue } from '#languages/translate.ts';
import { app } from './app.ts';
import { approval } from './approval.ts';
import { bank } from './bank.ts';
import { engine } from './engine.ts';
import { home } from './home.ts';
import { kyc } from './kyc.ts';
import { loans } from './loans.ts';
import { login } from './login.ts';
import { steps } from './steps.ts';
import { support } from './support.ts';
import { ui } from './ui.ts';

/**
 * What the app says in Hindi, beside what the schemas carry themselves. One file that only a borrower who reads Hindi
 * fetches. The part of a text is that of the code that says it first.
 */
export const hindi: Catalogue = {
  ...ui,
  ...steps,
  ...engine,
  ...app,
  ...login,
  ...home,
  ...support,
  ...kyc,
  ...approval,
  ...bank,
  ...loans,
};
