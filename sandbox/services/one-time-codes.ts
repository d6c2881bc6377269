import type { CallContext } from '../http/context.ts';
import { refuse } from '../http/context.ts';
import type { CodePurpose } from '../rules/one-time-code.ts';
import {
  checkCode,
  checkCodeRequest,
  codeLengths,
  codeLimits,
  codeMessages,
  justSent,
} from '../rules/one-time-code.ts';
import { randomDigits } from '../secrets.ts';
import type { SentCode } from '../store/sent-codes.ts';
import { addCode, changeCode, lockCodes } from '../store/sent-codes.ts';

async function send(
  { db, now, log }: CallContext,
  mobile: string,
  purpose: CodePurpose,
  issued: readonly SentCode[],
  subject = '',
): Promise<void> {
  const result = checkCodeRequest(issued, now);
  if (result !== 'allowed') refuse(400, codeMessages[result]);
  const code = randomDigits(codeLengths[purpose]);
  await addCode(db, { mobile, purpose, subject, code, sentAt: now, expiresAt: now + codeLimits.livesMs });
  log(`One-time code for ${mobile} (${purpose}): ${code}`);
}

/** Sends a new code, which replaces the one before. `subject` is the hash of the Aadhaar it belongs to. */
export async function sendCode(
  ctx: CallContext,
  mobile: string,
  purpose: CodePurpose,
  subject?: string,
): Promise<void> {
  await send(ctx, mobile, purpose, await lockCodes(ctx.db, mobile, purpose), subject);
}

/** Sends a code unless one was just sent. */
export async function sendCodeUnlessJustSent(ctx: CallContext, mobile: string, purpose: CodePurpose): Promise<void> {
  const issued = await lockCodes(ctx.db, mobile, purpose);
  if (!justSent(issued, ctx.now)) await send(ctx, mobile, purpose, issued);
}

/** Accepts an entered code once, or refuses it. */
export async function redeemCode(
  ctx: CallContext,
  mobile: string,
  purpose: CodePurpose,
  entered: string,
  { subject = '', statusCode = 400 } = {},
): Promise<void> {
  const issued = await lockCodes(ctx.db, mobile, purpose);
  const [newest] = issued;
  const matches = newest?.subject === subject && newest.code === entered;
  const result = checkCode(issued, matches, ctx.now);
  if (newest && result === 'wrong') await changeCode(ctx.db, newest.id, { wrong_tries: newest.wrongTries + 1 });
  if (result !== 'right') refuse(statusCode, codeMessages[result]);
  if (newest?.usedAt === null) await changeCode(ctx.db, newest.id, { used_at: new Date(ctx.now) });
}
