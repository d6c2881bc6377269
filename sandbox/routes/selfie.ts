import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { changeLead } from '../store/leads.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** §9: so many selfies may fail. */
const attempts = 2;

interface Selfie {
  readonly image: { readonly type: string; readonly size: number };
  readonly leadID: number;
}

async function checkedLead(act: BorrowerAct, { image, leadID }: Selfie) {
  const lead = await leadOf(act, leadID);
  demandTurn(act, lead, '/selfie-verification');
  const isJpeg = typeof image === 'object' && image.type === 'image/jpeg' && image.size > 0;
  if (!isJpeg) refuse(400, 'Please send the selfie as a JPEG image.');
  return lead;
}

/** §4 "Selfie": a live face, then the borrower's own. The image is looked at and never kept. */
export const selfieHandlers = {
  async selfieLiveness({ body }, act) {
    const lead = await checkedLead(act, body);
    const { selfieAttempts = 0 } = lead.flags;
    const { selfie = 'never' } = act.persona.traits;
    if (selfie === 'fails uncounted') refuse(400, 'We could not check your selfie.');
    const fails = { 'fails once': 1, fails: attempts, never: 0 }[selfie];
    const lost = fails === attempts && selfieAttempts >= attempts;
    if (selfieAttempts >= fails && !lost) return {};
    const attempt = Math.min(selfieAttempts + 1, attempts);
    await changeLead(act.db, lead, { flags: { selfieAttempts: attempt } });
    const message = 'Verification failed. Please try again.';
    return refuse(400, message, { attempt, message });
  },

  async verifySelfie({ body }, act) {
    await finish(act, await checkedLead(act, body), '/selfie-verification');
    return { message: 'Your selfie is verified.' };
  },
} satisfies Handlers;
