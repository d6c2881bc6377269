import { ruleRegistry } from '#engine/rules.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { sampleAadhaar } from '../personas.ts';
import { randomToken } from '../secrets.ts';
import { redeemCode, sendCode } from '../services/one-time-codes.ts';
import { leadAt, markDone, refuseTooEarly } from '../services/steps.ts';
import { partnerPage } from '../services/underwriting.ts';
import { changeCustomer, changeLead, type Lead } from '../store/borrowers.ts';
import { openSession, sessionById } from '../store/partner-sessions.ts';
import { assertFree } from './kyc.ts';

/** §5 "Aadhaar": the digits of a number. */
function validAadhaar(aadharNo: string): string {
  const { aadhaar, notZeros } = ruleRegistry;
  if (!aadhaar.check(aadharNo) || !notZeros.check(aadharNo)) refuse(400, 'Please enter valid aadhaar number');
  return aadharNo.replace(/\D/g, '');
}

/** Stores the last four digits and a salted hash, never the number. */
async function saveAadhaar(ctx: BorrowerContext, number: string, hash: string): Promise<void> {
  await assertFree(ctx, 'aadhaar', hash);
  await changeCustomer(ctx.db, ctx.customer.id, { aadhaar_last4: number.slice(-4), aadhaar_hash: hash });
}

/** §4 "Aadhaar": the PAN-Aadhaar check. It fails for one persona until the tax portal was opened. */
async function checkPanLink(ctx: BorrowerContext, lead: Lead): Promise<void> {
  if (ctx.persona.traits.aadhaar === 'not linked' && !lead.flags.linking) {
    await changeLead(ctx.db, lead, { flags: { kycFailed: true } });
    refuse(400, 'Your PAN is not linked with your Aadhaar.', { route: '/pan-not-linked' });
  }
  await markDone(ctx, lead, '/enter-aadhar', { flags: { kycFailed: false } });
}

async function verifyPanLink(_received: unknown, ctx: BorrowerContext) {
  const lead = await leadAt(ctx, '/enter-aadhar');
  if (!ctx.customer.aadhaar_hash) refuseTooEarly();
  await checkPanLink(ctx, lead);
  return {};
}

/** §4 "Aadhaar": with a one-time code or the document locker. */
export const aadhaarHandlers = {
  async aadhaarStatus(_received, { persona }) {
    return { data: { isAadhaarDown: persona.traits.aadhaar === 'down' } };
  },

  async aadhaarGenerateOtp({ body }, ctx) {
    await leadAt(ctx, '/enter-aadhar');
    const number = validAadhaar(body.aadharNo);
    if (ctx.persona.traits.aadhaar === 'down') refuse(400, 'The Aadhaar service is down. Please use DigiLocker.');
    await sendCode(ctx, ctx.customer.mobile, 'aadhaar', { subject: await ctx.hash(number) });
    return { message: 'We have sent an OTP to the mobile number of your Aadhaar.' };
  },

  async aadhaarVerifyOtp({ body }, ctx) {
    await leadAt(ctx, '/enter-aadhar');
    const number = validAadhaar(body.aadharNo);
    const subject = await ctx.hash(number);
    await redeemCode(ctx, ctx.customer.mobile, 'aadhaar', body.otp, { subject });
    await saveAadhaar(ctx, number, subject);
    return {};
  },

  aadhaarPanVerify: verifyPanLink,
  aadhaarPanReverify: verifyPanLink,

  async digilockerInitiate({ body: { callBackUrl } }, ctx) {
    const lead = await leadAt(ctx, '/enter-aadhar');
    const page = partnerPage(ctx, callBackUrl, '/sandbox/locker/');
    const session = await openSession(ctx, 'locker', lead.id, { callBackUrl, code: randomToken() });
    return { data: { url: page(session.id) } };
  },

  async digilockerReturn({ query: { code, state } }, ctx) {
    const lead = await leadAt(ctx, '/enter-aadhar');
    const session = state && (await sessionById(ctx, 'locker', state));
    const allowed = session && session.lead_id === lead.id && session.state === 'allowed';
    if (!allowed || code !== session.data.code) {
      refuse(400, 'You did not share your Aadhaar. Please try again.', { route: '/enter-aadhar' });
    }
    const number = sampleAadhaar(ctx.customer.mobile);
    await saveAadhaar(ctx, number, await ctx.hash(number));
    await checkPanLink(ctx, lead);
    return {};
  },
} satisfies Handlers;
