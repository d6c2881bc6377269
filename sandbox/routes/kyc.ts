import { enterName } from '#schemas/enter-name.ts';
import { enterYourPan } from '#schemas/enter-your-pan.ts';
import { demandRules } from '../acts/demand-rules.ts';
import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { usualDob } from '../personas.ts';
import { maskMobile } from '../rules/masking.ts';
import { changeCustomer, otherWith } from '../store/customers.ts';
import { changeLead } from '../store/leads.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';

const nowhere = '98XXXXXX10';

/** §4 "PAN": refuses a PAN that another account has. */
async function demandFreePan({ db, customer, persona }: BorrowerAct, pan: string): Promise<void> {
  const other = await otherWith(db, customer.id, 'pan', pan);
  const taken = other ? maskMobile(other.mobile) : persona.traits.pan === 'taken' && nowhere;
  if (taken) refuse(400, 'This PAN number is associated with another existing account', { mobileNo: taken });
}

/** §4 "PAN" and the name before it; the re-KYC messages of the dashboard. */
export const kycHandlers = {
  async saveNameAndEmail({ body }, act) {
    const lead = await leadOf(act);
    demandTurn(act, lead, '/enter-name');
    demandRules(enterName, body, act, lead);
    await changeCustomer(act.db, act.customer.id, { name: body.name.trim(), email: body.email.trim() });
    await finish(act, lead, '/enter-name');
    return {};
  },

  async panVerification({ body }, act) {
    const lead = await leadOf(act);
    demandTurn(act, lead, '/enter-your-pan');
    demandRules(enterYourPan, body, act, lead);
    const { customer, persona } = act;
    const pan = body.panNumber.toUpperCase();
    if (persona.traits.pan === 'unknown') refuse(400, 'We could not find this PAN. Please check it.');
    await demandFreePan(act, pan);
    const [first_name = '', ...rest] = customer.name.split(' ');
    const found = { pan_number: pan, full_name: customer.name, dob: persona.traits.dob ?? usualDob };
    await changeCustomer(act.db, customer.id, { pan_found: JSON.stringify(found) });
    await finish(act, lead, '/enter-your-pan');
    return { data: { ...found, full_name_split: { first_name, last_name: rest.join(' ') } } };
  },

  async panConfirmation({ body }, act) {
    const lead = await leadOf(act);
    demandTurn(act, lead, '/pan-verify');
    const pan = body.panNumber.toUpperCase();
    if (act.customer.pan_found?.pan_number !== pan) refuse(428, 'Please complete the previous step first.');
    await demandFreePan(act, pan);
    await changeCustomer(act.db, act.customer.id, { pan });
    await finish(act, lead, '/pan-verify');
    return {};
  },

  async rekycMessages(_received, act) {
    const { flags } = await leadOf(act);
    return {
      data: {
        msg1: 'Your PAN is not linked with your Aadhaar.',
        msg2: 'Link them on the tax portal, then verify again.',
        isLinkedDone: flags.linking ?? false,
      },
    };
  },

  async mismatchClick(_received, act) {
    await changeLead(act.db, await leadOf(act), { flags: { linking: true } });
    return {};
  },
} satisfies Handlers;
