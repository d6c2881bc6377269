import type { setEmandate } from '#contract/bank.ts';
import type { BodyOf } from '#contract/call.ts';
import { demandTurn, finish, leadOf } from '../acts/lead-steps.ts';
import { demandMandate, hasMandate, orderOf } from '../acts/mandates.ts';
import { flowOf, pennyOf, verify } from '../acts/penny-drop.ts';
import { pennyRefusals } from '../rules/penny-answer.ts';
import type { BorrowerAct, Handlers } from '../wire/handler.ts';
import { refuse } from '../wire/handler.ts';
import { accountOf } from './bank.ts';

async function setUp({ body }: { body: BodyOf<typeof setEmandate> }, act: BorrowerAct) {
  const lead = await leadOf(act, body.leadID);
  const account = await accountOf(act, body.accountId);
  if (hasMandate(act, account)) return { message: 'Already Emandate', data: null };
  demandTurn(act, lead, '/emandate');
  const order = await orderOf(act, lead, account);
  return { message: 'Success', data: { customer_id: `cust_${act.customer.id}`, order_id: order } };
}

/** §4 "E-mandate" and "Penny drop". What is done already is answered as it was, whenever it is asked for again. */
export const mandateHandlers = {
  setEmandate: setUp,
  setEmandateV2: setUp,

  async lenderCredentials({ query: { leadID } }, act) {
    await leadOf(act, leadID);
    return { data: { lenderCreds: { emandate: { encryptedDisbursalKeyId: 'key_sandbox_kadam' } } } };
  },

  async pennyFlow({ query: { leadId } }, act) {
    await leadOf(act, leadId);
    return { data: { flow: flowOf(act) } };
  },

  async pennyDrop({ body }, act) {
    const lead = await leadOf(act, body.leadID);
    const account = await accountOf(act, body.accountId);
    const done = account.status === 'Verified' && lead.done.includes('/emandate');
    if (!done) {
      demandTurn(act, lead, '/emandate');
      demandMandate(act, account);
    }
    const { status, url } = await pennyOf(act, lead, account);
    const data = { pennyStatus: status, metaData: { flow: flowOf(act), ...(url && { url }) } };
    const refusal = pennyRefusals[status];
    if (refusal) refuse(400, refusal, data);
    if (status === 'completed' && !done) {
      await verify(act, account);
      await finish(act, lead, '/emandate');
    }
    return { data };
  },
} satisfies Handlers;
