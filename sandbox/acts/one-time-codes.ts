import type { CodePurpose } from '../rules/one-time-code.ts';
import { codeLengths, codeLimits, codeMessages, judgeCode, judgeRequest, justSent } from '../rules/one-time-code.ts';
import { randomDigits } from '../secrets.ts';
import type { SentCode } from '../store/sent-codes.ts';
import { addCode, changeCode, holdCodes } from '../store/sent-codes.ts';
import type { Act } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

async function send(
  { db, now, log }: Act,
  mobile: string,
  purpose: CodePurpose,
  issued: readonly SentCode[],
  subject = '',
): Promise<void> {
  const verdict = judgeRequest(issued, now);
  if (verdict !== 'allowed') refuse(400, codeMessages[verdict]);
  const code = randomDigits(codeLengths[purpose]);
  await addCode(db, { mobile, purpose, subject, code, sentAt: now, expiresAt: now + codeLimits.livesMs });
  log(`One-time code for ${mobile} (${purpose}): ${code}`);
}

/** Sends a new code, in place of the one before. `subject` is what it was asked for, where that matters. */
export async function sendCode(act: Act, mobile: string, purpose: CodePurpose, subject?: string): Promise<void> {
  await send(act, mobile, purpose, await holdCodes(act.db, mobile, purpose), subject);
}

/** Sends a code, unless one was sent a moment ago: asked for twice at once, it is one code. */
export async function sendCodeOnce(act: Act, mobile: string, purpose: CodePurpose): Promise<void> {
  const issued = await holdCodes(act.db, mobile, purpose);
  if (!justSent(issued, act.now)) await send(act, mobile, purpose, issued);
}

/** Takes a typed code, or refuses it with what is wrong. `statusCode` is 400 unless the call says otherwise. */
export async function takeCode(
  act: Act,
  mobile: string,
  purpose: CodePurpose,
  typed: string,
  { subject = '', statusCode = 400 } = {},
): Promise<void> {
  const issued = await holdCodes(act.db, mobile, purpose);
  const [newest] = issued;
  const matches = newest?.subject === subject && newest.code === typed;
  const verdict = judgeCode(issued, matches, act.now);
  if (newest && verdict === 'wrong') await changeCode(act.db, newest.id, { wrong_tries: newest.wrongTries + 1 });
  if (verdict !== 'right') refuse(statusCode, codeMessages[verdict]);
  if (newest?.usedAt === null) await changeCode(act.db, newest.id, { used_at: new Date(act.now) });
}
