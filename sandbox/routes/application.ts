import { enterAddress } from '#schemas/enter-address.ts';
import { steps } from '#schemas/index.ts';
import { demandRules } from '../acts/demand-rules.ts';
import { judge } from '../acts/judging.ts';
import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { judgedOf } from '../acts/statement.ts';
import { addressAnswer } from '../rules/address-answer.ts';
import { stepOfKeys } from '../rules/save-keys.ts';
import { statesWith } from '../rules/states.ts';
import { changeCustomer } from '../store/customers.ts';
import { changeLead } from '../store/leads.ts';
import type { Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

/** §7: the partial updates, the address, and what it answers. */
export const applicationHandlers = {
  async saveAnswer({ body }, act) {
    const { leadID, ...sent } = body;
    const step = stepOfKeys(Object.keys(sent), steps);
    if (typeof step === 'string') refuse(400, step);
    const lead = await leadOf(act, leadID);
    demandTurn(act, lead, step.route);
    demandRules(step, body, act, lead);
    if (step.route === '/your-residence' && act.persona.traits.residence === 'refused') {
      refuse(400, 'We do not lend for this residence yet.');
    }
    const answers = Object.entries(sent).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]);
    await finish(act, await changeLead(act.db, lead, { answers: Object.fromEntries(answers) }), step.route);
    return { data: { leadID } };
  },

  async saveAddress({ body }, act) {
    const lead = await leadOf(act, body.leadID);
    demandTurn(act, lead, '/enter-address');
    demandRules(enterAddress, body, act, lead);
    if (act.persona.traits.address === 'elsewhere') {
      refuse(406, 'Please see your dashboard first.', { route: '/dashboard' });
    }
    const { residenceAddress: houseNo, city, state, pincode: pinCode, landmark } = body;
    await changeCustomer(act.db, act.customer.id, {
      address: JSON.stringify({ houseNo, city, state, pinCode, landmark }),
    });
    const saved = await finish(act, lead, '/enter-address');
    if (lead.lead_type === 'Repeat Case') return { data: { leadID: lead.id } };
    const judged = await judgedOf(act, await judge(act, saved, city), body.finboxCallBackUrl);
    return { data: { CibilAndBreData: addressAnswer(judged), leadID: lead.id } };
  },

  async statesCall({ query: { searchWord } }) {
    return { data: statesWith(searchWord) };
  },

  async savedAddress(_received, { customer }) {
    return { data: customer.address };
  },
} satisfies Handlers;
