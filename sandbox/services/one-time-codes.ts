import { refuse } from '../http/context.ts';
import {
  type CodePurpose,
  checkCode,
  checkCodeRequest,
  codeLengths,
  codeLimits,
  codeMessages,
  justSent,
} from '../rules/one-time-code.ts';
import { randomDigits } from '../secrets.ts';
import { lockName } from '../store/store.ts';
import type { SandboxContext } from '../store/transaction.ts';

/** The codes of a number and purpose, the newest first, locked until the transaction ends. */
async function lockCodes({ db }: SandboxContext, mobile: string, purpose: CodePurpose) {
  await lockName(db, `${purpose} ${mobile}`);
  const codes = db.selectFrom('sent_codes').selectAll().where('mobile', '=', mobile).where('purpose', '=', purpose);
  return codes.orderBy('id', 'desc').execute();
}

/**
 * Sends a new code, which replaces the one before, unless one was just sent and `isRepeatable` is true. `subject` is the
 * hash of the Aadhaar that the code belongs to.
 */
export async function sendCode(
  ctx: SandboxContext,
  mobile: string,
  purpose: CodePurpose,
  { subject = '', isRepeatable = false } = {},
): Promise<void> {
  const { db, now } = ctx;
  const issued = await lockCodes(ctx, mobile, purpose);
  if (isRepeatable && justSent(issued, now)) return;
  const result = checkCodeRequest(issued, now);
  if (result !== 'allowed') refuse(400, codeMessages(purpose)[result]);
  const code = randomDigits(codeLengths[purpose]);
  const times = { sent_at: new Date(now), expires_at: new Date(now + codeLimits.livesMs) };
  await db
    .insertInto('sent_codes')
    .values({ mobile, purpose, subject, code, ...times })
    .execute();
}

/** Accepts an entered code once, or refuses it. */
export async function redeemCode(
  ctx: SandboxContext,
  mobile: string,
  purpose: CodePurpose,
  entered: string,
  { subject = '', statusCode = 400 } = {},
): Promise<void> {
  const { db, now } = ctx;
  const issued = await lockCodes(ctx, mobile, purpose);
  const [newest] = issued;
  const result = checkCode(issued, newest?.subject === subject && newest.code === entered, now);
  if (newest && (result === 'wrong' || result === 'right')) {
    const used = { used_at: newest.used_at ?? new Date(now) };
    const changes = result === 'right' ? used : { wrong_tries: newest.wrong_tries + 1 };
    await db.updateTable('sent_codes').set(changes).where('id', '=', newest.id).execute();
  }
  if (result !== 'right') refuse(statusCode, codeMessages(purpose)[result]);
}
