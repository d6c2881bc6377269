import type { BodyOf } from '#contract/call.ts';
import type { verifySelfie } from '#contract/kyc.ts';
import { ruleRegistry } from '#engine/rules.ts';
import { stepByRoute } from '#schemas/index.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { defaultDob, sampleAadhaar } from '../personas.ts';
import { randomToken } from '../secrets.ts';
import { redeemCode, sendCode } from '../services/one-time-codes.ts';
import { partnerPage } from '../services/partner-pages.ts';
import { leadAt, leadOf, leadWith, markDone, refuseTooEarly } from '../services/steps.ts';
import { changeCustomer, changeLead, type Lead } from '../store/borrowers.ts';
import { openVisit, visitById } from '../store/visits.ts';

const documents = {
  pan: { column: 'pan', message: 'This PAN number is associated with another existing account' },
  aadhaar: { column: 'aadhaar_hash', message: 'This Aadhaar number is associated with another existing account' },
} as const;

/** The number of the account that a persona's PAN or Aadhaar belongs to. */
const otherMobile = '9800000010';

/** §4 "PAN", "Aadhaar": refuses a PAN, or the hash of an Aadhaar, that another account has, with its masked number. */
async function assertFree(
  { db, customer, persona }: BorrowerContext,
  document: keyof typeof documents,
  value: string,
): Promise<void> {
  const { column, message } = documents[document];
  const others = db.selectFrom('customers').select('mobile').where(column, '=', value).where('id', '!=', customer.id);
  const other = await others.executeTakeFirst();
  const mobile = other?.mobile ?? (persona.traits[document] === 'taken' ? otherMobile : undefined);
  if (mobile) refuse(400, message, { mobileNo: `${mobile.slice(0, 2)}XXXXXX${mobile.slice(-2)}` });
}

const maxAttempts = 2;

async function checkedLead(ctx: BorrowerContext, { image, leadID }: BodyOf<typeof verifySelfie>) {
  const lead = await leadAt(ctx, '/selfie-verification', leadID);
  const isJpeg = typeof image === 'object' && image.type === 'image/jpeg' && image.size > 0;
  if (!isJpeg) refuse(400, 'Please send the selfie as a JPEG image.');
  return lead;
}

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
  if (!ctx.customer.aadhaar_last4) refuseTooEarly();
  await checkPanLink(ctx, lead);
  return {};
}

/**
 * §4 "PAN" with the name; "Aadhaar" with a one-time code or the document locker; the re-KYC of the dashboard; and "Selfie",
 * whose image is never stored.
 */
export const kycHandlers = {
  async saveNameAndEmail({ body }, ctx) {
    const lead = await leadWith(ctx, stepByRoute('/enter-name'), body);
    await changeCustomer(ctx.db, ctx.customer.id, { name: body.name, email: body.email });
    await markDone(ctx, lead, '/enter-name');
    return {};
  },

  async panVerification({ body }, ctx) {
    const lead = await leadWith(ctx, stepByRoute('/enter-your-pan'), body);
    const { customer, persona } = ctx;
    const pan = body.panNumber;
    await assertFree(ctx, 'pan', pan);
    const [first_name = '', ...rest] = customer.name.split(' ');
    const found = { pan_number: pan, full_name: customer.name, dob: persona.traits.dob ?? defaultDob };
    await changeCustomer(ctx.db, customer.id, { pan_found: found });
    await markDone(ctx, lead, '/enter-your-pan');
    return { data: { ...found, full_name_split: { first_name, last_name: rest.join(' ') } } };
  },

  async panConfirmation({ body: { panNumber: pan } }, ctx) {
    const lead = await leadAt(ctx, '/pan-verify');
    if (ctx.customer.pan_found?.pan_number !== pan) refuseTooEarly();
    await assertFree(ctx, 'pan', pan);
    await changeCustomer(ctx.db, ctx.customer.id, { pan });
    await markDone(ctx, lead, '/pan-verify');
    return {};
  },

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
    const visit = await openVisit(ctx, 'locker', lead.id, { callBackUrl, code: randomToken() });
    return { data: { url: page(visit.id) } };
  },

  async digilockerReturn({ query: { code, state } }, ctx) {
    const lead = await leadAt(ctx, '/enter-aadhar');
    const visit = state && (await visitById(ctx, 'locker', state));
    const allowed = visit && visit.lead_id === lead.id && visit.state === 'allowed';
    if (!allowed || code !== visit.data.code) {
      refuse(400, 'You did not share your Aadhaar. Please try again.', { route: '/enter-aadhar' });
    }
    const number = sampleAadhaar(ctx.customer.mobile);
    await saveAadhaar(ctx, number, await ctx.hash(number));
    await checkPanLink(ctx, lead);
    return {};
  },

  async rekycMessages(_received, ctx) {
    const { flags } = await leadOf(ctx);
    if (flags.linking) return { data: { msg1: 'Your PAN is linked with your Aadhaar.', isLinkedDone: true } };
    return {
      data: {
        msg1: 'Your PAN is not linked with your Aadhaar.',
        msg2: 'Link them on the tax portal, then verify again.',
        isLinkedDone: false,
      },
    };
  },

  async mismatchClick(_received, ctx) {
    await changeLead(ctx.db, await leadOf(ctx), { flags: { linking: true } });
    return {};
  },

  async selfieLiveness({ body }, ctx) {
    const lead = await checkedLead(ctx, body);
    const { selfieAttempts = 0 } = lead.flags;
    const { selfie = 'never' } = ctx.persona.traits;
    const failures = { never: 0, 'fails once': 1, fails: Number.POSITIVE_INFINITY }[selfie];
    if (selfieAttempts >= failures) return {};
    const attempt = Math.min(selfieAttempts + 1, maxAttempts);
    await changeLead(ctx.db, lead, { flags: { selfieAttempts: attempt } });
    const message = 'Verification failed. Please try again.';
    return refuse(400, message, { attempt, message });
  },

  async verifySelfie({ body }, ctx) {
    await markDone(ctx, await checkedLead(ctx, body), '/selfie-verification');
    return { message: 'Your selfie is verified.' };
  },
} satisfies Handlers;
