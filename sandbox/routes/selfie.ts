import type { BorrowerContext, Handlers } from '../http/context.ts';
import { refuse } from '../http/context.ts';
import { leadAt, markDone } from '../services/steps.ts';
import { changeLead } from '../store/leads.ts';

/** §9. */
const maxAttempts = 2;

interface Selfie {
  readonly image: { readonly type: string; readonly size: number };
  readonly leadID: number;
}

async function checkedLead(ctx: BorrowerContext, { image, leadID }: Selfie) {
  const lead = await leadAt(ctx, '/selfie-verification', leadID);
  const isJpeg = typeof image === 'object' && image.type === 'image/jpeg' && image.size > 0;
  if (!isJpeg) refuse(400, 'Please send the selfie as a JPEG image.');
  return lead;
}

/** §4 "Selfie": liveness, then the face match. The image is never stored. */
export const selfieHandlers = {
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
