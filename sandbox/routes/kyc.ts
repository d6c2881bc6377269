import type { BodyOf } from '#contract/call.ts';
import type { verifySelfie } from '#contract/kyc.ts';
import { enterName } from '#schemas/enter-name.ts';
import { enterYourPan } from '#schemas/enter-your-pan.ts';
import { type BorrowerContext, type Handlers, refuse } from '../http/context.ts';
import { defaultDob } from '../personas.ts';
import { leadAt, leadOf, leadWith, markDone, refuseTooEarly } from '../services/steps.ts';
import { changeCustomer, changeLead } from '../store/borrowers.ts';

const documents = {
  pan: { column: 'pan', message: 'This PAN number is associated with another existing account' },
  aadhaar: { column: 'aadhaar_hash', message: 'This Aadhaar number is associated with another existing account' },
} as const;

/** The number of the account that a persona's PAN or Aadhaar belongs to. */
const otherMobile = '9800000010';

/** §4 "PAN", "Aadhaar": refuses a PAN, or the hash of an Aadhaar, that another account has, with its masked number. */
export async function assertFree(
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

/** §4 "PAN", the name, the re-KYC messages of the dashboard, and §4 "Selfie", whose image is never stored. */
export const kycHandlers = {
  async saveNameAndEmail({ body }, ctx) {
    const lead = await leadWith(ctx, enterName, body);
    await changeCustomer(ctx.db, ctx.customer.id, { name: body.name, email: body.email });
    await markDone(ctx, lead, '/enter-name');
    return {};
  },

  async panVerification({ body }, ctx) {
    const lead = await leadWith(ctx, enterYourPan, body);
    const { customer, persona } = ctx;
    const pan = body.panNumber;
    if (persona.traits.pan === 'unknown') refuse(400, 'We could not find this PAN. Please check it.');
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

  async rekycMessages(_received, ctx) {
    const { flags } = await leadOf(ctx);
    return {
      data: {
        msg1: 'Your PAN is not linked with your Aadhaar.',
        msg2: 'Link them on the tax portal, then verify again.',
        isLinkedDone: flags.linking ?? false,
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
    if (selfie === 'uncounted') refuse(400, 'We could not check your selfie.');
    const fails = { 'fails once': 1, fails: maxAttempts, never: 0 }[selfie];
    const isOutOfAttempts = fails === maxAttempts && selfieAttempts >= maxAttempts;
    if (selfieAttempts >= fails && !isOutOfAttempts) return {};
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
