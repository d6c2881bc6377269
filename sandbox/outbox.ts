import type { CodePurpose } from './rules/one-time-code.ts';

/** A one-time code on its way to a borrower: the sandbox's stand-in for a text message. */
export interface SentCode {
  readonly mobile: string;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly at: string;
  readonly expiresAt: string;
}

/** Where codes go: kept in memory for the sandbox page, and told to the log. They are never in an answer of the API. */
export interface Outbox {
  send(sent: SentCode): void;
  /** The newest first; of one borrower where a number is given. */
  latest(mobile?: string): readonly SentCode[];
  clear(mobile?: string): void;
}

const kept = 200;

export function createOutbox(log: (line: string) => void): Outbox {
  let codes: readonly SentCode[] = [];
  return {
    send(sent) {
      codes = [sent, ...codes].slice(0, kept);
      log(`One-time code for ${sent.mobile} (${sent.purpose}): ${sent.code}`);
    },
    latest: (mobile) => codes.filter((sent) => !mobile || sent.mobile === mobile),
    clear(mobile) {
      codes = mobile ? codes.filter((sent) => sent.mobile !== mobile) : [];
    },
  };
}
