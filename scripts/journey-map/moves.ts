import type { Route } from '#contract/routes.ts';
import type { Lead } from './words.ts';

/** A way on that no answer decides: a button, a link, a moment's wait. */
export interface Move {
  readonly says: string;
  readonly to?: Lead;
  /** The next screen's back arrow leads here again. */
  readonly back?: true;
}

/** §2: where screens lead by themselves. A test holds it against what the screens' code names. */
export const moves: Partial<Record<Route, readonly Move[]>> = {
  '/': [{ says: 'already logged in', to: '/home' }],
  '/enter-otp': [{ says: 'Change number, or none was given', to: '/' }],
  '/login': [
    { says: 'no token in the link', to: '/' },
    { says: 'after 1 s', to: 'next step' },
    { says: 'after 1 s, loan approved', to: '/home' },
  ],
  '/auto-login': [{ says: 'Log in with your mobile number', to: '/' }],
  '/logout': [{ says: 'after 3 s', to: '/' }],
  '/pan-verify': [{ says: 'No, or no PAN to show', to: '/enter-your-pan' }],
  '/enter-aadhar': [{ says: 'DigiLocker leads back', to: '/digilocker-verify' }],
  '/digilocker-verify': [
    { says: 'nothing was shared: Try again', to: '/enter-aadhar' },
    { says: 'nothing was shared: Not now', to: '/dashboard' },
    { says: 'the next step was lost: Go to home', to: '/home' },
  ],
  '/confirm-details': [{ says: 'a row: its step, and back here' }],
  '/finbox-create': [
    { says: 'the bank statement leads back', to: '/finbox' },
    { says: 'Go Back', to: '/dashboard' },
  ],
  '/finbox': [{ says: 'Go Back', to: '/dashboard' }],
  '/loan-approval': [{ says: 'Continue', to: 'next step' }],
  '/loan-reject': [{ says: 'Continue', to: '/dashboard' }],
  '/bank-list': [{ says: 'or add a new bank account', to: '/bank-details', back: true }],
  '/emandate': [
    { says: 'the checkout leads back', to: '/emandate-status' },
    { says: 'no account chosen', to: '/bank-list' },
    { says: 'Edit Bank Details', to: '/bank-details', back: true },
  ],
  '/emandate-status': [{ says: 'after 2 s', to: '/emandate' }],
  '/dashboard': [{ says: 'after 3 s', to: '/home' }],
  '/home': [
    { says: "'Repay Loan': the payment page", to: 'away' },
    { says: "any other label: the step's route", to: 'named' },
    { says: 'See your repayment', to: '/re-payment' },
    { says: 'My Loans', to: '/my-loan' },
    { says: 'Help', to: '/contact-us' },
  ],
  '/my-loan': [
    { says: 'Home', to: '/home' },
    { says: 'no customer is known: Log in with your mobile number', to: '/logout' },
  ],
  '/re-payment': [
    { says: 'See repayment plans', to: '/select-loan' },
    { says: 'no customer is known: Log in with your mobile number', to: '/logout' },
  ],
  '/contact-us': [{ says: 'Log out', to: '/logout' }],
};
