/** §9: four digits to log in, six for Aadhaar and the Key Fact Statement. */
export const codeLengths = { login: 4, aadhaar: 6, kfs: 6 } as const;

export type CodePurpose = keyof typeof codeLengths;

export const codeLimits = {
  livesMs: 600_000,
  wrongTries: 3,
  /** The same act sent again, because its answer was lost on the way, is answered again for so long. */
  repeatMs: 30_000,
  /** For each number and purpose, over all codes of the last hour: a new code gives no new guesses without end. */
  windowMs: 3_600_000,
  codesInWindow: 20,
  wrongTriesInWindow: 10,
} as const;

export interface IssuedCode {
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly wrongTries: number;
  readonly usedAt: number | null;
}

export type Verdict = 'right' | 'wrong' | 'expired' | 'too many tries' | 'blocked';

/** The codes of one number and purpose that count for its limits. */
function inWindow(issued: readonly IssuedCode[], now: number): readonly IssuedCode[] {
  return issued.filter(({ sentAt }) => sentAt > now - codeLimits.windowMs);
}

function isBlocked(issued: readonly IssuedCode[], now: number): boolean {
  const wrong = inWindow(issued, now).reduce((sum, { wrongTries }) => sum + wrongTries, 0);
  return wrong >= codeLimits.wrongTriesInWindow;
}

/**
 * What a typed code is worth. `issued` are the codes of one number and purpose, the newest first: a new code replaces
 * the one before it, so a borrower has one at a time.
 */
export function judgeCode(issued: readonly IssuedCode[], matches: boolean, now: number): Verdict {
  const [code] = issued;
  if (isBlocked(issued, now)) return 'blocked';
  if (!code || now >= code.expiresAt) return 'expired';
  if (code.wrongTries >= codeLimits.wrongTries) return 'too many tries';
  if (code.usedAt !== null && now > code.usedAt + codeLimits.repeatMs) return 'expired';
  return matches ? 'right' : 'wrong';
}

/** Whether another code may be sent to this number; otherwise why not. */
export function judgeRequest(issued: readonly IssuedCode[], now: number): 'allowed' | 'blocked' | 'too many codes' {
  if (isBlocked(issued, now)) return 'blocked';
  return inWindow(issued, now).length < codeLimits.codesInWindow ? 'allowed' : 'too many codes';
}

/**
 * Whether a code was sent so shortly before that asking for one again is the same act sent again: the borrower has it
 * already, and a second one would make the first useless.
 */
export function justSent([code]: readonly IssuedCode[], now: number): boolean {
  if (!code || code.usedAt !== null || code.wrongTries >= codeLimits.wrongTries) return false;
  return now < code.sentAt + codeLimits.repeatMs;
}

/** §8: the message under the field. */
export const codeMessages: Readonly<Record<Exclude<Verdict, 'right'> | 'too many codes', string>> = {
  wrong: 'The OTP did not match. Please try again.',
  expired: 'This OTP has expired. Please ask for a new one.',
  'too many tries': 'The OTP was wrong three times. Please ask for a new one.',
  blocked: 'The OTP was wrong too many times. Please try again in an hour.',
  'too many codes': 'You have asked for too many OTPs. Please try again in an hour.',
};
