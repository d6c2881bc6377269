import { createSend } from '#api/client.ts';
import type { Send } from '#api/send.ts';
import { acceptKeyFacts, bankAccounts, confirmBankAccount, pennyDrop, setEmandate } from '#contract/bank.ts';
import type { BodyOf } from '#contract/call.ts';
import {
  aadhaarGenerateOtp,
  aadhaarPanVerify,
  aadhaarVerifyOtp,
  panConfirmation,
  selfieLiveness,
  verifySelfie,
} from '#contract/kyc.ts';
import { dashboardCall, loginByMobile, nextStepCall, verifyOtp } from '#contract/login.ts';
import type { Reply } from '#contract/reply.ts';
import type { Route } from '#contract/routes.ts';
import { type LeadType, leadTypes } from '#contract/session.ts';
import type { Answers } from '#engine/rule.ts';
import { savingOf } from '#engine/saving.ts';
import { sampleAadhaar, samplePan } from '#sandbox/personas.ts';
import { exampleFactsOf } from '#sandbox/services/seed.ts';
import { stepByRoute } from '#schemas/index.ts';
import { sentCodes } from './sent-codes.ts';

/** The body of a successful reply; any other reply fails the test. */
export function answered<Body>(reply: Reply<Body>): Body {
  if (reply.kind !== 'answered') throw new Error(`No answer: ${JSON.stringify(reply)}`);
  return reply.body;
}

/** What a successful reply with this `data` matches, and one with 400. */
export const answeredWith = (data: object) => ({ kind: 'answered', body: { data } });
export const refusedWith = (data: object) => ({ kind: 'refused', statusCode: 400, data });

export const origin = 'https://kadam.example';

type Ask = (request: Request) => Promise<Response>;

/** Posts JSON to a path of the sandbox. */
export const postTo = (ask: Ask) => (path: string, body: unknown) =>
  ask(
    new Request(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

/** A borrower who uses the app's API client. */
export function newBorrower(mobile: string, ask: Ask, codeFor: (mobile: string) => Promise<string>) {
  let token = 'no token';
  const send: Send = createSend({
    baseUrl: `${origin}/api/`,
    token: () => token,
    fetch: (input, init) => ask(new Request(input, init)),
  });

  const self = {
    mobile,
    send,
    leadID: 0,
    leadType: 'New Case' as LeadType,
    customerID: '',
    code: () => codeFor(mobile),
    token: () => token,
    /** Posts JSON to an address outside the contract. */
    post: postTo(ask),

    askForCode: () => send(loginByMobile, { query: {}, body: { mobile, plateform: 'web' } }),

    /** Logs in with the sandbox's code and reads the lead. */
    async logIn() {
      await self.askForCode();
      const { data } = answered(await send(verifyOtp, { body: { mobile, otp: await codeFor(mobile) } }));
      token = data.jwtToken;
      self.customerID = data.customer.customerID ?? '';
      await self.next();
      return data;
    },

    /** Logs in without a code. */
    enter(session: { readonly token: string; readonly leadID: number; readonly customerID: string }) {
      token = session.token;
      self.leadID = session.leadID;
      self.customerID = session.customerID;
    },

    /** The result of next-step; stores the lead. */
    async next() {
      const body = { plateform: 'web', ...(self.leadID && { leadID: self.leadID }) };
      const { data } = answered(await send(nextStepCall, { body }));
      self.leadID = data?.leadID ?? 0;
      self.leadType = leadTypes.find((one) => one === data?.leadType) ?? self.leadType;
      return { route: data?.step?.current_route ?? undefined, status: data?.status, leadType: data?.leadType };
    },

    async dashboard() {
      return answered(await send(dashboardCall, { body: dashboardCall.example.body }));
    },

    /** Saves a step with its first passing example and some changes. */
    async save(route: Route, changes: Partial<Answers> = {}): Promise<Reply> {
      const step = stepByRoute(route);
      if (!step) throw new Error(`${route} is not a step: pass() lacks how to complete it.`);
      const own = route === '/enter-your-pan' ? { pan: samplePan(mobile) } : {};
      const answers = { ...step.examples.pass[0], ...own, ...changes };
      const facts = { ...exampleFactsOf(self.leadType), leadID: self.leadID, mobile };
      const { call, body } = savingOf(step, answers, { facts, origin });
      return send(call, { body });
    },

    /** Confirms the details of the PAN. */
    async confirmPan(): Promise<Reply> {
      return send(panConfirmation, { body: { panNumber: samplePan(mobile) } });
    },

    /** Verifies Aadhaar with a one-time code; returns the first failure. */
    async verifyAadhaar(aadharNo = sampleAadhaar(mobile)): Promise<Reply> {
      const sent = await send(aadhaarGenerateOtp, { body: { aadharNo } });
      if (sent.kind !== 'answered') return sent;
      const verified = await send(aadhaarVerifyOtp, { body: { aadharNo, otp: await codeFor(mobile) } });
      return verified.kind === 'answered' ? send(aadhaarPanVerify) : verified;
    },

    /** Both selfie calls; returns the first failure. */
    async takeSelfie(): Promise<Reply> {
      const body = { image: new Blob(['a face'], { type: 'image/jpeg' }), leadID: self.leadID };
      const liveness = await send(selfieLiveness, { body });
      return liveness.kind === 'answered' ? send(verifySelfie, { body }) : liveness;
    },

    /** Completes a step. */
    async pass(route: Route): Promise<Reply> {
      if (route === '/pan-verify') return self.confirmPan();
      if (route === '/enter-aadhar') return self.verifyAadhaar();
      if (route === '/selfie-verification') return self.takeSelfie();
      if (route === '/emandate') return verifyAccount(self);
      if (route === '/bank-list') return chooseAccount(self);
      if (route === '/term-condition') return accept(self);
      return self.save(route);
    },

    /** Completes all steps before `target`, or all that are left. */
    async reach(target?: Route): Promise<void> {
      for (let { route } = await self.next(); route !== target; { route } = await self.next()) {
        if (!route) throw new Error(`${target} is not reached.`);
        // The sandbox names known routes only; `save` throws for any other.
        answered(await self.pass(route as Route));
      }
    },
  };
  return self;
}

export type Borrower = ReturnType<typeof newBorrower>;

/** Saves a bank account; returns the body of the e-mandate and penny-drop calls. */
export async function saveAccount(borrower: Borrower, accountNo = '55210984417') {
  const reply = await borrower.save('/bank-details', { accountNo, confirmedAccountNo: accountNo });
  const { data } = answered(reply) as { data: { accountId: string } };
  return { accountId: data.accountId, leadID: borrower.leadID };
}

/** The id of the newest account. */
export async function newestAccount({ send, leadID }: Borrower) {
  const [account] = answered(await send(bankAccounts, { query: { leadId: leadID } })).data;
  return String(account?.accountID ?? '');
}

/** Sends requests to a running sandbox, whatever their host. */
export const askAt =
  (address: string): Ask =>
  (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(address + pathname + search, request), { redirect: 'manual' });
  };

/** A borrower at a running sandbox. */
export const borrowerAt = (address: string, mobile: string) =>
  newBorrower(mobile, askAt(address), async () => (await sentCodes(fetch, address, mobile))[0] ?? '');

/** Sets the e-mandate up and approves it at the checkout, unless it exists. */
export async function approveMandate({ send, post }: Borrower, body: BodyOf<typeof setEmandate>) {
  const { data } = answered(await send(setEmandate, { body }));
  if (data?.order_id) await post(`/sandbox/checkout/${data.order_id}`, { action: 'approved' });
}

/** Completes the e-mandate and the penny drop of the newest account. */
export async function verifyAccount(payee: Borrower, account?: string | number): Promise<Reply> {
  const body = { accountId: account ?? (await newestAccount(payee)), leadID: payee.leadID };
  await approveMandate(payee, body);
  answered(await payee.send(pennyDrop, { body }));
  await payee.post('/sandbox/clock', { minutes: 1 });
  return payee.send(pennyDrop, { body });
}

async function chooseAccount(payee: Borrower): Promise<Reply> {
  const body = { leadID: payee.leadID, accountID: await newestAccount(payee) };
  return payee.send(confirmBankAccount, { body });
}

/** Another code of as many digits. */
export const wrongCode = (right: string) => right.replace(/^\d/, (digit) => String((Number(digit) + 1) % 10));

/** Accepts the Key Fact Statement with its one-time code or another one. */
export async function accept({ send, leadID, code }: Borrower, typed?: string): Promise<Reply> {
  answered(await send(acceptKeyFacts, { body: { leadId: leadID } }));
  return send(acceptKeyFacts, { body: { leadId: leadID, otp: typed ?? (await code()) } });
}
