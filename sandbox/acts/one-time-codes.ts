import type { CodePurpose } from '../rules/one-time-code.ts';
import { codeLengths, codeLimits, codeMessages, judgeCode, justSent } from '../rules/one-time-code.ts';
import { randomDigits, slowHashOf } from '../secrets.ts';
import { holdCode, keepCode, markCode } from '../store/access.ts';
import type { Act } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

const seal = (act: Act, mobile: string, code: string) => slowHashOf(code, `${act.salt} ${mobile}`);

/** Sends a new code, in place of the one before. `subject` is what it was asked for, where that matters. */
export async function sendCode(act: Act, mobile: string, purpose: CodePurpose, subject = ''): Promise<void> {
  const code = randomDigits(codeLengths[purpose]);
  const expiresAt = act.now + codeLimits.livesMs;
  await keepCode(act.db, mobile, purpose, { subject, hash: await seal(act, mobile, code), expiresAt });
  const [at, until] = [new Date(act.now).toISOString(), new Date(expiresAt).toISOString()];
  act.outbox.send({ mobile, purpose, code, at, expiresAt: until });
}

/** Sends a code, unless one was sent a moment ago: asked for twice at once, it is one code. */
export async function sendCodeOnce(act: Act, mobile: string, purpose: CodePurpose): Promise<void> {
  if (!justSent(await holdCode(act.db, mobile, purpose), act.now)) await sendCode(act, mobile, purpose);
}

/** Takes a typed code, or refuses it with what is wrong. `statusCode` is 400 unless the call says otherwise. */
export async function takeCode(
  act: Act,
  mobile: string,
  purpose: CodePurpose,
  typed: string,
  { subject = '', statusCode = 400 } = {},
): Promise<void> {
  const issued = await holdCode(act.db, mobile, purpose);
  const matches = issued?.subject === subject && issued.hash === (await seal(act, mobile, typed));
  const verdict = judgeCode(issued, matches, act.now);
  if (verdict === 'wrong') await markCode(act.db, mobile, purpose, { wrong_tries: (issued?.wrongTries ?? 0) + 1 });
  if (verdict !== 'right') refuse(statusCode, codeMessages[verdict]);
  if (issued?.usedAt === null) await markCode(act.db, mobile, purpose, { used_at: new Date(act.now) });
}
