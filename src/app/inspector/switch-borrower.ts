import { loginByMobile, nextStepCall, verifyOtp } from '#contract/login.ts';
import type { Reply } from '#contract/reply.ts';
import { decide } from '#engine/decision.ts';
import { nextStepDecision } from '#engine/decisions/next-step.ts';
import type { Outcome } from '#engine/outcome.ts';
import { codeVerified } from '#screens/login/enter-otp/flow.ts';
import { storeLogin } from '#session/login.ts';
import { clearLogin } from '#session/logout.ts';
import { queryString } from '../query.ts';
import type { AppServices } from '../run-outcome.ts';
import { readLoginCode } from './sandbox.ts';

const failed = (what: string, reply: Reply) =>
  `${what} failed: ${'message' in reply && reply.message ? reply.message : reply.kind}`;

const addressOf = (outcome: Outcome) =>
  outcome.kind === 'go' ? `${outcome.to}${queryString(outcome.search ?? {})}` : '/home';

/**
 * Ends this session and logs in as another borrower, by the calls a person makes. Goes on with a fresh page, so that
 * nothing of the former borrower stands anywhere. Gives what went wrong, or nothing.
 */
export async function switchBorrower(mobile: string, world: AppServices): Promise<string | undefined> {
  const { send, session, platformTag } = world;
  clearLogin(session);
  const asked = await send(loginByMobile, { query: {}, body: { mobile, plateform: platformTag } });
  if (asked.kind !== 'answered') return failed('The login', asked);
  const otp = await readLoginCode(mobile).catch(() => undefined);
  if (!otp) return 'The sandbox gave no code for this login.';
  const verified = await send(verifyOtp, { body: { mobile, otp } });
  if (verified.kind !== 'answered') return failed('The code', verified);
  const { login } = decide(codeVerified(mobile), verified, session.facts()).outcome;
  if (login) storeLogin(session, login);
  const { outcome } = decide(
    nextStepDecision,
    await send(nextStepCall, { body: { plateform: platformTag } }),
    session.facts(),
  );
  session.patch(outcome.patch ?? {});
  world.redirect(addressOf(outcome), false);
  return undefined;
}
