import type { ScreenRoute } from '#screens/index.ts';

/** The limits in kB, compressed with brotli. */
export const budgets = {
  /** The page of `/` has the first screen and its styles; its scripts must have come before a tap is answered. */
  page: 10,
  firstScripts: 80,
  /** Every other page, before the code of its own screen. */
  otherPages: 190,
  otherStyles: 12,
  hindi: 9,
  allScripts: 230,
  serviceWorker: 6,
} as const;

/** What a route adds to that: JavaScript and styles, kB. Screens of one part of the journey share a file. */
export const routeBudgets: Readonly<Record<ScreenRoute | 'a step', number>> = {
  'a step': 1,
  '/enter-otp': 3,
  '/login': 3,
  '/auto-login': 3,
  '/logout': 3,
  '/home': 8,
  '/dashboard': 8,
  '/contact-us': 2,
  '/pan-verify': 13,
  '/enter-aadhar': 13,
  '/digilocker-verify': 13,
  '/pan-not-linked': 13,
  '/selfie-verification': 13,
  '/loan-approval': 8,
  '/loan-reject': 8,
  '/finbox-create': 8,
  '/finbox': 4,
  '/confirm-details': 8,
  '/emandate': 5,
  '/emandate-status': 5,
  '/bank-list': 5,
  '/term-condition': 14,
  '/my-loan': 7,
  '/re-payment': 7,
  '/select-loan': 7,
};
