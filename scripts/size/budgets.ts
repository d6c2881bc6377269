/** The limits in kB, compressed with brotli. */
export const budgets = {
  /** The page of `/` has the first screen and its styles; its scripts must have come before a tap is answered. */
  page: 10,
  firstScripts: 80,
  /** Every other page, before the code of its own screen. */
  otherPages: 190,
  /** What a step adds to that. */
  step: 1,
  otherStyles: 12,
  hindi: 9,
  allScripts: 230,
  serviceWorker: 6,
} as const;

/**
 * What a screen adds to that: JavaScript and styles, kB. The screens of one part of the journey share a file; the
 * one that is named by its route has its own.
 */
export const screenBudgets: Readonly<Record<string, number>> = {
  login: 3,
  home: 8,
  support: 2,
  kyc: 13,
  approval: 4,
  bank: 5,
  loans: 7,
  '/term-condition': 14,
};
