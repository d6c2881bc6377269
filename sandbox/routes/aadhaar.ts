import { emptyDraft, emptyUserSession } from '#contract/session.ts';
import { aadhaar, brokenRule, notZeros } from '#engine/rules.ts';
import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { sendCode, takeCode } from '../acts/one-time-codes.ts';
import { pageAt } from '../acts/partner-page.ts';
import { digitsOf } from '../acts/secret-numbers.ts';
import { sampleAadhaar } from '../personas.ts';
import { maskMobile } from '../rules/masking.ts';
import { randomToken } from '../secrets.ts';
import { changeCustomer, otherWith } from '../store/customers.ts';
import type { Lead } from '../store/leads.ts';
import { changeLead } from '../store/leads.ts';
import { openSession, sessionById } from '../store/partner-sessions.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

const invalid = 'Please enter valid aadhaar number';
const rules = [aadhaar(invalid), notZeros(invalid)];
const nobody = { ...emptyUserSession, ...emptyDraft };
const nowhere = '98XXXXXX10';

function demandAadhaar(aadharNo: string): string {
  if (aadharNo === '' || brokenRule(rules, aadharNo, { answers: {}, facts: nobody })) refuse(400, invalid);
  return digitsOf(aadharNo);
}

/** Keeps the last four digits and a salted hash, never the number itself. */
async function keepAadhaar(act: BorrowerAct, number: string, hash: string): Promise<void> {
  const other = await otherWith(act.db, act.customer.id, 'aadhaar_hash', hash);
  const taken = other ? maskMobile(other.mobile) : act.persona.traits.aadhaar === 'taken' && nowhere;
  if (taken) refuse(400, 'This Aadhaar number is associated with another existing account', { mobileNo: taken });
  await changeCustomer(act.db, act.customer.id, { aadhaar_last4: number.slice(-4), aadhaar_hash: hash });
}

/** §4 "Aadhaar": the PAN-Aadhaar check. It fails for one kind of borrower until they went to link the two. */
async function checkPanLink(act: BorrowerAct, lead: Lead): Promise<void> {
  if (act.persona.traits.aadhaar === 'not linked' && !lead.flags.linking) {
    await changeLead(act.db, lead, { flags: { kycFailed: true } });
    refuse(400, 'Your PAN is not linked with your Aadhaar.', { route: '/pan-not-linked' });
  }
  await finish(act, await changeLead(act.db, lead, { flags: { kycFailed: false } }), '/enter-aadhar');
}

async function checkAgain(_received: unknown, act: BorrowerAct) {
  const lead = await leadOf(act);
  demandTurn(lead, '/enter-aadhar');
  if (!act.customer.aadhaar_hash) refuse(428, 'Please complete the previous step first.');
  await checkPanLink(act, lead);
  return {};
}

/** §4 "Aadhaar": by one-time code or by the document locker. */
export const aadhaarHandlers = {
  async aadhaarStatus(_received, { persona }) {
    return { data: { isAadhaarDown: persona.traits.aadhaar === 'down' } };
  },

  async aadhaarGenerateOtp({ body }, act) {
    demandTurn(await leadOf(act), '/enter-aadhar');
    const number = demandAadhaar(body.aadharNo);
    if (act.persona.traits.aadhaar === 'down') refuse(400, 'The Aadhaar service is down. Please use DigiLocker.');
    await sendCode(act, act.customer.mobile, 'aadhaar', await act.slowHash(number));
    return { message: 'We have sent an OTP to the mobile number of your Aadhaar.' };
  },

  async aadhaarVerifyOtp({ body }, act) {
    demandTurn(await leadOf(act), '/enter-aadhar');
    const number = demandAadhaar(body.aadharNo);
    const subject = await act.slowHash(number);
    await takeCode(act, act.customer.mobile, 'aadhaar', body.otp, { subject });
    await keepAadhaar(act, number, subject);
    return {};
  },

  aadhaarPanVerify: checkAgain,
  aadhaarPanReverify: checkAgain,

  async digilockerInitiate({ body: { callBackUrl } }, act) {
    const lead = await leadOf(act);
    demandTurn(lead, '/enter-aadhar');
    const page = pageAt(act, callBackUrl, '/sandbox/locker/');
    const session = await openSession(act.db, 'locker', lead.id, act.now, { callBackUrl, code: randomToken() });
    return { data: { url: page(session.id) } };
  },

  async digilockerReturn({ query: { code, state } }, act) {
    const lead = await leadOf(act);
    demandTurn(lead, '/enter-aadhar');
    const session = state && (await sessionById(act.db, 'locker', state, act.now));
    const allowed = session && session.lead_id === lead.id && session.state === 'allowed';
    if (!allowed || code !== session.data.code) {
      refuse(400, 'You did not share your Aadhaar. Please try again.', { route: '/enter-aadhar' });
    }
    const number = sampleAadhaar(act.customer.mobile);
    await keepAadhaar(act, number, await act.slowHash(number));
    await checkPanLink(act, lead);
    return {};
  },
} satisfies Handlers;
