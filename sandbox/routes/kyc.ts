import { enterName } from '#schemas/enter-name.ts';
import { enterYourPan } from '#schemas/enter-your-pan.ts';
import type { Handlers } from '../http/context.ts';
import { refuse } from '../http/context.ts';
import { defaultDob } from '../personas.ts';
import { assertFree } from '../services/identity.ts';
import { assertStepOrder, assertValid, leadOf, markDone, refuseTooEarly } from '../services/steps.ts';
import { changeCustomer } from '../store/customers.ts';
import { changeLead } from '../store/leads.ts';

/** §4 "PAN", the name, and the re-KYC messages of the dashboard. */
export const kycHandlers = {
  async saveNameAndEmail({ body }, ctx) {
    const lead = await leadOf(ctx);
    assertStepOrder(ctx, lead, '/enter-name');
    assertValid(enterName, body, ctx, lead);
    await changeCustomer(ctx.db, ctx.customer.id, { name: body.name, email: body.email });
    await markDone(ctx, lead, '/enter-name');
    return {};
  },

  async panVerification({ body }, ctx) {
    const lead = await leadOf(ctx);
    assertStepOrder(ctx, lead, '/enter-your-pan');
    assertValid(enterYourPan, body, ctx, lead);
    const { customer, persona } = ctx;
    const pan = body.panNumber;
    if (persona.traits.pan === 'unknown') refuse(400, 'We could not find this PAN. Please check it.');
    await assertFree(ctx, 'pan', pan);
    const [first_name = '', ...rest] = customer.name.split(' ');
    const found = { pan_number: pan, full_name: customer.name, dob: persona.traits.dob ?? defaultDob };
    await changeCustomer(ctx.db, customer.id, { pan_found: JSON.stringify(found) });
    await markDone(ctx, lead, '/enter-your-pan');
    return { data: { ...found, full_name_split: { first_name, last_name: rest.join(' ') } } };
  },

  async panConfirmation({ body: { panNumber: pan } }, ctx) {
    const lead = await leadOf(ctx);
    assertStepOrder(ctx, lead, '/pan-verify');
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
} satisfies Handlers;
