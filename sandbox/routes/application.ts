import { enterAddress } from '#schemas/enter-address.ts';
import { steps } from '#schemas/index.ts';
import type { Handlers } from '../http/context.ts';
import { refuse } from '../http/context.ts';
import { stepOfKeys } from '../rules/save-keys.ts';
import { statesWith } from '../rules/states.ts';
import { addressAnswer } from '../rules/underwriting.ts';
import { leadWith, markDone } from '../services/steps.ts';
import { addressResultOf, underwrite } from '../services/underwriting.ts';
import { changeCustomer } from '../store/customers.ts';

/** §7: the partial updates and the address. */
export const applicationHandlers = {
  async saveAnswer({ body }, ctx) {
    const { leadID, ...sent } = body;
    const step = stepOfKeys(Object.keys(sent), steps);
    if (typeof step === 'string') refuse(400, step);
    const lead = await leadWith(ctx, step, body, leadID);
    if (step.route === '/your-residence' && ctx.persona.traits.residence === 'refused') {
      refuse(400, 'We do not lend for this residence yet.');
    }
    await markDone(ctx, lead, step.route, { answers: sent });
    return { data: { leadID } };
  },

  async saveAddress({ body }, ctx) {
    const lead = await leadWith(ctx, enterAddress, body, body.leadID);
    if (ctx.persona.traits.address === 'elsewhere') {
      refuse(406, 'Please see your dashboard first.', { route: '/dashboard' });
    }
    const { residenceAddress: houseNo, city, state, pincode: pinCode, landmark } = body;
    const address = JSON.stringify({ houseNo, city, state, pinCode, landmark });
    await changeCustomer(ctx.db, ctx.customer.id, { address });
    const saved = await markDone(ctx, lead, '/enter-address');
    if (lead.lead_type === 'Repeat Case') return { data: { leadID: lead.id } };
    const result = await addressResultOf(ctx, await underwrite(ctx, saved, city), body.finboxCallBackUrl);
    return { data: { CibilAndBreData: addressAnswer(result), leadID: lead.id } };
  },

  async statesCall({ query: { searchWord } }) {
    return { data: statesWith(searchWord) };
  },

  async savedAddress(_received, { customer }) {
    return { data: customer.address };
  },
} satisfies Handlers;
