import { createSend } from '#api/client.ts';
import type { Send } from '#api/send.ts';
import type { AnswerOf } from '#contract/call.ts';
import { loginByMobile, nextStepCall, verifyOtp } from '#contract/login.ts';
import type { Reply } from '#contract/reply.ts';
import type { Route } from '#contract/routes.ts';
import type { Facts } from '#contract/session.ts';
import type { Decision } from '#engine/decision.ts';
import { decide } from '#engine/decision.ts';
import { nextStepDecision } from '#engine/decisions/next-step.ts';
import type { Outcome } from '#engine/outcome.ts';
import type { CodeView } from '#screens/login/enter-otp/flow.ts';
import { codeVerified } from '#screens/login/enter-otp/flow.ts';
import { storeLogin } from '#session/login.ts';
import type { Session } from '#session/session.ts';
import { createSession } from '#session/session.ts';
import type { Sandbox } from './sandbox.ts';
import { sandboxAt } from './sandbox.ts';
import type { MemoryStorage } from './storage.ts';
import { createMemoryStorage, inStorage } from './storage.ts';

/** The journey cannot be made: the message says why, in a line. */
export class Stuck extends Error {}

const plateform = 'web';

/**
 * A borrower without a screen: the app's own client, decisions and session over the lender's API, so that the browser
 * that opens afterwards begins with the storage that walking would have left.
 */
export class Walker {
  readonly url: string;
  readonly mobile: string;
  readonly target: Route;
  readonly sandbox: Sandbox;
  readonly send: Send;
  private readonly storage: MemoryStorage = createMemoryStorage();
  private readonly session: Session = inStorage(this.storage, createSession);

  constructor(url: string, mobile: string, target: Route) {
    this.url = url;
    this.mobile = mobile;
    this.target = target;
    this.sandbox = sandboxAt(url);
    this.send = createSend({ baseUrl: `${url}/api/`, token: () => this.storage.getItem('token') });
  }

  get facts(): Facts {
    return this.session.facts();
  }

  get leadID(): number {
    return this.facts.leadID ?? 0;
  }

  stored = (): [key: string, value: string][] => this.storage.entries();

  code(): Promise<string> {
    return this.sandbox.code(this.mobile);
  }

  keep(answers: Readonly<Record<string, string>>): void {
    inStorage(this.storage, () => this.session.keepAnswers(answers));
  }

  /** What an answer means, once the session knows what it is to remember of it. */
  mean<Body, Data, View = string>(table: Decision<Body, Data, View>, reply: Reply<Body, Data>): Outcome<View> {
    const { outcome } = decide(table, reply, this.facts);
    const { login, patch } = outcome;
    if (login) inStorage(this.storage, () => storeLogin(this.session, login));
    if (patch) inStorage(this.storage, () => this.session.patch(patch));
    return outcome;
  }

  async logIn(): Promise<Outcome> {
    const { mobile } = this;
    const sent = await this.send(loginByMobile, { query: {}, body: { mobile, plateform } });
    if (sent.kind !== 'answered') throw new Stuck(`The lender does not let ${mobile} log in: ${JSON.stringify(sent)}`);
    const reply = await this.send(verifyOtp, { body: { mobile, otp: await this.code() } });
    const outcome = this.mean<AnswerOf<typeof verifyOtp>, never, CodeView>(codeVerified(mobile), reply);
    return outcome.kind === 'show' && outcome.then ? outcome.then : outcome;
  }

  async nextStep(): Promise<Outcome> {
    const { leadID, accountId } = this.facts;
    const body = { ...(leadID && { leadID }), ...(accountId && { accountID: accountId }), plateform };
    return this.mean(nextStepDecision, await this.send(nextStepCall, { body }));
  }
}
