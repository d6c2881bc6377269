/** §9: four digits to log in, six for Aadhaar and the Key Fact Statement. */
export const codeLengths = { login: 4, aadhaar: 6, kfs: 6 } as const;

export type CodePurpose = keyof typeof codeLengths;

export const codeLimits = {
  livesMs: 600_000,
  wrongTries: 3,
  /** The same act sent again, because its answer was lost on the way, is answered again for so long. */
  repeatMs: 30_000,
} as const;

export interface IssuedCode {
  readonly expiresAt: number;
  readonly wrongTries: number;
  readonly usedAt: number | null;
}

export type Verdict = 'right' | 'wrong' | 'expired' | 'too many tries';

/** What a typed code is worth. A new code replaces the one before it, so a borrower has one at a time. */
export function judgeCode(issued: IssuedCode | undefined, matches: boolean, now: number): Verdict {
  if (!issued || now >= issued.expiresAt) return 'expired';
  if (issued.wrongTries >= codeLimits.wrongTries) return 'too many tries';
  if (issued.usedAt !== null && now > issued.usedAt + codeLimits.repeatMs) return 'expired';
  return matches ? 'right' : 'wrong';
}

/**
 * Whether a code was sent so shortly before that asking for one again is the same act sent again: the borrower has it
 * already, and a second one would make the first useless.
 */
export function justSent(issued: IssuedCode | undefined, now: number): boolean {
  if (!issued || issued.usedAt !== null || issued.wrongTries >= codeLimits.wrongTries) return false;
  return now < issued.expiresAt - codeLimits.livesMs + codeLimits.repeatMs;
}

/** §8: what is said under the field. */
export const codeMessages: Readonly<Record<Exclude<Verdict, 'right'>, string>> = {
  wrong: 'The OTP did not match. Please try again.',
  expired: 'This OTP has expired. Please ask for a new one.',
  'too many tries': 'The OTP was wrong three times. Please ask for a new one.',
};
