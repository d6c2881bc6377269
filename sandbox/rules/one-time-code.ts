/** §9: the number of digits. */
export const codeLengths = { login: 4, aadhaar: 6, kfs: 6 } as const;

export type CodePurpose = keyof typeof codeLengths;

/** Limits of the sandbox's own; times in milliseconds. */
export const codeLimits = {
  livesMs: 600_000,
  wrongTries: 3,
  /** A repeated request, whose first response was lost, gets the same answer in this time. */
  repeatMs: 30_000,
  /** Limits per number and purpose, so that new codes do not give unlimited guesses. */
  windowMs: 3_600_000,
  codesInWindow: 20,
  wrongTriesInWindow: 10,
};

export interface IssuedCode {
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly wrong_tries: number;
  readonly used_at: Date | null;
}

type CodeResult = 'right' | 'wrong' | 'expired' | 'too many tries' | 'blocked';

function inWindow(issued: readonly IssuedCode[], now: number): readonly IssuedCode[] {
  return issued.filter(({ sent_at }) => sent_at.getTime() > now - codeLimits.windowMs);
}

function isBlocked(issued: readonly IssuedCode[], now: number): boolean {
  const wrong = inWindow(issued, now).reduce((sum, { wrong_tries }) => sum + wrong_tries, 0);
  return wrong >= codeLimits.wrongTriesInWindow;
}

/** Checks an entered code. `issued` are the codes of one number and purpose, newest first; only the newest is valid. */
export function checkCode(issued: readonly IssuedCode[], matches: boolean, now: number): CodeResult {
  const [code] = issued;
  if (isBlocked(issued, now)) return 'blocked';
  if (!code || now >= code.expires_at.getTime()) return 'expired';
  if (code.wrong_tries >= codeLimits.wrongTries) return 'too many tries';
  if (code.used_at && now > code.used_at.getTime() + codeLimits.repeatMs) return 'expired';
  return matches ? 'right' : 'wrong';
}

/** Whether another code may be sent to this number. */
export function checkCodeRequest(issued: readonly IssuedCode[], now: number): 'allowed' | 'blocked' | 'too many codes' {
  if (isBlocked(issued, now)) return 'blocked';
  return inWindow(issued, now).length < codeLimits.codesInWindow ? 'allowed' : 'too many codes';
}

/** Whether the newest code was sent just now, so that this request is a repeat and a new code would invalidate it. */
export function justSent([code]: readonly IssuedCode[], now: number): boolean {
  if (!code || code.used_at || code.wrong_tries >= codeLimits.wrongTries) return false;
  return now < code.sent_at.getTime() + codeLimits.repeatMs;
}

/** §8: the messages under the field. The dialog of the Key Fact Statement has no Resend. */
export function codeMessages(purpose: CodePurpose) {
  const renewal = purpose === 'kfs' ? 'Tap Cancel, then Continue, for a new one.' : 'Please ask for a new one.';
  return {
    wrong: 'The OTP did not match. Please try again.',
    expired: `This OTP has expired. ${renewal}`,
    'too many tries': `The OTP was wrong three times. ${renewal}`,
    blocked: 'The OTP was wrong too many times. Please try again in an hour.',
    'too many codes': 'You have asked for too many OTPs. Please try again in an hour.',
  };
}
